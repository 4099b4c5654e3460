import Analysis
import Files
import RunData
import Statistics

/// The tables of a run at one refresh rate.
///
/// Ranked strategies come first; then controls; then strategies with wrong pixels or unpredicted
/// faults.
struct RunTables {
  let ranking: Ranking
  let strategies: [SeriesSummary]
  private let colors: StrategyColors
  /// A Boolean value that indicates whether times have a third decimal place.
  private let isFine: Bool

  /// The order of ranked strategies.
  enum Order {
    /// The greatest headroom first.
    case headroom
    /// The shortest median first.
    case median
  }

  init(_ ranking: Ranking, in facts: RunFacts, by order: Order = .headroom) {
    self.ranking = ranking
    strategies =
      switch order {
      case .headroom: ranking.inOrder
      case .median: ranking.byMedian
      }
    colors = StrategyColors(facts.series.map(\.strategy))
    isFine = strategies.contains { $0.frameTime.p50 < 1 }
  }

  /// The tables that every medium shows: frame times, their share of the budget, the work per frame,
  /// and counted instructions.
  var all: [Table] { [times, budget, work, instructions].compactMap(\.self) }

  /// The conditions of the measurement.
  ///
  ///     ["120 Hz", "budget 8.33 ms", "720 frames and 430 rows in a round, 6 rounds", "serial pipeline"]
  var conditions: [String] {
    let first = strategies[0]
    return [
      "\(first.refreshRate) Hz",
      "budget \(TextFormatting.milliseconds(first.budget)) ms",
      "\(DecimalText.grouped(first.frames)) \(first.frames == 1 ? "frame" : "frames") and"
        + " \(Self.perRound(first.counts.sums.rowsIn, of: first)) rows in a round, \(first.rounds)"
        + " \(first.rounds == 1 ? "round" : "rounds")",
      "\(first.run.spec.pipeline.rawValue) pipeline",
    ]
  }

  /// The conditions on one line.
  var heading: String { conditions.joined(separator: " · ") }

  private func table(_ caption: String) -> Table {
    Table(
      caption, rows: "strategy", strategies.map { TextFormatting.oneLine($0.strategy) },
      colors: strategies.map { colors[$0.strategy] })
  }
}

// MARK: - Times

extension RunTables {
  private var times: Table {
    var table = table("Frame time, ms")
    func append(_ heading: String, _ metric: String, _ value: (SeriesSummary) -> Double) {
      table.appendFigures(heading, metric, strategies, tint: { tint(value($0), of: $0) }) {
        time(value($0))
      }
    }
    append("median", "frame_p50_ms", \.frameTime.p50)
    if strategies.contains(where: { $0.p50.interval != nil }) {
      table.append(
        "± 95 %",
        explanation: "Half the width of the 95 % confidence interval of the median, over rounds.",
        strategies.map { summary in
          summary.p50.interval.map {
            TextFormatting.halfWidth($0, of: summary.frameTime.p50, fine: isFine)
          } ?? "–"
        })
    }
    append("p95", "frame_p95_ms", \.frameTime.p95)
    append("p99", "frame_p99_ms", \.frameTime.p99)
    append("max", "frame_max_ms", \.frameTime.maximum)
    if strategies.contains(where: { $0.overControl != nil }) {
      table.appendFigures("over\nsquare", "over_square_ms", strategies) {
        $0.overControl.map(time)
      }
    }
    table.append(
      "×\nfastest",
      explanation:
        "The ratio to the fastest strategy, frame by frame; not the ratio of the medians.",
      strategies.map(ranking.factorText))
    append("first\nframe", "cold_first_frame_ms", \.coldStart.firstFrame)
    return table
  }

  func time(_ milliseconds: Double) -> String {
    TextFormatting.milliseconds(milliseconds, fine: isFine)
  }

