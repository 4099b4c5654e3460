import Glibc
import Statistics

/// A time of a series over another time of the same run, round by round.
struct RatioSample {
  /// Logarithms, one a round.
  let logRatios: [Double]

  /// The pseudomedian of the rounds' ratios.
  var value: Double { exp(Distribution(logRatios).pseudomedian) }

  /// Where it lies, 95 %; `nil` with too few rounds.
  var interval: ConfidenceInterval? {
    ConfidenceInterval.ofPseudomedian(logRatios)?.ofFactors
  }

  /// - Returns: `nil` if the run does not have what the ratio divides by, or a round takes no
  ///   measurable time.
  init?(_ rule: GateRule, _ series: MeasuredSeries, in run: MeasuredRun) {
    guard rule.tier == .ratio, let over = rule.over, let metric = TimeMetric.named(rule.metric),
      let frames = series.frames
    else { return nil }
    let ratios: [Double]?
    if over == GateRule.memset {
      ratios = Self.overMemset(metric.rounds(of: frames), series.memsetNanoseconds)
    } else {
      let strategy = over == GateRule.control ? run.controls.first : over
      guard let strategy, strategy != series.key.strategy,
        let other = run.series(of: strategy, refreshRate: series.key.refreshRate)?.frames,
        other.framesPerRound == frames.framesPerRound
      else { return nil }
      ratios = metric.logRatios(of: frames, over: other)
    }
    guard let ratios, !ratios.isEmpty else { return nil }
    logRatios = ratios
  }

  /// - Parameter memsets: One before each pass, round 0 first.
  private static func overMemset(_ rounds: [Double], _ memsets: [Int64]) -> [Double]? {
    guard memsets.count == rounds.count + 1, memsets.dropFirst().allSatisfy({ $0 > 0 }),
      rounds.allSatisfy({ $0 > 0 })
    else { return nil }
    return zip(rounds, memsets.dropFirst()).map { log($0 / Double($1)) }
  }
}
