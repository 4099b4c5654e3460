/// The counters of strategies that were measured together.
public struct MeasuredCounters: Equatable, Sendable {
  /// The counters of each strategy, in the order in which they were measured.
  public let strategies: [StrategyCounters]

  /// Returns the counters of a strategy.
  ///
  /// - Precondition: A strategy of this id was measured.
  /// - Complexity: O(*n*) in the number of strategies.
  public subscript(id: String) -> StrategyCounters {
    guard let counters = strategies.first(where: { $0.id == id }) else {
      fatalError(
        "no strategy \(id) was measured, only " + strategies.map(\.id).joined(separator: ", "))
    }
    return counters
  }
}
