package import Analysis
package import RunData
import Statistics

/// `summary.csv`: a line per strategy and refresh rate, which follows from `frames.csv` and
/// `run.json`.
package enum SummaryCSV {
  package static func bytes(_ summaries: [SeriesSummary]) -> [UInt8] {
    let absent = summaries.first?.counts.absent ?? []
    let known = columns.filter {
      Metric.named($0.metric.name)?.columns.isDisjoint(with: absent) ?? true
    }
    return CSVText.file(known, summaries)
  }

  /// The columns of the file: at most 40.
  package static let columns: [Column<SeriesSummary>] =
    keys + settings + [rowsIn] + frameTimes + hitches + counts { $0.isInSummary }
    + findings

  /// The columns of the file, then those for JSON and pages only.
  package static let all: [Column<SeriesSummary>] =
    columns + phases + details + counts { !$0.isInSummary }

  private static let keys: [Column<SeriesSummary>] = SeriesHead.columns.map { column in
    column.of { SeriesHead($0.key, runID: $0.runID) }
  }

  /// The settings that two runs must share to be compared.
  private static let settings: [Column<SeriesSummary>] = [
    .key("machine_id", "A fingerprint of processor, cores, memory, kernel and allocator.") {
      .text($0.run.machine.machineID)
    },
    .key("display", "Width and height of the display in points, and device pixels per point.") {
      .text($0.run.scroll.display.text)
    },
    .key("content", "The content of rows besides their background.") {
      .text($0.run.scroll.content)
    },
    .key("trace", "The length of the scroll and its fingerprint.") { .text($0.run.scroll.trace) },
    .key("seed", unit: "1", "The seed of everything random.") { .text(String($0.run.spec.seed)) },
    .key("threads", unit: "1", "Threads that composite.") { .integer($0.run.spec.threads) },
    .key("buffers", unit: "1", "Frame buffers that rotate.") { .integer($0.run.spec.buffers) },
    .key("pipeline", "The pipeline that hitches and headroom_x are judged by.") {
      .text($0.run.spec.pipeline.rawValue)
    },
    .key("rounds", unit: "1", "Measured rounds: passes over the whole trace after round 0.") {
      .integer($0.rounds)
    },
    .key("frames", unit: "1", "Frames of one pass.") { .integer($0.frames) },
  ]

  private static let rowsIn: Column<SeriesSummary> = .key(
    "rows_in_per_round", unit: "1",
    "Rows that came on to the display, or got another cell, in a round; mean over the measured rounds."
  ) { .decimal(Double($0.counts.sums.rowsIn) / Double($0.rounds), places: 1) }

  /// Percentiles are interpolated linearly between closest ranks.
  private static let frameTimes: [Column<SeriesSummary>] =
    [time(.frameTime)] + certainty + Metric.judgedTimes.dropFirst().map(time) + [
      time(
        "frame_max_ms", \.longest.median,
        "The longest frame of a round, and the median over the rounds."),
      time(
        "cold_first_frame_ms", \.coldStart.median,
        "The time of the first frame with empty caches and pools, median over the rounds."),
    ]

  private static let phases: [Column<SeriesSummary>] = Metric.phaseTimes.map(time)

  private static func counts(where isIncluded: (Metric) -> Bool) -> [Column<SeriesSummary>] {
    Metric.counts.filter(isIncluded).map { metric in
      Column(metric) { .optional(metric.exactValue($0.counts), places: metric.places) }
    }
  }

  private static func time(_ time: Metric) -> Column<SeriesSummary> {
    Column(time) { .milliseconds(time.estimate(of: $0).value) }
  }

  private static let findings: [Column<SeriesSummary>] = [
    .exact(
      "findings", unit: "", on: .fonts,
      "Faults of the strategy that a correct one does not have, in sentences joined by \"; \"."
    ) { .text($0.faults.map(\.sentence).joined(separator: "; ")) }
  ]
}
