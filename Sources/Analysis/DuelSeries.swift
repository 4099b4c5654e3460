import Statistics

/// What a duel measures by itself: a strategy at a refresh rate.
package struct DuelSeries: Hashable, Sendable {
  package let strategy: String
  /// In Hz.
  package let refreshRate: Int

  package init(_ strategy: String, refreshRate: Int) {
    self.strategy = strategy
    self.refreshRate = refreshRate
  }

  /// The names of the series of a duel, in their order: `grid`, or `grid at 60 Hz` where there are
  /// several refresh rates.
  package static func names(of series: [DuelSeries]) -> [String] {
    let isOneRate = Set(series.map(\.refreshRate)).count == 1
    return series.map { isOneRate ? $0.strategy : $0.nameAmongRates }
  }

  /// `grid at 60 Hz`.
  private var nameAmongRates: String { "\(strategy) at \(refreshRate) Hz" }

  /// The name that it goes by among some; `nil` if it is not among them.
  ///
  /// Names without a refresh rate are of a single one, and are taken for any.
  func name(among names: [String]) -> String? {
    [nameAmongRates, strategy].first(where: names.contains)
  }

  /// Whether some names are of its strategy, at any refresh rate.
  func hasStrategy(among names: [String]) -> Bool {
    names.contains {
      $0 == strategy || $0.hasPrefix("\(strategy) at ") && $0.hasSuffix(" Hz")
    }
  }
}
