import Analysis
import Files
import Statistics

/// The budgets of one refresh rate as on processors that many times slower.
struct ThrottleTable {
  private let rows: [(strategy: String, budget: Double, throttled: SeriesSummary.Throttled)]

  init(_ ranking: Ranking) {
    rows = ranking.inOrder.flatMap { summary in
      summary.throttled.map { (summary.strategy, summary.budget, $0) }
    }
  }

  /// Empty if the run did not ask for any.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    var table = TextTable()
    table.append(("", "all times multiplied"), .left, cells: rows.map(\.strategy))
    table.append(
      ("as if", "slower"),
      cells: rows.map { DecimalText.shortest($0.throttled.factor, places: 2) + "×" })
    table.append(("p95", "ms"), cells: rows.map { TextFormatting.milliseconds($0.throttled.p95) })
    table.append(
      ("p95 of", "budget"),
      cells: rows.map { DecimalText.fixed($0.throttled.p95 / $0.budget * 100, places: 0) + " %" })
    table.append(
      ("frames", "over"), cells: rows.map { String($0.throttled.playback.framesOverBudget) })
    table.append(
      ("hitches", "ms/s"), .left, cells: TextFormatting.hitchRatios(rows.map(\.throttled.playback)))
    return table.lines(limit: TextFormatting.width)
      + ["A processor that is slower also has other caches and memory, which a factor leaves out."]
  }
}
