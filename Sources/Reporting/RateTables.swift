import Analysis
import Files
import Results
import Statistics

/// The three tables of one refresh rate: what a frame takes, how that fits the budget, and what it
/// does.
///
/// Ranked strategies come first, the one with the greatest headroom at the top; then controls, then
/// strategies with wrong pixels or unpredicted findings.
struct RateTables {
  private let ranking: Ranking
  private let strategies: [SeriesSummary]
  private let isLowerBound: Bool
  private let look: TextLook

  /// - Parameter isLowerBound: Whether no shipping compositor reaches the times: what ranks by them
  ///   is left out.
  init(_ ranking: Ranking, isLowerBound: Bool = false, _ look: TextLook = TextLook()) {
    self.ranking = ranking
    self.isLowerBound = isLowerBound
    self.look = look
    strategies = ranking.inOrder
  }

  /// The line above the tables.
  ///
  ///     120 Hz · budget 8.33 ms · 720 frames and 430 rows in a round, 6 rounds · serial pipeline
  var heading: String { headingParts.joined(separator: " · ") }

  /// The same, on as many lines as it takes where these are narrow.
  var headingLines: [String] {
    look.isNarrow ? TextFormatting.dotted(headingParts, width: look.columns) : [heading]
  }

  private var headingParts: [String] {
    let first = strategies[0]
    return [
      "\(first.refreshRate) Hz" + (isLowerBound ? " (lower bound)" : ""),
      "budget \(TextFormatting.milliseconds(first.budget)) ms",
      "\(DecimalText.grouped(first.frames)) \(first.frames == 1 ? "frame" : "frames") and \(Self.perRound(first.counts.sums.rowsIn, of: first)) rows in "
        + "a round, \(first.rounds) \(first.rounds == 1 ? "round" : "rounds")",
      "\(first.identity.pipeline.rawValue) pipeline",
    ]
  }

  var blocks: [[String]] { [times, budget, work].map { $0.lines(limit: look.columns, look) } }

  /// The tint of times beyond the budget; where app and compositing overlap a frame may take longer.
  private func tints(_ value: (SeriesSummary) -> Double) -> [Tint?] {
    strategies.map {
      $0.identity.pipeline == .serial && value($0) > $0.budget ? .bad : nil
    }
  }

  private var times: TextTable {
    let fine = strategies.contains { $0.frameTime.p50 < 1 }
    var table = TextTable()
    func append(_ name: String, _ value: (SeriesSummary) -> Double) {
      table.append(
        (name, "ms"), cells: strategies.map { TextFormatting.milliseconds(value($0), fine: fine) },
        tints: tints(value))
    }
    table.append(("", "time of a frame"), .left, cells: strategies.map(\.strategy))
    table.append(
      ("p50 ms", "± 95 %"), cells: strategies.map { TextFormatting.median(of: $0, fine: fine) },
      tints: tints(\.frameTime.p50))
    append("p95", \.frameTime.p95)
    append("p99", \.frameTime.p99)
    append("max", \.frameTime.maximum)
    if strategies.contains(where: { $0.overControl != nil }) {
      table.append(
        ("over", "square"),
        cells: strategies.map {
          $0.overControl.map { TextFormatting.milliseconds($0, fine: fine) } ?? "–"
        })
    }
    if !isLowerBound { table.append(("×", "fastest"), cells: strategies.map(ranking.factorText)) }
    return table
  }

  private var budget: TextTable {
    var table = TextTable()
    table.append(("", "share of the budget"), .left, cells: strategies.map(\.strategy))
    if !isLowerBound {
      table.append(("", "headroom"), cells: strategies.map { TextFormatting.headroom($0.headroom) })
    }
    table.append(
      ("p95 of", "budget"),
      cells: strategies.map {
        DecimalText.fixed($0.frameTime.p95 / $0.budget * 100, places: 0) + " %"
      }, tints: tints(\.frameTime.p95))
    table.append(
      ("frames", "over"), cells: strategies.map { String($0.playback.framesOverBudget) },
      tints: strategies.map { $0.playback.framesOverBudget > 0 ? .bad : nil })
    table.append(("", "hitches"), cells: strategies.map { String($0.playback.hitches.count) })
    table.append(
      ("hitch time", "ratio"), .left, cells: hitchRatios,
      tints: strategies.map { $0.hitchRating.tint })
    return table
  }

  private var work: TextTable {
    var table = TextTable()
    table.append(("", "work of a frame"), .left, cells: strategies.map(\.strategy))
    table.append(("blended", "px"), cells: quantities { $0.counts.mean(\.blendedPixels) })
    table.append(("opaque", "px"), cells: quantities { $0.counts.mean(\.opaquePixels) })
    table.append(("", "layers"), cells: layers)
    table.append(
      ("contents", "changed"),
      cells: quantities(unit: "B") { $0.counts.mean(\.traffic.contentsChangedBytes) })
    table.append(
      ("bytes", "allocated"), cells: quantities(unit: "B") { $0.counts.mean(\.allocatedBytes) })
    table.append(
      ("background", "images"), cells: quantities(unit: "B") { Double($0.metadata.imageBytes) })
    table.append(
      ("cells made", "a round"),
      cells: strategies.map { Self.perRound($0.counts.sums.cellsCreated, of: $0) })
    if keepsUnequally {
      table.append(
        ("cells", "alive"), cells: strategies.map { DecimalText.grouped($0.metadata.cellsAlive) })
    }
    return table
  }

  /// Whether it is worth a column how many cells there are at the end: under another policy than
  /// the pool, or where one strategy has more than twice as many as another.
  private var keepsUnequally: Bool {
    let alive = strategies.map(\.metadata.cellsAlive)
    guard let most = alive.max(), let fewest = alive.min(), most > 0 else { return false }
    return strategies.contains { $0.reuse != "pool" } || most > 2 * fewest
  }

  /// Numbers aligned at their points, labels at their starts.
  private var hitchRatios: [String] {
    TextFormatting.hitchRatios(strategies.map(\.playback), unit: "ms/s")
  }

  private var layers: [String] {
    let layers = strategies.map { $0.counts.mean(\.layers) }
    let whole = layers.allSatisfy { $0 == $0.rounded() }
    return layers.map { DecimalText.fixed($0, places: whole ? 0 : 1) }
  }

  private func quantities(unit: String = "", _ value: (SeriesSummary) -> Double) -> [String] {
    strategies.map { TextFormatting.quantity(value($0), unit: unit) }
  }

  /// A total over the measured rounds, for one of them: whole unless rounds differ.
  private static func perRound(_ total: Int, of summary: SeriesSummary) -> String {
    total.isMultiple(of: summary.rounds)
      ? DecimalText.grouped(total / summary.rounds)
      : DecimalText.fixed(Double(total) / Double(summary.rounds), places: 1)
  }
}

extension Ranking {
  /// All strategies in the order of the tables.
  var inOrder: [SeriesSummary] { byHeadroom + controls + unranked }

  /// How many times as long as the fastest a strategy takes, or why that is not said.
  func factorText(_ summary: SeriesSummary) -> String {
    if unranked.contains(summary) { return "not ranked" }
    if controls.contains(summary) { return "control" }
    return timesFastest(summary).map { DecimalText.fixed($0, places: 2) } ?? "–"
  }
}

extension HitchRating {
  /// The tint of a rating.
  var tint: Tint {
    switch self {
    case .good: .good
    case .warning: .doubtful
    case .critical: .bad
    }
  }
}
