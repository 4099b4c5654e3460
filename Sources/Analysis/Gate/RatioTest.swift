import Glibc
import RunData
import Statistics

/// The ratios of a time of a series to another time of the same run, one per round.
struct RatioSample {
  /// The logarithms of the ratios.
  let logRatios: [Double]

  /// The pseudomedian of the ratios.
  var value: Double { exp(Distribution(logRatios).pseudomedian) }

  /// The 95 % interval of the ratio; `nil` with too few rounds.
  var interval: ConfidenceInterval? {
    ConfidenceInterval.ofPseudomedian(logRatios)?.ofFactors
  }

  /// - Returns: `nil` if the run lacks the divisor, or a round has no measurable time.
  init?(_ rule: GateRule, _ series: MeasuredSeries, in run: MeasuredRun) {
    guard rule.tier == .ratio, let metric = TimeMetric.named(rule.metric),
      let frames = series.frames, let rival = rule.rival(in: run), rival != series.key.strategy,
      let other = run.series(of: rival, refreshRate: series.key.refreshRate)?.frames,
      other.framesPerRound == frames.framesPerRound,
      let ratios = metric.logRatios(of: frames, over: other), !ratios.isEmpty
    else { return nil }
    logRatios = ratios
  }
}

/// The comparison of a ratio with the baseline's, whose rounds are of another time.
///
/// Welch's test of the logarithms of the rounds, since the rounds of two runs are not paired, with
/// Holm's adjustment for all ratios of the gate. Ratios to the control cancel every slowdown that
/// all strategies share.
struct RatioTest {
  let verdict: Verdict
  /// The 95 % interval of the ratio now over the ratio of the baseline.
  let change: ConfidenceInterval

  /// A ratio in the rounds of the baseline and of the run, and its tolerance.
  struct Sample {
    let baseline: [Double]
    let run: [Double]
    let tolerance: Double
  }

  /// Returns the tests of some ratios; ones with fewer than six rounds on a side have none.
  static func all(_ samples: [MetricKey: Sample]) -> [MetricKey: RatioTest] {
    let tests = samples.compactMap { key, sample in
      Candidate(sample).map { (key: key, test: $0) }
    }
    // Both directions of each ratio are tested.
    let worse = tests.map(\.test.pWorse).holmAdjusted
    let better = tests.map(\.test.pBetter).holmAdjusted
    return Dictionary(
      uniqueKeysWithValues: tests.indices.map { index in
        let (key, test) = tests[index]
        let verdict: Verdict =
          if worse[index] < GateRule.alpha {
            .worse
          } else if better[index] < GateRule.alpha {
            .better
          } else if test.change.high <= 1 + test.tolerance {
            .same
          } else {
            .inconclusive(.scattered)
          }
        return (key, RatioTest(verdict: verdict, change: test.change))
      })
  }

  private struct Candidate {
    let tolerance: Double
    let change: ConfidenceInterval
    /// The p value of the hypothesis that the ratio grew by at most the tolerance.
    let pWorse: Double
    /// The p value of the hypothesis that the ratio shrank by at most the tolerance.
    let pBetter: Double

    init?(_ sample: Sample) {
      let fewest = ConfidenceInterval.fewestRounds
      let margin = log(1 + sample.tolerance)
      guard sample.baseline.count >= fewest, sample.run.count >= fewest,
        let change = WelchTest(sample.baseline, sample.run),
        let worse = WelchTest(sample.baseline, sample.run.map { $0 - margin }),
        let better = WelchTest(sample.baseline, sample.run.map { $0 + margin })
      else { return nil }
      tolerance = sample.tolerance
      self.change = change.interval.ofFactors
      pWorse = worse.pGreater
      pBetter = better.pLess
    }
  }
}
