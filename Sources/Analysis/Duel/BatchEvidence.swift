import Glibc
import Statistics

/// The evidence of one batch of a duel about one statistic of a strategy.
package struct BatchEvidence: Sendable {
  package let statistic: DuelStatistic
  /// The comparison of head with base, adjusted for all statistics of all strategies.
  package let comparison: Comparison
  /// The repeatability of each side, which the verdict does not depend on.
  package let repeatability: [DuelSide: Repeatability]
}

extension BatchEvidence {
  /// Returns the evidence of a batch for each strategy, one per statistic that all pairs have.
  ///
  /// - Precondition: Each pair has the median over all frames of each strategy.
  static func all(
    of strategies: [String], in batch: DuelBatch, by rules: DuelRules
  ) -> [[BatchEvidence]] {
    let tested = strategies.flatMap { strategy in
      DuelStatistic.allCases.compactMap { statistic in
        batch.logRatios(of: strategy, statistic).map { (strategy, statistic, $0) }
      }
    }
    let comparisons = rules.decision.compare(
      tested.map { strategy, statistic, logRatios in
        Comparison.Sample(
          statistic.rawValue, first: batch.baseMilliseconds[strategy]?[statistic],
          .paired(logRatios), margin: rules.margin(of: statistic))
      })
    let evidence = zip(tested, comparisons).map { tested, comparison in
      let (strategy, statistic, _) = tested
      let repeats = DuelSide.allCases.map { side in
        let ratios = batch.repeats[side, default: []].compactMap { $0[strategy]?[statistic] }
        return (side, Repeatability(ratios, resamples: rules.decision.resamples))
      }
      return (
        strategy,
        BatchEvidence(
          statistic: statistic, comparison: comparison,
          repeatability: Dictionary(uniqueKeysWithValues: repeats))
      )
    }
    return strategies.map { strategy in evidence.filter { $0.0 == strategy }.map(\.1) }
  }
}

extension DuelBatch {
  /// The log-ratios of all pairs; `nil` if a pair lacks the statistic.
  fileprivate func logRatios(of strategy: String, _ statistic: DuelStatistic) -> [Double]? {
    let ratios = pairs.compactMap { $0.logRatios[strategy]?[statistic] }
    precondition(
      statistic != .all || ratios.count == pairs.count,
      "every pair of a duel has all of its strategies")
    return ratios.count == pairs.count ? ratios : nil
  }
}

/// The change of the control loop, the same code beside both sides, in one batch of a duel.
///
/// It is not the strategy that rankings call the control.
package struct ControlEvidence: Sendable {
  /// The ratio of the control's time next to the head to its time next to the base.
  package let effect: Double
  /// The two-sided p value.
  package let p: Double
  /// Indicates whether the control changed beyond ``EquivalenceMargin/standard``, which invalidates
  /// the batch, whether by chance or not.
  package let moved: Bool

  /// - Returns: `nil` unless every pair has a control.
  init?(of batch: DuelBatch) {
    let ratios = batch.pairs.compactMap(\.control)
    guard !ratios.isEmpty, ratios.count == batch.pairs.count else { return nil }
    effect = exp(Distribution(ratios).pseudomedian)
    p = SignedRankTest(ratios).pTwoSided
    moved = max(effect, 1 / effect) > EquivalenceMargin.standard.factor
  }
}
