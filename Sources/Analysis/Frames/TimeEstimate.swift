import Glibc
package import Statistics

/// A statistic of the times of a round, such as their median, over the rounds of a series, in
/// milliseconds.
///
/// Rounds are the independent units; each value is computed from the frames of one round as they
/// ran.
package struct TimeEstimate: Equatable, Sendable {
  /// The value of each measured round.
  package let rounds: [Double]
  /// The geometric mean of the rounds; 0 if one of them is 0.
  package let value: Double
  /// The 95 % interval of the geometric mean, Student's t on the logarithms; `nil` below
  /// ``Statistics/ConfidenceInterval/fewestRounds``, with a round of 0, and beyond ``widestFactor``.
  package let interval: ConfidenceInterval?

  /// The factor to either side beyond which an interval says nothing.
  package static let widestFactor = 1_000.0

  /// - Parameter rounds: One value per round, at least one.
  package init(_ rounds: [Double]) {
    precondition(!rounds.isEmpty, "an estimate needs at least one round")
    let mean =
      rounds.allSatisfy { $0 == rounds[0] }
      ? rounds[0] : rounds.contains(0) ? 0 : exp(rounds.map { log($0) }.mean)
    let interval =
      rounds.count < ConfidenceInterval.fewestRounds
      ? nil : ConfidenceInterval.ofGeometricMean(rounds)?.interval
    let isUseful = interval.map { $0.high <= Self.widestFactor * mean } ?? false
    self.rounds = rounds
    value = mean
    self.interval = isUseful ? interval : nil
  }
}

/// A statistic whose rounds have a skewed distribution, such as the longest frame, in milliseconds.
///
/// Shown as median and range: a t interval on the logarithms covers such a statistic in 74 to 78 %
/// of cases instead of 95 %.
package struct RangeEstimate: Equatable, Sendable {
  package let median: Double
  package let low: Double
  package let high: Double

  /// - Parameter rounds: One value per round, at least one.
  package init(_ rounds: [Double]) {
    let sorted = Distribution(rounds)
    (median, low, high) = (sorted.median, sorted.values[0], sorted.maximum)
  }
}

/// Statistics of the frame time within each round, combined over the rounds, in milliseconds.
package struct FrameTimeStatistics: Equatable, Sendable {
  /// Percentiles: the geometric means of the rounds.
  package let p50: Double
  package let p90: Double
  package let p95: Double
  package let p99: Double
  /// The mean of the longest 5 % of the frames of a round, at least one frame.
  package let expectedShortfall: RangeEstimate
  /// The longest frame of a round.
  package let longest: RangeEstimate

  /// The median over the rounds of their longest frames.
  package var maximum: Double { longest.median }

  /// - Parameter rounds: The frame times of each round in nanoseconds.
  package init(_ rounds: [Distribution]) {
    func percentile(_ percent: Double) -> Double {
      TimeEstimate(rounds.map { $0.percentile(percent) / 1e6 }).value
    }
    p50 = percentile(50)
    p90 = percentile(90)
    p95 = percentile(95)
    p99 = percentile(99)
    expectedShortfall = RangeEstimate(rounds.map { $0.expectedShortfall / 1e6 })
    longest = RangeEstimate(rounds.map { $0.maximum / 1e6 })
  }
}
