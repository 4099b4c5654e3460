import Analysis
import Files
import RunData
import Statistics

/// The tables of a run at one refresh rate.
struct RunTables {
  let ranking: Ranking
  let facts: RunFacts
  let strategies: [SeriesSummary]
  /// Indicates whether times have a third decimal place.
  private let isFine: Bool

  init(_ ranking: Ranking, in facts: RunFacts) {
    (self.ranking, self.facts) = (ranking, facts)
    strategies = ranking.inOrder
    isFine = strategies.contains { $0.p50.value < 1 }
  }

  /// The tables that every medium shows.
  var all: [Table] { [times, budget, work, instructions].compactMap(\.self) }

  var conditions: [String] {
    let first = strategies[0]
    return [
      "\(first.refreshRate) Hz",
      "budget \(TextFormatting.milliseconds(first.budget)) ms",
      "\(DecimalText.counted(first.frames, "frame")) and"
        + " \(Self.rowsPerRound(of: strategies)) rows in a round,"
        + " \(DecimalText.counted(first.rounds, "round"))",
      "\(first.run.spec.pipeline.rawValue) pipeline",
    ]
  }

  var heading: String { conditions.joined(separator: " · ") }

  private func table(
    _ caption: String, names: TableColumn<SeriesSummary>? = nil,
    _ columns: [TableColumn<SeriesSummary>?]
  ) -> Table {
    let names =
      names
      ?? .cells("strategy", .left) { [facts] in
        TableCell(MessageText.oneLine($0.strategy), colors: [facts.color(of: $0.strategy)])
      }
    return Table(caption, of: strategies, [names] + columns.compactMap(\.self))
  }

  /// A column of `summary.csv` with the metric's definition as explanation; `nil` if no strategy
  /// has a value that is shown.
  private func figures(
    _ heading: String, _ metric: String, if isShown: (Double) -> Bool = { _ in true },
    tint: @escaping @Sendable (Double, SeriesSummary) -> Tint? = { _, _ in nil },
    _ text: @escaping @Sendable (Double) -> String
  ) -> TableColumn<SeriesSummary>? {
    guard let file = SummaryCSV.all.first(where: { $0.metric.name == metric }) else {
      preconditionFailure("summary.csv has no column \(metric)")
    }
    guard strategies.contains(where: { file.field($0).number.map(isShown) ?? false }) else {
      return nil
    }
    return TableColumn(
      heading: heading, explanation: file.metric.definition, hasFigures: true,
      cell: { summary in
        guard let value = file.field(summary).number else { return TableCell("–") }
        return TableCell(text(value), tint(value, summary))
      }, file: file)
  }
}

// MARK: - Times

extension RunTables {
  private var times: Table {
    let hasIntervals = strategies.contains { $0.p50.interval != nil }
    return table(
      "Frame time, ms",
      [
        time("median", "frame_p50_ms"),
        !hasIntervals
          ? nil
          : .text(
            "± 95 %",
            explanation:
              "Half the width of the 95 % confidence interval of the median, over rounds."
          ) { summary in
            let median = summary.p50.value
            return summary.p50.interval.map { time(max($0.high - median, median - $0.low)) } ?? "–"
          },
        time("p95", "frame_p95_ms"), time("p99", "frame_p99_ms"), time("max", "frame_max_ms"),
        figures("over\nsquare", "over_square_ms", time),
        .text(
          "×\nfastest",
          explanation:
            "The ratio to the fastest strategy, frame by frame; not the ratio of the medians.",
          ranking.factorText),
        time("first\nframe", "cold_first_frame_ms"),
      ])
  }

  private func time(_ heading: String, _ metric: String) -> TableColumn<SeriesSummary>? {
    figures(heading, metric, tint: Self.tint, time)
  }

  private func time(_ milliseconds: Double) -> String {
    TextFormatting.milliseconds(milliseconds, fine: isFine)
  }

  /// None where app and compositing overlap: a frame may then take longer than the budget.
  private static func tint(_ milliseconds: Double, of summary: SeriesSummary) -> Tint? {
    summary.run.spec.pipeline == .serial && milliseconds > summary.budget ? .bad : nil
  }

  private var budget: Table {
    table(
      "Share of the budget",
      [
        figures("headroom", "headroom_x", TextFormatting.headroom),
        .cells("p95 of\nbudget") { summary in
          let p95 = summary.p95.value
          return TableCell(
            DecimalText.fixed(p95 / summary.budget * 100, places: 0) + " %",
            Self.tint(p95, of: summary))
        },
        figures("hitches", "hitches", tint: { count, _ in count == 0 ? nil : .bad }, Self.grouped),
        figures("hitch time\nratio, ms/s", "hitch_ratio_ms_per_s", TextFormatting.hitchRatio),
        .cells("rating", .left) { TableCell($0.hitchRating.rawValue, $0.hitchRating.tint) },
        strategies.contains { $0.interruptedFrames > 0 }
          ? figures("interrupted\nframes", "interrupted_frames", Self.grouped) : nil,
      ])
  }

  private static func grouped(_ count: Double) -> String { DecimalText.grouped(Int(count)) }
}

// MARK: - Work

extension RunTables {
  private var work: Table {
    table(
      "Work per frame",
      [
        count("blended\npx", "blended_px_per_frame") { TextFormatting.quantity($0) },
        count("opaque\npx", "opaque_px_per_frame") { TextFormatting.quantity($0) },
        count("overdraw", "overdraw") { DecimalText.fixed($0, places: 2) },
        count("off-screen\npasses", "offscreen_passes_per_frame") {
          DecimalText.shortest($0, places: 1)
        },
        count("layers", "layers_per_frame") { DecimalText.fixed($0, places: 1) },
        count("contents\nchanged", "contents_changed_bytes", Self.bytes),
        count("allocated", "allocated_bytes_per_frame", Self.bytes),
        count("background\nimages", "image_bytes", Self.bytes),
        strategies.contains { $0.counts.sums.cellsCreated > 0 }
          ? .text("cells made\nper round") { Self.perRound($0.counts.sums.cellsCreated, of: $0) }
          : nil,
        keepsUnequally ? count("cells\nalive", "cells_alive", Self.grouped) : nil,
      ])
  }

