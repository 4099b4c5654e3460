import Glibc
import RunData
package import Statistics

/// The comparison of a metric of two sides: of a time by a ``DecisionRule``, of a count exactly.
package struct Comparison: Equatable, Sendable {
  package let metric: String
  /// The values of both sides: times in milliseconds, or counts; `nil` if unknown.
  package let first: Double?
  package let second: Double?
  /// Indicates whether the metric is a count, which has no units and no effect.
  package let isCount: Bool
  /// The number of paired rounds; `nil` for counts and independent units.
  package let pairs: Int?
  /// The logarithm of the ratio of each pair; empty without pairs.
  package let logRatios: [Double]
  /// The ratio of second to first; `nil` without units.
  package internal(set) var effect: Double?
  /// The 95 % interval of the effect; `nil` with too few units.
  package internal(set) var interval: ConfidenceInterval?
  /// The smaller of both one-sided p values; `nil` if not tested.
  package internal(set) var p: Double?
  /// The one-sided p values for a worse and a better second side, adjusted for all samples.
  package internal(set) var pWorse: Double?
  package internal(set) var pBetter: Double?
  /// The smallest factor that the rule would have shown with a power of 80 %; `nil` for independent
  /// units, and with too few pairs.
  package internal(set) var smallestEffect: Double?
  package internal(set) var verdict: Verdict
  /// The differences that make the values of a count incomparable.
  package let differences: [RunDifference]

  init(_ sample: Sample, _ verdict: Verdict, isPaired: Bool = true) {
    metric = sample.metric
    isCount = false
    differences = []
    (first, second) = (sample.first, sample.second)
    logRatios = if case .paired(let ratios) = sample.units { ratios } else { [] }
    pairs = isPaired ? logRatios.count : nil
    self.verdict = verdict
  }

  /// Compares a count; equal values are the same under any conditions.
  init(_ metric: Metric, _ first: Double, _ second: Double, differences: [RunDifference]) {
    self.metric = metric.name
    (self.first, self.second) = (first, second)
    isCount = true
    (pairs, logRatios) = (nil, [])
    self.differences = first == second ? [] : differences
    verdict =
      first == second
      ? .same
      : !differences.isEmpty ? .incomparable(.differences) : second < first ? .better : .worse
  }

  package var adjustedP: Double? {
    pWorse.flatMap { worse in pBetter.map { min(worse, $0) } }
  }

  package var word: String {
    isCount
      ? verdict.word(better: "lower", worse: "higher")
      : verdict.word(better: "faster", worse: "slower")
  }
}

extension Comparison {
  package struct Sample {
    /// The independent units of the sides, as logarithms.
    package enum Units {
      /// The logarithm of the ratio of second to first in each pair.
      case paired([Double])
      /// The logarithms of the values of each side.
      case independent([Double], [Double])

      var count: Int {
        switch self {
        case .paired(let ratios): ratios.count
        case .independent(let first, let second): min(first.count, second.count)
        }
      }
    }

    let metric: String
    /// In milliseconds; `nil` if unknown.
    let first: Double?
    let second: Double?
    /// `nil` for a side without values.
    let units: Units?
    /// `nil` for the margin of the rule.
    let margin: EquivalenceMargin?

    package init(
      _ metric: String, first: Double? = nil, second: Double? = nil, _ units: Units?,
      margin: EquivalenceMargin? = nil
    ) {
      self.metric = metric
      self.first = first
      self.second = second
      self.units = units
      self.margin = margin
    }
  }
}

extension Comparison.Sample {
  /// Pairs the rounds of two series; without units if frames differ in number.
  init(_ metric: Metric, _ first: MeasuredSeries, _ second: MeasuredSeries) {
    let isPaired = first.frames.framesPerRound == second.frames.framesPerRound
    let logRatios = isPaired ? metric.logRatios(of: second.frames, over: first.frames) : nil
    self.init(
      metric.name, first: first.values[metric.name], second: second.values[metric.name],
      logRatios.map { .paired($0) })
  }

  /// Takes the value of each of some runs as a unit; without units if a run has no positive value.
  init(_ metric: Metric, _ first: [MeasuredSeries], _ second: [MeasuredSeries]) {
    func logarithms(_ runs: [MeasuredSeries]) -> [Double]? {
      let values = runs.compactMap { $0.values[metric.name] }.filter { $0 > 0 }
      return values.count == runs.count ? values.map { log($0) } : nil
    }
    guard let one = logarithms(first), let other = logarithms(second) else {
      self.init(metric.name, nil)
      return
    }
    self.init(
      metric.name, first: exp(one.median), second: exp(other.median),
      .independent(one, other))
  }
}

extension Comparison {
  /// The greatest number of rounds that is worth a recommendation.
  private static let mostRounds = 1_000

  /// Returns the number of further rounds with which ``DecisionRule/ranking``, adjusted for `tests`
  /// tests, decides with a probability of 80 %, if effect and scatter stay as they are.
  ///
  /// With too few rounds for a verdict, it is the number that is missing.
  ///
  /// - Returns: `nil` for a verdict that is reached or that no number of rounds up to 1,000 changes.
  package func furtherRounds(tests: Int) -> Int? {
    switch verdict.reason {
    case .tooFewRounds(let needed): return needed - (pairs ?? 0)
    case .scattered:
      guard let effect else { return nil }
      return DetectableEffect.countToDecide(
        logRatios, effect: log(effect), alpha: DecisionRule.ranking.alpha / Double(tests),
        margin: log(EquivalenceMargin.standard.factor), most: Self.mostRounds
      ).map { $0 - logRatios.count }
    default: return nil
    }
  }
}
