import Analysis

/// The colours of strategies, the same in all charts and tables of a page.
struct StrategyColors {
  private static let count = 10
  private let order: [String]

  /// - Parameter strategies: Strategies in the order of the record; repetitions are ignored.
  init(_ strategies: [String]) { order = strategies.unique }

  /// The class of a strategy's colour.
  ///
  /// - Precondition: The strategy is one of those given.
  subscript(strategy: String) -> String {
    guard let place = order.firstIndex(of: strategy) else {
      preconditionFailure("the page has no strategy \(strategy)")
    }
    return "s\(place % Self.count)"
  }
}

/// A colour and its meaning.
struct LegendEntry {
  let entry: String
  let swatch: String

  var markup: Markup { "<li><span class=\"swatch \(swatch)\"></span>\(entry)</li>\n" }
}
