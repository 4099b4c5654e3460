import RunRecords

/// Which colour of the page a strategy has: the same in all charts and tables.
struct StrategyColors {
  private static let count = 10
  private let order: [String]

  /// - Parameter strategies: Any strategy as often as it likes, in the order of the record.
  init(_ strategies: some Sequence<String>) {
    order = strategies.reduce(into: []) { order, strategy in
      if !order.contains(strategy) { order.append(strategy) }
    }
  }

  /// The class of a strategy's colour.
  subscript(strategy: String) -> String {
    "s\((order.firstIndex(of: strategy) ?? 0) % Self.count)"
  }

  /// The same for a line, dashed where its colour is another one's too.
  func line(_ strategy: String) -> String {
    (order.firstIndex(of: strategy) ?? 0) < Self.count
      ? self[strategy] : "\(self[strategy]) dashed"
  }
}