  /// Returns a column of a count; `nil` if it is zero for all strategies.
  private func count(
    _ heading: String, _ metric: String, _ text: @escaping @Sendable (Double) -> String
  ) -> TableColumn<SeriesSummary>? {
    figures(heading, metric, if: { $0 != 0 }, text)
  }

  private static func bytes(_ value: Double) -> String { TextFormatting.quantity(value, unit: "B") }

  /// Indicates whether the cells that are alive at the end are worth a column.
  private var keepsUnequally: Bool {
    let alive = strategies.map(\.facts.cellsAlive)
    guard let most = alive.max(), let fewest = alive.min(), most > 0 else { return false }
    return strategies.contains { $0.key.reuse != "pool" } || most > 2 * fewest
  }

  var instructions: Table? {
    guard let counts = strategies.compactMap(\.facts.instructions).first else { return nil }
    return table(
      "Instructions per frame, thousands",
      Phase.allCases.map { phase in
        .text(
          phase.rawValue,
          explanation:
            "Counted by callgrind over \(counts.frames) frames, with \(counts.kernels) kernels."
        ) { summary in
          summary.facts.instructions?.perFrame(in: phase).map {
            DecimalText.fixed($0 / 1_000, places: $0 < 100_000 ? 1 : 0)
          } ?? "–"
        }
      })
  }

  /// The rows that came in, of the strategy with the fewest: others may count new cells of a row too.
  static func rowsPerRound(of strategies: [SeriesSummary]) -> String {
    perRound(strategies.map(\.counts.sums.rowsIn).min() ?? 0, of: strategies[0])
  }

  private static func perRound(_ total: Int, of summary: SeriesSummary) -> String {
    total.isMultiple(of: summary.rounds)
      ? DecimalText.grouped(total / summary.rounds)
      : DecimalText.fixed(Double(total) / Double(summary.rounds), places: 1)
  }
}

// MARK: - In short

/// The tables of the brief report, with headings of one line.
extension RunTables {
  var brief: Table {
    let first = strategies[0]
    let marksFirst = strategies.contains { $0.coldStart.median > $0.budget }
    let rival = strategies.count > 1 ? ranking.ranked.first : nil
    return table(
      "\(first.refreshRate) Hz, \(TextFormatting.milliseconds(first.budget)) ms", names: briefNames,
      [
        time("median", "frame_p50_ms"), time("p99", "frame_p99_ms"),
        rival.map { .text("vs \(MessageText.name($0.strategy))", .left, ratio) },
        figures("headroom", "headroom_x", TextFormatting.headroom),
        figures(
          "late", "hitches", if: { $0 > 0 }, tint: { count, _ in count == 0 ? nil : .bad },
          Self.grouped),
        .cells("first") { summary in
          let time = summary.coldStart.median
          let mark = time > summary.budget ? " !" : marksFirst ? "  " : ""
          return TableCell(self.time(time) + mark, Self.tint(time, of: summary))
        },
      ])
  }

  var briefWork: Table {
    table(
      "per frame", names: briefNames,
      [
        count("blended px", "blended_px_per_frame") { TextFormatting.quantity($0) },
        count("layers", "layers_per_frame") { DecimalText.fixed($0, places: 1) },
        count("passes", "offscreen_passes_per_frame") { DecimalText.fixed($0, places: 1) },
        count("changed", "contents_changed_bytes", Self.bytes),
        count("allocated", "allocated_bytes_per_frame", Self.bytes),
        count("image memory", "image_bytes", Self.bytes),
      ])
  }

  private var briefNames: TableColumn<SeriesSummary> {
    .text("strategy", .left) { [ranking] in
      MessageText.oneLine($0.strategy) + (ranking.controls.contains($0) ? " (control)" : "")
    }
  }

  private func ratio(_ summary: SeriesSummary) -> String {
    if ranking.unranked.contains(summary) { return "not ranked" }
    if summary == ranking.ranked.first { return "1" }
    guard let comparison = ranking.comparisons[summary.strategy], let effect = comparison.effect
    else { return "–" }
    let (factor, interval) = TextFormatting.ratio(effect, comparison.interval)
    if case .tooFewRounds(let needed) = comparison.verdict.reason {
      return "\(factor) – needs \(needed) rounds"
    }
    let words = [
      factor, comparison.verdict == .same ? nil : interval,
      comparison.verdict.isDifference ? nil : comparison.word,
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension HitchRating {
  fileprivate var tint: Tint {
    switch self {
    case .good: .good
    case .warning: .doubtful
    case .critical: .bad
    }
  }
}

extension Field {
  fileprivate var number: Double? {
    switch self {
    case .empty, .text: nil
    case .integer(let value): Double(value)
    case .decimal(let value, _): value
    }
  }
}

extension Ranking {
  /// The ranked strategies fastest first, then the others.
  var inOrder: [SeriesSummary] { ranked + controls + unranked }

  func factorText(_ summary: SeriesSummary) -> String {
    if unranked.contains(summary) { return "not ranked" }
    if controls.contains(summary) { return "control" }
    if summary == ranked.first { return "1.00" }
    return comparisons[summary.strategy]?.effect.map { DecimalText.fixed($0, places: 2) } ?? "–"
  }
}
