import Analysis
import Files
import RunData

/// The tables of a sweep at one refresh rate: a row per cell, a column per strategy.
struct SweepTables {
  private let map: CrossoverMap
  private let rate: Int
  private let colors: StrategyColors
  private let cells: [SweepCell]
  private let strategies: [String]

  init(_ map: CrossoverMap, at rate: Int) {
    self.map = map
    self.rate = rate
    colors = StrategyColors(map.strategies)
    cells = map.plan.cells.filter { !map.lines(of: $0, at: rate).isEmpty }
    strategies = map.lines.reduce(into: []) { strategies, line in
      if line.refreshRate == rate, !strategies.contains(line.strategy) {
        strategies.append(line.strategy)
      }
    }
  }

  /// The ratio to the fastest strategy of the cell, then a table per counter.
  var all: [Table] {
    [table("Times the fastest of the cell [95 %]") { "\(Self.ratio($0)) \($0.word)" }]
      + ExactMetric.ofSweeps.map { metric in
        table(metric.name.replacing("_", with: " ")) { Self.count($0.counts[metric.name]) }
      }
  }

  private func table(_ caption: String, _ text: (CrossoverLine) -> String) -> Table {
    var table = Table(
      caption, rows: map.plan.vary.map(\.name).joined(separator: ", "),
      cells.map { TextFormatting.oneLine($0.values.joined(separator: ", ")) },
      colors: cells.map(color))
    for strategy in strategies {
      table.append(
        TextFormatting.name(strategy),
        cells.map { cell in
          map.lines(of: cell, at: rate).first { $0.strategy == strategy }.map(text) ?? "–"
        })
    }
    return table
  }

  /// Returns the class of the colour of a cell's winner.
  private func color(_ cell: SweepCell) -> String {
    switch map.result(of: cell, at: rate) {
    case .winner(let strategy), .single(let strategy): colors[strategy]
    case .tie, .missing, .empty: "none"
    }
  }

  /// Returns a ratio with its interval: `1.250× [1.200, 1.310]`.
  static func ratio(_ line: CrossoverLine) -> String {
    guard let ratio = line.ratio else { return "?" }
    let interval =
      line.interval.map {
        " [\(DecimalText.fixed($0.low, places: 3)), \(DecimalText.fixed($0.high, places: 3))]"
      } ?? ""
    return "\(DecimalText.fixed(ratio, places: 3))×" + interval
  }

  private static func count(_ value: Double?) -> String {
    guard let value else { return "–" }
    return (100..<1e15).contains(value)
      ? DecimalText.grouped(Int(value.rounded())) : DecimalText.shortest(value, places: 1)
  }
}
