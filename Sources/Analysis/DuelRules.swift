import Statistics

/// When a duel says that something became slower or faster.
package struct DuelRules: Equatable, Sendable {
  /// The level of all tests of a batch together.
  package var alpha = 0.01
  /// The margin within which strategies count as equal.
  ///
  /// Where the machine has been calibrated, the factor should not be below what identical binaries
  /// show; the control is held to ``EquivalenceMargin/standard`` all the same.
  package var margin: EquivalenceMargin
  /// How often the bootstrap of an interval draws.
  package var resamples = ConfidenceInterval.resamples

  /// Batches that must agree before anything is called slower or faster.
  package static let recurrences = 2

  /// - Parameter refreshRates: Those of the duel, in Hz.
  package init(refreshRates: [Int] = []) {
    margin = EquivalenceMargin.standard
    margin.milliseconds = EquivalenceMargin.milliseconds(refreshRates: refreshRates)
  }

  /// The fewest pairs of which so many tests can reach the level.
  ///
  /// The smallest p of n pairs is 2⁻ⁿ, and Holm multiplies the smallest of m by m: m · 2⁻ⁿ must be
  /// below α. An interval takes ``Statistics/ConfidenceInterval/fewestRounds`` pairs besides.
  ///
  ///     DuelRules().fewestPairs(strategies: 1)   // 7: 1/128 < 0.01
  package func fewestPairs(strategies: Int) -> Int {
    precondition(strategies > 0, "a duel is about at least one strategy")
    precondition(alpha > 0 && alpha < 1, "a level lies between 0 and 1")
    var pairs = ConfidenceInterval.fewestRounds
    while Double(strategies) * SignedRankTest.smallestP(count: pairs) >= alpha { pairs += 1 }
    return pairs
  }

  /// Refuses a duel that could never show anything.
  ///
  /// - Throws: ``DuelRefusal`` with the number of pairs it takes.
  package func validate(pairs: Int, strategies: Int) throws(DuelRefusal) {
    let needed = fewestPairs(strategies: strategies)
    guard pairs < needed else { return }
    throw DuelRefusal(pairs: pairs, strategies: strategies, alpha: alpha, needed: needed)
  }
}

/// A duel with too few pairs to reach its level.
package struct DuelRefusal: Error, Equatable, CustomStringConvertible {
  package let pairs: Int
  package let strategies: Int
  package let alpha: Double
  /// The fewest pairs that could reach it.
  package let needed: Int

  package var description: String {
    let tests = strategies == 1 ? "one strategy" : "\(strategies) strategies"
    return "\(pairs) pairs can never show a difference of \(tests) at the level \(alpha):"
      + " ask for at least \(needed)"
  }
}
