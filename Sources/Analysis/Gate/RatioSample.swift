import Glibc
import RunData
import Statistics

/// The ratios of a time of a series to another time of the same run, one per round.
struct RatioSample {
  /// The logarithms of the ratios.
  let logRatios: [Double]

  var value: Double { exp(Distribution(logRatios).pseudomedian) }

  /// The 95 % interval of the ratio; `nil` with too few rounds.
  var interval: ConfidenceInterval? {
    ConfidenceInterval.ofPseudomedian(logRatios)?.ofFactors
  }

  /// - Returns: `nil` if the run lacks the divisor, or a round has no measurable time.
  init?(_ rule: GateRule, _ series: MeasuredSeries, in run: MeasuredRun) {
    guard rule.tier == .ratio, let metric = Metric.named(rule.metric),
      metric.percent != nil,
      let rival = rule.rival(in: run), rival != series.key.strategy,
      let other = run.series(of: rival, refreshRate: series.key.refreshRate)?.frames,
      other.framesPerRound == series.frames.framesPerRound,
      let ratios = metric.logRatios(of: series.frames, over: other), !ratios.isEmpty
    else { return nil }
    logRatios = ratios
  }
}
