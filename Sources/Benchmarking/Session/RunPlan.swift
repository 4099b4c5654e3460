import SeededRandom

/// The order in which passes are run.
///
/// Round 0 of a run in one process runs every series once, in order. The measured rounds are
/// paired: the first of a pair runs the series in a seeded random order, the second in reverse, so
/// that every series has the same mean position and a drift of the machine favours none.
package struct RunPlan: Equatable, Sendable {
  /// One replay of the trace.
  package struct Pass: Equatable, Sendable {
    /// The round; 0 starts with empty caches and pools.
    package let round: Int
    /// The index of the series: a strategy at a refresh rate.
    package let series: Int
  }

  /// The passes, in the order of execution.
  package let passes: [Pass]

  /// Returns the series of a round in the order of execution.
  package func order(ofRound round: Int) -> [Int] {
    passes.filter { $0.round == round }.map(\.series)
  }

  /// - Parameter series: The number of series.
  /// - Parameter rounds: The number of measured rounds.
  package init(series: Int, rounds: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var order = Array(0..<series)
    var passes = order.map { Pass(round: 0, series: $0) }
    for round in 1..<rounds + 1 {
      order = round.isMultiple(of: 2) ? order.reversed() : random.shuffled(order)
      passes += order.map { Pass(round: round, series: $0) }
    }
    self.passes = passes
  }
}
