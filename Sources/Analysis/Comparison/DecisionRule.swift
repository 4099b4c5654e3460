import Glibc
import Statistics

/// A rule that decides whether the second of two sides is better, the same or worse than the first.
///
/// Values are logarithms of times, so that an effect is the ratio of second to first. A side is
/// better or worse if
///
/// - the one-sided test rejects at ``alpha`` after Holm's adjustment for all samples of the
///   comparison, each direction being a family of its own, and
/// - the 95 % interval lies beyond the margin, or the test itself allowed for the margin.
///
/// The sides are the same if the interval lies within the margin, or if the difference, however
/// significant, is slight in milliseconds. A change is held if the upper end of its interval lies
/// below the margin. Everything else is inconclusive.
package struct DecisionRule: Sendable {
  package enum Test: Sendable {
    /// The exact ``Statistics/SignedRankTest`` of paired units, with their pseudomedian.
    case signedRank
    /// The exact ``Statistics/RankSumTest`` of independent units, with the
    /// ``Statistics/HodgesLehmannShift``.
    case rankSum
    /// The ``Statistics/WelchTest`` of independent units, with the difference of their means.
    case welch
  }

  package var test: Test
  /// The one-sided level of significance.
  package var alpha = 0.05
  /// The margin of samples that have none of their own.
  package var margin = EquivalenceMargin.standard
  /// Indicates whether the second side is a change of the first, which can be held.
  package var judgesChange = true
  package var resamples = ConfidenceInterval.resamples

  /// The rule of rankings and sweeps: strategies in the rounds of one run.
  package static let ranking = DecisionRule(test: .signedRank, judgesChange: false)
  /// The rule of `compare` for paired rounds.
  package static let rounds = DecisionRule(test: .signedRank)
  /// The rule of `compare` for groups of runs, each of which is one unit.
  package static let runs = DecisionRule(test: .rankSum)
  /// The rule of gates for the ratios of a run and those of its baseline.
  package static let baseline = DecisionRule(test: .welch, alpha: 0.01)

  /// The fewest independent units of a side with an interval.
  static let fewestIndependent = 4

  /// Returns the fewest units, on each side if they are independent, with an interval and a p value
  /// that can fall below ``alpha`` after the adjustment for a number of tests.
  ///
  ///     DecisionRule.rounds.fewestUnits(tests: 4)   // 7: 4 · 2⁻⁷ < 0.05
  ///     DecisionRule.runs.fewestUnits(tests: 1)     // 4: 1/70 < 0.05
  package func fewestUnits(tests: Int) -> Int {
    precondition(alpha > 0 && alpha < 1, "a level lies between 0 and 1")
    var units = test == .rankSum ? Self.fewestIndependent : ConfidenceInterval.fewestRounds
    var smallestP: Double {
      switch test {
      case .signedRank: SignedRankTest.smallestP(count: units)
      case .rankSum: RankSumTest.smallestP(units, units)
      case .welch: 0
      }
    }
    while Double(tests) * smallestP >= alpha { units += 1 }
    return units
  }
}

extension DecisionRule {
  /// Compares one sample that is not adjusted for others.
  package func compare(_ sample: Comparison.Sample) -> Comparison { compare([sample])[0] }

  /// Compares samples that are one family, in their order.
  ///
  /// - Parameter doubt: The reason for which no difference is certain, whatever the figures.
  /// - Complexity: Some milliseconds per sample, for the test and the interval.
  package func compare(_ samples: [Comparison.Sample], doubt: Verdict.Reason? = nil) -> [Comparison]
  {
    let evidence = samples.map { self.evidence(of: $0) }
    let tested = evidence.compactMap(\.self)
    var worse = tested.map(\.pWorse).holmAdjusted[...]
    var better = tested.map(\.pBetter).holmAdjusted[...]
    let needed = fewestUnits(tests: max(1, tested.count))
    return zip(samples, evidence).map { sample, evidence in
      var result = Comparison(
        sample, sample.units == nil ? absent : .inconclusive(.tooFewRounds(needed: needed)),
        isPaired: test == .signedRank)
      guard let evidence, let pWorse = worse.popFirst(), let pBetter = better.popFirst() else {
        return result
      }
      result.effect = evidence.effect
      result.interval = evidence.interval
      result.p = min(evidence.pWorse, evidence.pBetter)
      (result.pWorse, result.pBetter) = (pWorse, pBetter)
      if case .paired(let logRatios) = sample.units {
        result.smallestEffect = DetectableEffect.ofLogRatios(
          logRatios, alpha: alpha / Double(tested.count),
          margin: (sample.margin ?? margin).rise(of: sample.first))
      }
      result.verdict =
        doubt.map { .inconclusive($0) } ?? verdict(on: result, of: sample, needed: needed)
      return result
    }
  }

  /// The verdict on a sample without units.
  private var absent: Verdict {
    test == .signedRank ? .inconclusive(.noFrames) : .incomparable(.missing)
  }

  private func verdict(on result: Comparison, of sample: Comparison.Sample, needed: Int) -> Verdict
  {
    guard sample.units?.count ?? 0 >= needed else {
      return .inconclusive(.tooFewRounds(needed: needed))
    }
    guard let interval = result.interval else { return .inconclusive(.scattered) }
    let margin = sample.margin ?? margin
    let verdict = Verdict(
      of: interval, upper: margin.factor, lower: 1 / margin.factor, testAllows: test == .welch,
      isWorse: result.pWorse ?? 1 < alpha, isBetter: result.pBetter ?? 1 < alpha)
    if verdict == .held, !judgesChange { return .inconclusive(.scattered) }
    guard verdict.isDifference, let effect = result.effect,
      margin.isSlight(effect, of: sample.first)
    else { return verdict }
    return .same(.slight)
  }
}

private struct Evidence {
  let effect: Double
  let interval: ConfidenceInterval?
  let pWorse: Double
  let pBetter: Double
}

extension DecisionRule {
  /// Welch's test is against the margin in either direction, the others are against 0.
  ///
  /// - Returns: `nil` without units or with an empty list of pairs, and for Welch's test if a side
  ///   has fewer than two units.
  private func evidence(of sample: Comparison.Sample) -> Evidence? {
    switch (test, sample.units) {
    case (.signedRank, .paired(let logRatios)):
      guard !logRatios.isEmpty else { return nil }
      let test = SignedRankTest(logRatios)
      return Evidence(
        effect: exp(Distribution(logRatios).pseudomedian),
        interval: ConfidenceInterval.ofPseudomedian(logRatios, resamples: resamples)?.ofFactors,
        pWorse: test.pGreater, pBetter: test.pLess)
    case (.rankSum, .independent(let first, let second)):
      let sides = HodgesLehmannShift(first, second)
      let test = RankSumTest(first, second)
      return Evidence(
        effect: exp(sides.estimate), interval: sides.interval?.ofFactors,
        pWorse: test.pGreater, pBetter: test.pLess)
    case (.welch, .independent(let first, let second)):
      let shift = log((sample.margin ?? margin).factor)
      guard let difference = WelchTest(first, second),
        let worse = WelchTest(first, second.map { $0 - shift }),
        let better = WelchTest(first, second.map { $0 + shift })
      else { return nil }
      let isTrustworthy = min(first.count, second.count) >= ConfidenceInterval.fewestRounds
      return Evidence(
        effect: exp(difference.difference),
        interval: isTrustworthy ? difference.interval.ofFactors : nil,
        pWorse: worse.pGreater, pBetter: better.pLess)
    case (_, nil): return nil
    default: preconditionFailure("a test of pairs takes pairs, and others independent units")
    }
  }
}