  /// Returns the tint of times beyond the budget; none where app and compositing overlap, for a
  /// frame may then take longer.
  func tint(_ milliseconds: Double, of summary: SeriesSummary) -> Tint? {
    summary.run.spec.pipeline == .serial && milliseconds > summary.budget ? .bad : nil
  }

  private var budget: Table {
    var table = table("Share of the budget")
    if strategies.contains(where: { $0.headroom != nil }) {
      table.appendFigures("headroom", "headroom_x", strategies) { summary in
        summary.headroom.map { TextFormatting.headroom($0.lowerBound) }
      }
    }
    table.append(
      "p95 of\nbudget",
      strategies.map { summary in
        Table.Cell(
          Self.share(summary.frameTime.p95, of: summary),
          tint(summary.frameTime.p95, of: summary))
      })
    table.appendFigures(
      "hitches", "hitches", strategies, tint: { $0.playback.hitches.isEmpty ? nil : .bad }
    ) { DecimalText.grouped($0.playback.hitches.count) }
    table.appendFigures("hitch time\nratio, ms/s", "hitch_ratio_ms_per_s", strategies) {
      Self.ratio($0.playback)
    }
    table.append("rating", align: .left, strategies.map { Self.rating($0.hitchRating) })
    if strategies.contains(where: { $0.interruptedFrames > 0 }) {
      table.appendFigures("interrupted\nframes", "interrupted_frames", strategies) {
        DecimalText.grouped($0.interruptedFrames)
      }
    }
    if strategies.contains(where: { !$0.faults.isEmpty }) {
      table.append("findings", align: .left, strategies.map(Self.findings))
    }
    return table
  }

  private static func share(_ milliseconds: Double, of summary: SeriesSummary) -> String {
    DecimalText.fixed(milliseconds / summary.budget * 100, places: 0) + " %"
  }

  private static func ratio(_ playback: Playback) -> String {
    DecimalText.fixed(playback.hitchRatio, places: 1)
  }

  private static func rating(_ rating: HitchRating) -> Table.Cell {
    let tint: Tint =
      switch rating {
      case .good: .good
      case .warning: .doubtful
      case .critical: .bad
      }
    return Table.Cell(rating.rawValue, tint)
  }

  private static func findings(of summary: SeriesSummary) -> String {
    let unpredicted = summary.faults.count { !$0.isPredicted }
    if unpredicted > 0 { return "\(unpredicted) NOT predicted" }
    return summary.faults.isEmpty ? "none" : "\(summary.faults.count) as predicted"
  }

  /// The medians of the phases, and the share of the budget that they take together.
  var phases: Table {
    var table = table("Medians of the phases, ms, and their share of the budget")
    for phase in Phase.allCases {
      table.appendFigures(phase.rawValue, "\(phase.rawValue)_p50_ms", strategies) {
        TextFormatting.milliseconds($0.phases[phase], fine: true)
      }
    }
    table.append("together", strategies.map(Self.phaseShare))
    return table
  }

  /// Returns the share of the budget that the medians of all phases take together.
  static func phaseShare(_ summary: SeriesSummary) -> String {
    TextFormatting.percent(Phase.allCases.reduce(0) { $0 + summary.phases[$1] } / summary.budget)
  }
}

// MARK: - Work

