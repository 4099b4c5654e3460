import Glibc
package import Statistics

/// The comparison of a time of two series over paired rounds.
///
/// One rule for runs, comparisons, reports and sweeps. The unit is the round, and its value the
/// logarithm of the ratio of second to first. A time is better or worse if
///
/// - the exact one-sided signed-rank test of the rounds rejects at ``alpha``, after Holm's
///   adjustment for all compared times, and
/// - the 95 % interval of the pseudomedian lies beyond the ``EquivalenceMargin``.
///
/// It is the same if the interval lies within the margin, and inconclusive otherwise.
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
  /// The logarithm of the ratio of each round.
  package let logRatios: [Double]
  /// The one-sided p value in the direction of the effect; `nil` if not tested.
  package let p: Double?
  /// The p value adjusted for all compared times.
  package let adjustedP: Double?
  /// The smallest factor that the rule would have shown with a power of 80 %; `nil` with too few
  /// rounds.
  package let smallestEffect: Double?
  package let verdict: Verdict

  /// The one-sided level of significance.
  package static let alpha = 0.05
}

extension TimeComparison {
  /// `faster`, `slower`, `same` or `inconclusive`.
  package var word: String { verdict.word(better: "faster", worse: "slower") }

  /// The paired rounds of one time of two series.
  struct Pairs {
    let metric: String
    /// In milliseconds.
    let first: Double?
    let second: Double?
    /// The logarithm of the ratio of each round; `nil` without frames.
    let logRatios: [Double]?
  }

  /// Compares several times of two series.
  ///
  /// - Parameter isSequential: Whether the rounds of both series were not interleaved.
  static func all(
    _ metrics: [TimeMetric], _ first: MeasuredSeries, _ second: MeasuredSeries, isSequential: Bool
  ) -> [TimeComparison] {
    all(metrics.map { Pairs($0, first, second) }, isSequential: isSequential)
  }

  /// Compares several times over the same rounds.
  ///
  /// - Parameter isSequential: Whether the rounds of both series were not interleaved.
  static func all(_ pairs: [Pairs], isSequential: Bool = false) -> [TimeComparison] {
    let p = pairs.map { pairs in
      let test = SignedRankTest(pairs.logRatios ?? [])
      return min(test.pGreater, test.pLess)
    }
    let adjusted = p.holmAdjusted
    return pairs.indices.map { index in
      TimeComparison(
        pairs[index], p: p[index], adjustedP: adjusted[index], tests: pairs.count,
        isSequential: isSequential)
    }
  }

  /// Compares one time that is not adjusted for others.
  init(_ pairs: Pairs) { self = Self.all([pairs])[0] }

  /// Compares times of paired rounds that no run recorded.
  ///
  /// - Parameter logRatios: The logarithm of the ratio of second to first in each round.
  package init(of metric: String, logRatios: [Double]) {
    self.init(Pairs(metric: metric, first: nil, second: nil, logRatios: logRatios))
  }

  /// Returns the fewest rounds with an interval and a one-sided p value below ``alpha`` for a
  /// number of tests: ⌊log₂(m / α)⌋ + 1, since n rounds reach 2⁻ⁿ and Holm's adjustment multiplies
  /// it by m.
  ///
  ///     TimeComparison.fewestRounds(tests: 4)   // 7
  package static func fewestRounds(tests: Int) -> Int {
    var rounds = ConfidenceInterval.fewestRounds
    while Double(tests) * SignedRankTest.smallestP(count: rounds) >= alpha { rounds += 1 }
    return rounds
  }
}

extension TimeComparison.Pairs {
  init(_ metric: TimeMetric, _ first: MeasuredSeries, _ second: MeasuredSeries) {
    var logRatios: [Double]?
    if let base = first.frames, let other = second.frames,
      base.framesPerRound == other.framesPerRound
    {
      logRatios = metric.logRatios(of: other, over: base)
    }
    self.init(
      metric: metric.name, first: first.values[metric.name], second: second.values[metric.name],
      logRatios: logRatios)
  }
}

extension TimeComparison {
  private init(
    _ pairs: Pairs, p: Double, adjustedP: Double, tests: Int, isSequential: Bool
  ) {
    let ratios = pairs.logRatios ?? []
    let interval = ConfidenceInterval.ofPseudomedian(ratios)?.ofFactors
    self.init(
      metric: pairs.metric, first: pairs.first, second: pairs.second,
      effect: ratios.isEmpty ? nil : exp(Distribution(ratios).pseudomedian),
      interval: interval, rounds: ratios.count, logRatios: ratios, p: ratios.isEmpty ? nil : p,
      adjustedP: ratios.isEmpty ? nil : adjustedP,
      smallestEffect: DetectableEffect.ofLogRatios(
        ratios, alpha: Self.alpha / Double(tests), margin: EquivalenceMargin.standard.factor),
      verdict: ratios.isEmpty
        ? .inconclusive(.noFrames)
        : isSequential
          ? .inconclusive(.sequential)
          : Verdict(
            of: interval, p: adjustedP, alpha: Self.alpha, units: ratios.count,
            needed: Self.fewestRounds(tests: tests)))
  }
}
