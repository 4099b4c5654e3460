import Statistics

/// The conditions for a verdict of a duel.
package struct DuelRules: Equatable, Sendable {
  /// The family-wise level of the tests of a batch.
  package var alpha = 0.01
  /// The margin within which strategies are considered equal.
  package var margin: EquivalenceMargin
  /// The number of bootstrap resamples of an interval.
  package var resamples = ConfidenceInterval.resamples

  /// The batches that must agree for a verdict of slower or faster.
  package static let recurrences = 2

  /// - Parameter refreshRates: In Hz.
  package init(refreshRates: [Int] = []) {
    margin = EquivalenceMargin.standard
    margin.milliseconds = EquivalenceMargin.milliseconds(refreshRates: refreshRates)
  }

  /// Returns the margin of a statistic: that of medians, or 2.5 times as much for the slowest
  /// frames.
  package func margin(of statistic: DuelStatistic) -> EquivalenceMargin {
    var margin = margin
    margin.factor = 1 + (margin.factor - 1) * statistic.marginMultiple
    return margin
  }

  /// Returns the fewest pairs with which the tests of some strategies can reach the level.
  ///
  /// The smallest p value of n pairs is 2⁻ⁿ, and Holm's adjustment multiplies the smallest of m
  /// values by m, three per strategy: m · 2⁻ⁿ must be below α. An interval needs
  /// ``Statistics/ConfidenceInterval/fewestRounds`` pairs.
  ///
  ///     DuelRules().fewestPairs(strategies: 1)   // 9: 3/512 < 0.01
  package func fewestPairs(strategies: Int) -> Int {
    precondition(strategies > 0, "a duel has at least one strategy")
    precondition(alpha > 0 && alpha < 1, "a level lies between 0 and 1")
    var pairs = ConfidenceInterval.fewestRounds
    let tests = Double(strategies * DuelStatistic.allCases.count)
    while tests * SignedRankTest.smallestP(count: pairs) >= alpha { pairs += 1 }
    return pairs
  }

  /// Refuses a duel that cannot show any difference.
  ///
  /// - Throws: ``DuelRefusal`` with the number of pairs needed.
  package func validate(pairs: Int, strategies: Int) throws(DuelRefusal) {
    let needed = fewestPairs(strategies: strategies)
    guard pairs < needed else { return }
    throw DuelRefusal(pairs: pairs, strategies: strategies, alpha: alpha, needed: needed)
  }
}

/// The error of a duel with too few pairs for its level.
package struct DuelRefusal: Error, Equatable, CustomStringConvertible {
  package let pairs: Int
  package let strategies: Int
  package let alpha: Double
  /// The fewest pairs that can reach the level.
  package let needed: Int

  package var description: String {
    let tests = strategies == 1 ? "one strategy" : "\(strategies) strategies"
    return "\(pairs) pairs can never show a difference of \(tests) at the level \(alpha):"
      + " ask for at least \(needed)"
  }
}
