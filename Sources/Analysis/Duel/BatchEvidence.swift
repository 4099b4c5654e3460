import Glibc
package import Statistics

/// The statistics of one batch of a duel for one strategy.
package struct BatchEvidence: Equatable, Sendable {
  package let pairs: Int
  /// The ratio of head to base: the pseudomedian of the pairs' ratios.
  package let effect: Double
  /// The 95 % interval of the effect; `nil` with too few pairs.
  package let interval: ConfidenceInterval?
  /// The one-sided p value for a slower head, adjusted for all strategies.
  package let pSlower: Double
  /// The one-sided p value for a faster head, adjusted for all strategies.
  package let pFaster: Double
  /// The smallest factor that is shown with a power of 80 %; `nil` with too few pairs.
  package let smallestEffect: Double?
  package let verdict: Verdict
}

extension BatchEvidence {
  /// Returns the evidence of a batch for each strategy.
  ///
  /// - Precondition: Each pair has a log-ratio for each strategy.
  static func all(
    of strategies: [String], in batch: DuelBatch, by rules: DuelRules
  ) -> [BatchEvidence] {
    let samples = strategies.map { strategy in
      batch.pairs.map { pair in
        guard let ratio = pair.logRatios[strategy] else {
          preconditionFailure("every pair of a duel has all of its strategies")
        }
        return ratio
      }
    }
    let tests = samples.map(SignedRankTest.init)
    let slower = tests.map(\.pGreater).holmAdjusted
    let faster = tests.map(\.pLess).holmAdjusted
    return strategies.indices.map { index in
      BatchEvidence(
        samples[index], pSlower: slower[index], pFaster: faster[index],
        baseMilliseconds: batch.baseMilliseconds[strategies[index]], by: rules,
        alpha: rules.alpha / Double(strategies.count))
    }
  }

  private init(
    _ logRatios: [Double], pSlower: Double, pFaster: Double, baseMilliseconds: Double?,
    by rules: DuelRules, alpha: Double
  ) {
    let margin = rules.margin
    let effect = logRatios.isEmpty ? 1 : exp(Distribution(logRatios).pseudomedian)
    let interval = ConfidenceInterval.ofPseudomedian(logRatios, resamples: rules.resamples)?
      .ofFactors
    let isRelevant =
      baseMilliseconds.map { $0 * (effect - 1).magnitude >= margin.milliseconds } ?? true
    pairs = logRatios.count
    self.effect = effect
    self.interval = interval
    self.pSlower = pSlower
    self.pFaster = pFaster
    smallestEffect = DetectableEffect.ofLogRatios(
      logRatios, alpha: alpha, margin: margin.factor)
    verdict =
      interval.map { interval in
        if pSlower < rules.alpha, interval.low > margin.factor {
          return isRelevant ? .worse : .same(.slight)
        }
        if pFaster < rules.alpha, interval.high < 1 / margin.factor {
          return isRelevant ? .better : .same(.slight)
        }
        return interval.showsEquivalence(within: margin.factor) ? .same : .inconclusive(.scattered)
      } ?? .inconclusive(.scattered)
  }
}

/// The statistics of the control in one batch of a duel.
package struct ControlEvidence: Equatable, Sendable {
  /// The ratio of the control's time next to the head to its time next to the base.
  package let effect: Double
  /// The two-sided p value.
  package let p: Double
  /// Indicates whether the control changed beyond ``EquivalenceMargin/standard``, which invalidates
  /// the batch.
  package let moved: Bool

  /// - Returns: `nil` unless every pair has a control.
  init?(of batch: DuelBatch, by rules: DuelRules) {
    let ratios = batch.pairs.compactMap(\.control)
    guard !ratios.isEmpty, ratios.count == batch.pairs.count else { return nil }
    effect = exp(Distribution(ratios).pseudomedian)
    p = SignedRankTest(ratios).pTwoSided
    moved = p < rules.alpha && max(effect, 1 / effect) > EquivalenceMargin.standard.factor
  }
}
