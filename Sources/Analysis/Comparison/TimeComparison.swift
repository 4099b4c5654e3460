import Glibc
package import Statistics

/// The comparison of a time of two series.
package struct TimeComparison: Equatable, Sendable {
  /// The metric's column.
  package let metric: String
  /// In milliseconds; `nil` if unknown.
  package let first: Double?
  package let second: Double?
  /// The ratio of second to first: the pseudomedian of the rounds' ratios; `nil` without rounds.
  package let effect: Double?
  /// The 95 % interval of the effect.
  package let interval: ConfidenceInterval?
  /// The compared rounds.
  package let rounds: Int
  /// The two-sided p value; `nil` if not tested.
  package let p: Double?
  /// The p value adjusted for all metrics of the test.
  package let adjustedP: Double?
  /// The minimum detectable factor with a power of 80 %; `nil` with fewer than two rounds.
  package let smallestEffect: Double?
  package let verdict: Verdict

  /// The level of significance.
  package static let alpha = 0.05
}

extension TimeComparison {
  /// `faster`, `slower`, `same` or `inconclusive`.
  package var word: String { verdict.word(better: "faster", worse: "slower") }

  /// Compares several times of two series.
  ///
  /// With enough rounds all metrics are tested with Holm's adjustment, so that a change of a tail
  /// is detected even if the median is unchanged. With fewer rounds no adjusted p value could be
  /// below ``alpha``: the first metric is then tested alone, and the others, with Holm's adjustment
  /// among them, only if it shows a difference (P. H. Westfall and A. Krishen, "Optimally Weighted,
  /// Fixed Sequence and Gatekeeper Multiple Testing Procedures", Journal of Statistical Planning
  /// and Inference 99, 2001). The family-wise error rate is at most ``alpha`` in both cases,
  /// because the procedure depends on the number of rounds only, not on their values. Each test is
  /// Wilcoxon's test of the rounds' log-ratios.
  ///
  /// - Parameter isSequential: Whether the rounds of both series were not interleaved.
  static func all(
    _ metrics: [TimeMetric], _ first: MeasuredSeries, _ second: MeasuredSeries, isSequential: Bool
  ) -> [TimeComparison] {
    let samples = metrics.map { Sample($0, first, second) }
    let p = samples.map { $0.ratios.isEmpty ? 1 : SignedRankTest($0.ratios).pTwoSided }
    guard let primary = p.first else { return [] }
    let rounds = min(first.rounds, second.rounds)
    if rounds >= fewestRounds(tests: samples.count) {
      let adjusted = p.holmAdjusted
      return samples.indices.map { index in
        samples[index].judged(
          p: p[index], adjustedP: adjusted[index], isSequential: isSequential, isJudged: true,
          tests: samples.count)
      }
    }
    let adjusted = [primary] + Array(p.dropFirst()).holmAdjusted
    let testsOthers = primary < alpha
    return samples.indices.map { index in
      samples[index].judged(
        p: p[index], adjustedP: adjusted[index], isSequential: isSequential,
        isJudged: index == 0 || testsOthers, tests: index == 0 ? 1 : samples.count - 1)
    }
  }

  /// Returns the fewest rounds with an interval and a two-sided p value below ``alpha`` for a
  /// number of tests.
  static func fewestRounds(tests: Int) -> Int {
    var rounds = ConfidenceInterval.fewestRounds
    while 2 * SignedRankTest.smallestP(count: rounds) * Double(tests) >= alpha { rounds += 1 }
    return rounds
  }
}

extension TimeComparison {
  /// The rounds' ratios of one metric.
  private struct Sample {
    let metric: String
    let first: Double?
    let second: Double?
    let hasFrames: Bool
    let ratios: [Double]

    init(_ metric: TimeMetric, _ first: MeasuredSeries, _ second: MeasuredSeries) {
      self.metric = metric.name
      self.first = first.values[metric.name]
      self.second = second.values[metric.name]
      if let base = first.frames, let other = second.frames,
        base.framesPerRound == other.framesPerRound
      {
        hasFrames = true
        ratios = metric.logRatios(of: other, over: base) ?? []
      } else {
        hasFrames = false
        ratios = []
      }
    }

    func judged(
      p: Double, adjustedP: Double, isSequential: Bool, isJudged: Bool, tests: Int
    ) -> TimeComparison {
      let interval = ConfidenceInterval.ofPseudomedian(ratios)?.ofFactors
      return TimeComparison(
        metric: metric, first: first, second: second,
        effect: ratios.isEmpty ? nil : exp(Distribution(ratios).pseudomedian),
        interval: interval, rounds: ratios.count, p: ratios.isEmpty ? nil : p,
        adjustedP: ratios.isEmpty ? nil : adjustedP,
        // Two-sided, for one test without Holm's adjustment.
        smallestEffect: DetectableEffect.ofLogRatios(
          ratios, alpha: TimeComparison.alpha / 2, margin: 1),
        verdict: verdict(
          interval, adjustedP: adjustedP, isSequential: isSequential, isJudged: isJudged,
          tests: tests))
    }

    private func verdict(
      _ interval: ConfidenceInterval?, adjustedP: Double, isSequential: Bool, isJudged: Bool,
      tests: Int
    ) -> Verdict {
      guard hasFrames, !ratios.isEmpty else { return .inconclusive(.noFrames) }
      guard let interval else {
        return .inconclusive(.tooFewRounds(needed: TimeComparison.fewestRounds(tests: tests)))
      }
      guard !isSequential else { return .inconclusive(.sequential) }
      if interval.showsEquivalence(within: EquivalenceMargin.standard.factor) { return .same }
      guard isJudged else { return .inconclusive(.primaryShowsNothing) }
      if adjustedP < TimeComparison.alpha {
        if interval.low > 1 { return .worse }
        if interval.high < 1 { return .better }
      }
      let needed = TimeComparison.fewestRounds(tests: tests)
      return .inconclusive(ratios.count < needed ? .tooFewRounds(needed: needed) : .scattered)
    }
  }
}
