import Glibc
import RunData
package import Statistics

/// The comparison of a time of two sides by a ``DecisionRule``.
package struct Comparison: Equatable, Sendable {
  /// The metric's column.
  package let metric: String
  /// In milliseconds; `nil` if unknown.
  package let first: Double?
  package let second: Double?
  /// The number of pairs, or of the units of each side.
  package let units: [Int]
  /// The ratio of second to first; `nil` without units.
  package internal(set) var effect: Double?
  /// The 95 % interval of the effect; `nil` with too few units.
  package internal(set) var interval: ConfidenceInterval?
  /// The smaller of both one-sided p values; `nil` if not tested.
  package internal(set) var p: Double?
  /// The one-sided p value for a worse second side, adjusted for all samples.
  package internal(set) var pWorse: Double?
  /// The one-sided p value for a better second side, adjusted for all samples.
  package internal(set) var pBetter: Double?
  /// The smallest factor that the rule would have shown with a power of 80 %; `nil` for independent
  /// units, and with too few pairs.
  package internal(set) var smallestEffect: Double?
  package internal(set) var verdict: Verdict

  init(_ sample: Sample, _ verdict: Verdict) {
    metric = sample.metric
    (first, second) = (sample.first, sample.second)
    units =
      switch sample.units {
      case .paired(let pairs): [pairs.count]
      case .independent(let first, let second): [first.count, second.count]
      case nil: sample.absentUnits
      }
    self.verdict = verdict
  }

  /// The smaller of both adjusted p values.
  package var adjustedP: Double? {
    pWorse.flatMap { worse in pBetter.map { min(worse, $0) } }
  }

  /// `faster`, `slower`, `same`, `held`, `inconclusive` or `incomparable`.
  package var word: String { verdict.word(better: "faster", worse: "slower") }
}

extension Comparison {
  /// The values of both sides of a comparison.
  package struct Sample {
    /// The independent units of the sides, as logarithms.
    package enum Units {
      /// The logarithm of the ratio of second to first in each pair.
      case paired([Double])
      /// The logarithms of the values of each side.
      case independent([Double], [Double])
    }

    let metric: String
    /// In milliseconds; `nil` if unknown.
    let first: Double?
    let second: Double?
    /// `nil` for a side without values.
    let units: Units?
    /// The numbers of units if there are no values.
    let absentUnits: [Int]
    /// `nil` for the margin of the rule.
    let margin: EquivalenceMargin?

    package init(
      _ metric: String, first: Double? = nil, second: Double? = nil, _ units: Units?,
      absentUnits: [Int] = [0], margin: EquivalenceMargin? = nil
    ) {
      self.metric = metric
      self.first = first
      self.second = second
      self.units = units
      self.absentUnits = absentUnits
      self.margin = margin
    }
  }
}

extension Comparison.Sample {
  /// Pairs the rounds of two series; without units if frames are unknown or differ in number.
  init(_ metric: TimeMetric, _ first: MeasuredSeries, _ second: MeasuredSeries) {
    var logRatios: [Double]?
    if let base = first.frames, let other = second.frames,
      base.framesPerRound == other.framesPerRound
    {
      logRatios = metric.logRatios(of: other, over: base)
    }
    self.init(
      metric.name, first: first.values[metric.name], second: second.values[metric.name],
      logRatios.map { .paired($0) })
  }

  /// Takes the value of each of some runs as a unit; without units if a run has no positive value.
  init(_ metric: TimeMetric, _ first: [MeasuredSeries], _ second: [MeasuredSeries]) {
    func logarithms(_ runs: [MeasuredSeries]) -> [Double]? {
      let values = runs.compactMap { $0.values[metric.name] }.filter { $0 > 0 }
      return values.count == runs.count ? values.map { log($0) } : nil
    }
    let counts = [first.count, second.count]
    guard let one = logarithms(first), let other = logarithms(second) else {
      self.init(metric.name, nil, absentUnits: counts)
      return
    }
    self.init(
      metric.name, first: exp(Distribution(one).median), second: exp(Distribution(other).median),
      .independent(one, other))
  }
}
