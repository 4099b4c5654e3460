import FrameStatistics

/// The two tables of one refresh rate: what a frame takes, and what it does.
///
/// Ranked strategies come first, the fastest at the top; those with wrong pixels stand below.
struct RateTables {
  private let ranking: Ranking
  private let strategies: [SeriesSummary]

  init(_ ranking: Ranking) {
    self.ranking = ranking
    strategies = ranking.ranked + ranking.unranked
  }

  /// The line above both tables.
  ///
  ///     120 Hz · budget 8.33 ms · 720 frames a round, 6 rounds
  static func heading(of ranking: Ranking) -> String {
    let first = (ranking.ranked + ranking.unranked)[0]
    return [
      "\(first.refreshRate) Hz",
      "budget \(Wording.milliseconds(first.budget)) ms",
      "\(DecimalText.grouped(first.frames)) frames a round, "
        + "\(first.rounds) \(first.rounds == 1 ? "round" : "rounds")",
    ].joined(separator: " · ")
  }

  var blocks: [[String]] { [times, work].map { $0.lines(limit: Wording.width) } }

  private var times: TextTable {
    let fine = strategies.contains { $0.frameTime.p50 < 1 }
    func column(_ value: (SeriesSummary) -> Double) -> [String] {
      strategies.map { Wording.milliseconds(value($0), fine: fine) }
    }
    var table = TextTable()
    table.append(("", "time of a frame"), .left, cells: strategies.map(\.strategy))
    table.append(("p50", "ms"), cells: column(\.frameTime.p50))
    table.append(("p95", "ms"), cells: column(\.frameTime.p95))
    table.append(("p99", "ms"), cells: column(\.frameTime.p99))
    table.append(("max", "ms"), cells: column(\.frameTime.maximum))
    table.append(
      ("p95 of", "budget"),
      cells: strategies.map {
        DecimalText.fixed($0.frameTime.p95 / $0.budget * 100, places: 0) + " %"
      })
    table.append(
      ("frames", "over"), cells: strategies.map { String($0.playback.framesOverBudget) })
    table.append(("", "hitches"), cells: strategies.map { String($0.playback.hitches.count) })
    table.append(("hitch time", "ratio"), .left, cells: hitchRatios)
    table.append(("×", "fastest"), cells: strategies.map(factor))
    return table
  }

  private var work: TextTable {
    var table = TextTable()
    table.append(("", "work of a frame"), .left, cells: strategies.map(\.strategy))
    table.append(("blended", "px"), cells: quantities(\.work.blendedPixels))
    table.append(("opaque", "px"), cells: quantities(\.work.opaquePixels))
    table.append(("", "layers"), cells: layers)
    table.append(("bytes", "allocated"), cells: quantities(\.work.allocatedBytes, unit: "B"))
    table.append(("background", "images"), cells: quantities({ Double($0.imageBytes) }, unit: "B"))
    table.append(("rows in", "a round"), cells: strategies.map { perRound($0.rowsIn, of: $0) })
    table.append(
      ("cells made", "a round"), cells: strategies.map { perRound($0.cellsCreated, of: $0) })
    return table
  }

  /// Numbers aligned at their points, labels at their starts.
  private var hitchRatios: [String] {
    let places = strategies.contains { $0.playback.hitchRatio >= 1_000 } ? 0 : 1
    let ratios = strategies.map { DecimalText.fixed($0.playback.hitchRatio, places: places) }
    let width = ratios.map(\.count).max() ?? 0
    return zip(ratios, strategies).map { ratio, summary in
      String(repeating: " ", count: width - ratio.count) + ratio + " ms/s "
        + summary.hitchRating.rawValue
    }
  }

  private var layers: [String] {
    let whole = strategies.allSatisfy { $0.work.layers == $0.work.layers.rounded() }
    return strategies.map { DecimalText.fixed($0.work.layers, places: whole ? 0 : 1) }
  }

  private func quantities(_ value: (SeriesSummary) -> Double, unit: String = "") -> [String] {
    strategies.map { Wording.quantity(value($0), unit: unit) }
  }

  /// A total over the measured rounds, for one of them: whole unless rounds differ.
  private func perRound(_ total: Int, of summary: SeriesSummary) -> String {
    total.isMultiple(of: summary.rounds)
      ? DecimalText.grouped(total / summary.rounds)
      : DecimalText.fixed(Double(total) / Double(summary.rounds), places: 1)
  }

  private func factor(_ summary: SeriesSummary) -> String {
    guard !ranking.unranked.contains(summary) else { return "not ranked" }
    return ranking.timesFastest(summary).map { DecimalText.fixed($0, places: 2) } ?? "–"
  }
}
