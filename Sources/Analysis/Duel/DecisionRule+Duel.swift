package import RunData

extension DecisionRule {
  /// The rule of duels for the statistics of a batch, which are one family.
  package static func duel(refreshRates: [Int] = []) -> DecisionRule {
    var rule = DecisionRule(test: .signedRank, alpha: 0.01)
    rule.margin.milliseconds = EquivalenceMargin.milliseconds(refreshRates: refreshRates)
    return rule
  }

  /// Refuses a duel that cannot show any difference: with three tests per strategy, one strategy
  /// needs 9 pairs, since 3/512 < 0.01.
  package func validateDuel(pairs: Int, strategies: Int) throws(Refusal) {
    let needed = fewestUnits(tests: strategies * DuelStatistic.allCases.count)
    guard pairs < needed else { return }
    throw Refusal(
      Refusal.Reason.fewPairs(
        pairs, strategies == 1 ? "one strategy" : "\(strategies) strategies", alpha, needed))
  }
}
