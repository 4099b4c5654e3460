import Analysis
import RunData

extension RunFacts {
  /// Returns the class of a strategy's colour, the same in all charts and tables of a page.
  func color(of strategy: String) -> String { series.map(\.strategy).unique.color(of: strategy) }
}

extension [String] {
  func color(of strategy: String) -> String { "s\((firstIndex(of: strategy) ?? 0) % 10)" }
}

extension Markup {
  static func swatch(_ color: String) -> Self { "<span class=\"swatch \(color)\"></span>" }

  static func legend(_ entries: [(text: String, color: String)]) -> Self {
    "<ul class=\"legend\">\(entries.map { "<li>\(swatch($0.color))\($0.text)</li>\n" })</ul>"
  }
}
