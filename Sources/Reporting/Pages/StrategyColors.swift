import Analysis
import RunData

extension RunFacts {
  /// Returns the class of a strategy's colour, the same in all charts and tables of a page.
  func color(of strategy: String) -> String { series.map(\.strategy).unique.color(of: strategy) }
}

extension [String] {
  func color(of strategy: String) -> String { "s\((firstIndex(of: strategy) ?? 0) % 10)" }
}

struct LegendEntry {
  let entry: String
  let swatch: String

  var markup: Markup { "<li><span class=\"swatch \(swatch)\"></span>\(entry)</li>\n" }
}
