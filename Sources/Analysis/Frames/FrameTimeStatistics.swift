package import Statistics

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
