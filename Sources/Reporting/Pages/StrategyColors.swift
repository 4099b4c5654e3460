/// Which colour of the page a strategy has: the same in all charts and tables.
struct StrategyColors {
  private static let count = 10
  /// The strategies, each once.
  let order: [String]

  /// - Parameter strategies: Any strategy as often as it likes, in the order of the record.
  init(_ strategies: some Sequence<String>) {
    order = strategies.reduce(into: []) { order, strategy in
      if !order.contains(strategy) { order.append(strategy) }
    }
  }

  /// The class of a strategy's colour.
  subscript(strategy: String) -> String { "s\(place(of: strategy) % Self.count)" }

  /// The same for a line, dashed where its colour is another one's too.
  func line(_ strategy: String) -> String {
    self[strategy] + (place(of: strategy) < Self.count ? "" : " dashed")
  }

  private func place(of strategy: String) -> Int {
    guard let place = order.firstIndex(of: strategy) else {
      preconditionFailure("a page colours its own strategies")
    }
    return place
  }
}

/// A colour and what it stands for.
struct LegendEntry {
  let entry: String
  /// The class of the colour.
  let swatch: String
}
