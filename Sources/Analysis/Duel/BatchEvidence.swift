import Glibc
import Statistics

/// The evidence of one batch of a duel about one statistic of a strategy.
package struct BatchEvidence: Sendable {
  /// The comparison of head with base, adjusted for all statistics of all strategies.
  package let comparison: Comparison
  package let repeatability: [DuelSide: Repeatability]
}

extension BatchEvidence {
  /// Returns the evidence of a batch by strategy and statistic, for statistics that all pairs have.
  ///
  /// - Precondition: Each pair has the median over all frames of each strategy.
  static func all(
    of strategies: [String], in batch: DuelBatch, by rule: DecisionRule
  ) -> [String: [DuelStatistic: BatchEvidence]] {
    let tested = strategies.flatMap { strategy in
      DuelStatistic.allCases.compactMap { statistic -> (String, DuelStatistic, [Double])? in
        let ratios = batch.pairs.compactMap { $0.logRatios[strategy]?[statistic] }
        let isOfAllPairs = ratios.count == batch.pairs.count
        precondition(statistic != .all || isOfAllPairs, "every pair has all strategies of a duel")
        return isOfAllPairs ? (strategy, statistic, ratios) : nil
      }
    }
    let comparisons = rule.compare(
      tested.map { strategy, statistic, logRatios in
        Comparison.Sample(
          statistic.rawValue, first: batch.baseMilliseconds[strategy]?[statistic],
          .paired(logRatios), margin: statistic.margin(ofMedians: rule.margin))
      })
    var evidence: [String: [DuelStatistic: BatchEvidence]] = [:]
    for ((strategy, statistic, _), comparison) in zip(tested, comparisons) {
      evidence[strategy, default: [:]][statistic] = BatchEvidence(
        comparison: comparison,
        repeatability: batch.repeats.mapValues { pairs in
          Repeatability(pairs.compactMap { $0[strategy]?[statistic] }, resamples: rule.resamples)
        })
    }
    return evidence
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
    moved = EquivalenceMargin.standard.isExceeded(by: effect, of: nil)
  }
}
