import Glibc
package import Statistics

/// How a time of one series compares with the same of another.
package struct TimeComparison: Equatable, Sendable {
  /// The metric's column.
  package let metric: String
  /// In milliseconds; `nil` if it is not known.
  package let first: Double?
  package let second: Double?
  /// How many times as long the second takes: the pseudomedian of the rounds' ratios; `nil` without
  /// rounds.
  package let effect: Double?
  /// Where the effect lies, 95 %.
  package let interval: ConfidenceInterval?
  /// The rounds that were compared.
  package let rounds: Int
  /// How likely so uneven rounds are if both take as long: two-sided; `nil` if it was not tested.
  package let p: Double?
  /// The same, raised for all metrics that were tested with it.
  package let adjustedP: Double?
  /// The smallest factor that rounds as scattered as these would show in 80 of 100 cases; `nil` with
  /// fewer than two.
  package let smallestEffect: Double?
  package let verdict: Verdict

  /// The level at which a difference is shown.
  package static let alpha = 0.05
}

extension TimeComparison {
  /// The verdict in words: `faster`, `slower`, `same` or `inconclusive`.
  package var word: String { verdict.word(better: "faster", worse: "slower") }

  /// Compares several times of two series.
  ///
  /// With enough rounds all metrics are tested alike, with Holm's adjustment: a tail that grew is
  /// shown even where the median stayed. With fewer the adjusted p of no metric could come below
  /// ``alpha``; then the first is tested by itself, and the others only if it shows a difference, with
  /// Holm's adjustment among them (P. H. Westfall and A. Krishen, "Optimally Weighted, Fixed Sequence
  /// and Gatekeeper Multiple Testing Procedures", Journal of Statistical Planning and Inference 99,
  /// 2001). Either way the chance of any false alarm is at most ``alpha``, and it stays so because the
  /// number of rounds alone chooses the way, never what they show. Each test is Wilcoxon's of the
  /// rounds' log-ratios.
  ///
  /// - Parameter isSequential: Whether the rounds of both were not run in turn.
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
    let opensTheGate = primary < alpha
    return samples.indices.map { index in
      samples[index].judged(
        p: p[index], adjustedP: adjusted[index], isSequential: isSequential,
        isJudged: index == 0 || opensTheGate, tests: index == 0 ? 1 : samples.count - 1)
    }
  }

  /// The fewest rounds of which a two-sided p can come below ``alpha`` among so many tests, and an
  /// interval exists.
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
        // Two-sided, and of one test: Holm's adjustment is left out.
        smallestEffect: DetectableEffect.ofLogRatios(ratios, alpha: TimeComparison.alpha / 2),
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