extension RunTables {
  /// The counters per frame and the memory; columns that are zero for all strategies are left out.
  private var work: Table {
    var table = table("Work per frame")
    func append(
      _ heading: String, _ metric: String, if isShown: Bool = true, _ text: (Double) -> String
    ) {
      let value = Metric.named(metric)?.exactValue ?? { _ in nil }
      guard isShown, strategies.contains(where: { value($0.counts).map { $0 != 0 } ?? false })
      else { return }
      table.appendFigures(heading, metric, strategies) { value($0.counts).map(text) }
    }
    func pixels(_ value: Double) -> String { TextFormatting.quantity(value) }
    func bytes(_ value: Double) -> String { TextFormatting.quantity(value, unit: "B") }
    let hasWholeLayers = strategies.map { $0.counts.mean(\.layers) }.allSatisfy {
      $0 == $0.rounded()
    }
    append("blended\npx", "blended_px_per_frame", pixels)
    append("opaque\npx", "opaque_px_per_frame", pixels)
    append("overdraw", "overdraw") { DecimalText.fixed($0, places: 2) }
    append("off-screen\npasses", "offscreen_passes_per_frame") {
      DecimalText.shortest($0, places: 1)
    }
    append("layers", "layers_per_frame") { DecimalText.fixed($0, places: hasWholeLayers ? 0 : 1) }
    append("contents\nchanged", "contents_changed_bytes", bytes)
    append("allocated", "allocated_bytes_per_frame", bytes)
    append("background\nimages", "image_bytes", bytes)
    if strategies.contains(where: { $0.counts.sums.cellsCreated > 0 }) {
      table.append(
        "cells made\nper round",
        strategies.map { Self.perRound($0.counts.sums.cellsCreated, of: $0) })
    }
    append("cells\nalive", "cells_alive", if: keepsUnequally) { DecimalText.grouped(Int($0)) }
    return table
  }

  /// A Boolean value that indicates whether the number of cells at the end is worth a column: under
  /// another reuse policy than the pool, or where one strategy has more than twice as many as
  /// another.
  private var keepsUnequally: Bool {
    let alive = strategies.map(\.facts.cellsAlive)
    guard let most = alive.max(), let fewest = alive.min(), most > 0 else { return false }
    return strategies.contains { $0.key.reuse != "pool" } || most > 2 * fewest
  }

  /// The instructions of the phases; `nil` if none were counted.
  var instructions: Table? {
    guard let counts = strategies.compactMap(\.facts.instructions).first else { return nil }
    var table = table("Instructions per frame, thousands")
    for phase in Phase.allCases {
      table.append(
        phase.rawValue,
        explanation:
          "Counted by callgrind over \(counts.frames) frames, with \(counts.kernels) kernels.",
        strategies.map { summary in
          summary.facts.instructions?.perFrame(in: phase).map {
            DecimalText.fixed($0 / 1_000, places: $0 < 100_000 ? 1 : 0)
          } ?? "–"
        })
    }
    return table
  }

  /// Returns the mean of a total over the measured rounds: whole unless rounds differ.
  static func perRound(_ total: Int, of summary: SeriesSummary) -> String {
    total.isMultiple(of: summary.rounds)
      ? DecimalText.grouped(total / summary.rounds)
      : DecimalText.fixed(Double(total) / Double(summary.rounds), places: 1)
  }
}

extension Table {
  /// Adds a column of values of `summary.csv` with the metric's definition as explanation; a dash
  /// stands for a missing value.
  fileprivate mutating func appendFigures(
    _ heading: String, _ metric: String, _ summaries: [SeriesSummary],
    tint: (SeriesSummary) -> Tint? = { _ in nil }, _ text: (SeriesSummary) -> String?
  ) {
    append(
      heading, explanation: SummaryCSV.column(metric).metric.definition,
      summaries.map { summary in
        text(summary).map { Cell($0, metric: metric, of: summary, tint(summary)) } ?? Cell("–")
      })
  }
}

extension Ranking {
  /// All strategies in the order of the tables.
  var inOrder: [SeriesSummary] { byHeadroom + controls + unranked }

  /// All strategies, the ranked ones fastest first.
  var byMedian: [SeriesSummary] { ranked + controls + unranked }

  /// Returns the ratio to the shortest median frame time, or the reason for having none.
  func factorText(_ summary: SeriesSummary) -> String {
    if unranked.contains(summary) { return "not ranked" }
    if controls.contains(summary) { return "control" }
    if summary == ranked.first { return "1.00" }
    return comparisons[summary.strategy]?.effect.map { DecimalText.fixed($0, places: 2) } ?? "–"
  }
}
