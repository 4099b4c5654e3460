import Glibc
package import Statistics

/// The evidence of one batch of a duel about one statistic of a strategy.
package struct BatchEvidence: Equatable, Sendable {
  package let statistic: DuelStatistic
  package let pairs: Int
  /// The ratio of head to base: the pseudomedian of the pairs' ratios.
  package let effect: Double
  /// The 95 % interval of the effect; `nil` with too few pairs.
  package let interval: ConfidenceInterval?
  /// The one-sided p value for a slower head, adjusted for all statistics of all strategies.
  package let pSlower: Double
  /// The one-sided p value for a faster head, adjusted for all statistics of all strategies.
  package let pFaster: Double
  /// The smallest factor that is shown with a power of 80 %; `nil` with too few pairs.
  package let smallestEffect: Double?
  /// The repeatability of each side, which the verdict does not depend on.
  package let repeatability: [DuelSide: Repeatability]
  package let verdict: Verdict
}

extension BatchEvidence {
  /// Returns the evidence of a batch for each strategy, one per statistic that all pairs have.
  ///
  /// - Precondition: Each pair has the median over all frames of each strategy.
  static func all(
    of strategies: [String], in batch: DuelBatch, by rules: DuelRules
  ) -> [[BatchEvidence]] {
    let samples = strategies.flatMap { strategy in
      DuelStatistic.allCases.compactMap { Sample($0, of: strategy, in: batch) }
    }
    let tests = samples.map { SignedRankTest($0.logRatios) }
    let slower = tests.map(\.pGreater).holmAdjusted
    let faster = tests.map(\.pLess).holmAdjusted
    let evidence = samples.indices.map { index in
      BatchEvidence(
        samples[index], pSlower: slower[index], pFaster: faster[index], by: rules,
        alpha: rules.alpha / Double(samples.count))
    }
    return strategies.map { strategy in
      zip(samples, evidence).filter { $0.0.strategy == strategy }.map(\.1)
    }
  }

  /// The pairs of a statistic of a strategy.
  private struct Sample {
    let strategy: String
    let statistic: DuelStatistic
    let logRatios: [Double]
    let baseMilliseconds: Double?
    /// The log-ratios of blocks of the same side.
    let repeats: [DuelSide: [Double]]

    /// - Returns: `nil` if a pair lacks the statistic.
    init?(_ statistic: DuelStatistic, of strategy: String, in batch: DuelBatch) {
      self.strategy = strategy
      self.statistic = statistic
      logRatios = batch.pairs.compactMap { $0.logRatios[strategy]?[statistic] }
      baseMilliseconds = batch.baseMilliseconds[strategy]?[statistic]
      repeats = Dictionary(
        uniqueKeysWithValues: DuelSide.allCases.map { side in
          (side, batch.repeats[side, default: []].compactMap { $0[strategy]?[statistic] })
        })
      guard logRatios.count == batch.pairs.count else {
        precondition(statistic != .all, "every pair of a duel has all of its strategies")
        return nil
      }
    }
  }

  private init(
    _ sample: Sample, pSlower: Double, pFaster: Double, by rules: DuelRules, alpha: Double
  ) {
    let logRatios = sample.logRatios
    let margin = rules.margin(of: sample.statistic)
    let effect = logRatios.isEmpty ? 1 : exp(Distribution(logRatios).pseudomedian)
    let interval = ConfidenceInterval.ofPseudomedian(logRatios, resamples: rules.resamples)?
      .ofFactors
    let isRelevant =
      sample.baseMilliseconds.map { $0 * (effect - 1).magnitude >= margin.milliseconds } ?? true
    statistic = sample.statistic
    pairs = logRatios.count
    self.effect = effect
    self.interval = interval
    self.pSlower = pSlower
    self.pFaster = pFaster
    smallestEffect = DetectableEffect.ofLogRatios(
      logRatios, alpha: alpha, margin: margin.factor)
    repeatability = sample.repeats.mapValues {
      Repeatability($0, resamples: rules.resamples)
    }
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
