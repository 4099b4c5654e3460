package import RunData
import Statistics

/// The conditions for a verdict of a duel.
package struct DuelRules: Sendable {
  /// The rule for the statistics of a batch, which are one family.
  package var decision = DecisionRule(test: .signedRank, alpha: 0.01)

  /// The batches that must agree for a verdict of slower or faster.
  package static let recurrences = 2

  /// - Parameter refreshRates: In Hz.
  package init(refreshRates: [Int] = []) {
    decision.margin.milliseconds = EquivalenceMargin.milliseconds(refreshRates: refreshRates)
  }

  /// Returns the margin of a statistic: that of medians, or 2.5 times as much for the slowest
  /// frames.
  package func margin(of statistic: DuelStatistic) -> EquivalenceMargin {
    var margin = decision.margin
    margin.factor = 1 + (margin.factor - 1) * statistic.marginMultiple
    return margin
  }

  /// Returns the fewest pairs with which the tests of some strategies can reach the level, three
  /// per strategy.
  ///
  ///     DuelRules().fewestPairs(strategies: 1)   // 9: 3/512 < 0.01
  package func fewestPairs(strategies: Int) -> Int {
    precondition(strategies > 0, "a duel has at least one strategy")
    return decision.fewestUnits(tests: strategies * DuelStatistic.allCases.count)
  }

  /// Refuses a duel that cannot show any difference.
  ///
  /// - Throws: ``RunData/Refusal`` with the number of pairs needed.
  package func validate(pairs: Int, strategies: Int) throws(Refusal) {
    let needed = fewestPairs(strategies: strategies)
    guard pairs < needed else { return }
    throw Refusal(
      Refusal.Reason.fewPairs(
        pairs, strategies == 1 ? "one strategy" : "\(strategies) strategies", decision.alpha, needed
      ))
  }
}
