import Glibc
package import Statistics

/// What one batch shows of one strategy.
package struct BatchEvidence: Equatable, Sendable {
  package let pairs: Int
  /// How many times as long the head takes: the pseudomedian of the pairs' ratios.
  package let effect: Double
  /// Where the effect lies, 95 %; `nil` with too few pairs.
  package let interval: ConfidenceInterval?
  /// How likely pairs so slow are if nothing changed, raised for all strategies.
  package let pSlower: Double
  /// The same for pairs so fast.
  package let pFaster: Double
  /// The smallest factor that pairs as scattered as these would show in 80 of 100 cases: the margin,
  /// and on top of it what the test at the level can see; `nil` with fewer than two pairs.
  package let smallestEffect: Double?
  package let verdict: Verdict
}

extension BatchEvidence {
  /// The evidence of a batch for each of some strategies, in their order.
  ///
  /// - Precondition: Each pair has a log-ratio of each strategy.
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
    let effect = logRatios.isEmpty ? 1 : exp(Distribution(logRatios).pseudomedian)
    let interval = ConfidenceInterval.ofPseudomedian(logRatios, resamples: rules.resamples)?
      .ofFactors
    let isWorthIt =
      baseMilliseconds.map { $0 * (effect - 1).magnitude >= rules.margin.milliseconds } ?? true
    pairs = logRatios.count
    self.effect = effect
    self.interval = interval
    self.pSlower = pSlower
    self.pFaster = pFaster
    smallestEffect = DetectableEffect.ofLogRatios(logRatios, alpha: alpha).map {
      $0 * rules.margin.factor
    }
    let margin = rules.margin
    verdict =
      interval.map { interval in
        if pSlower < rules.alpha, interval.low > margin.factor {
          return isWorthIt ? .worse : .same(.slight)
        }
        if pFaster < rules.alpha, interval.high < 1 / margin.factor {
          return isWorthIt ? .better : .same(.slight)
        }
        return interval.showsEquivalence(within: margin.factor) ? .same : .inconclusive(.scattered)
      } ?? .inconclusive(.scattered)
  }
}

/// What the control did in one batch.
package struct ControlEvidence: Equatable, Sendable {
  /// How many times as long the control took beside the head.
  package let effect: Double
  /// How likely that is by chance: two-sided.
  package let p: Double
  /// Whether it moved beyond ``EquivalenceMargin/standard``, so that the batch proves nothing.
  package let moved: Bool

  /// - Returns: `nil` if not every pair has a control.
  init?(of batch: DuelBatch, by rules: DuelRules) {
    let ratios = batch.pairs.compactMap(\.control)
    guard !ratios.isEmpty, ratios.count == batch.pairs.count else { return nil }
    effect = exp(Distribution(ratios).pseudomedian)
    p = SignedRankTest(ratios).pTwoSided
    moved = p < rules.alpha && max(effect, 1 / effect) > EquivalenceMargin.standard.factor
  }
}
