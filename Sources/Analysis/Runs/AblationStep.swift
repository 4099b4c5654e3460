import RunData
package import Statistics

/// The cost that one ablation step adds to the preceding one.
package struct AblationStep: Equatable, Sendable {
  /// The smallest relative change of a counter that is listed.
  private static let smallestChange = 0.01

  /// The strategy of the preceding step.
  package let from: String
  /// The mean over the rounds of the median difference of the frame times, in milliseconds.
  package let difference: Double
  /// The interval of the difference over the rounds; `nil` below
  /// ``Statistics/ConfidenceInterval/fewestRounds``.
  package let interval: ConfidenceInterval?
  /// The counters that changed by more than 1 %, the greatest relative change first.
  package let changes: [CounterChange]

  /// Indicates whether the difference is outside the noise of the rounds.
  package var isBeyondNoise: Bool {
    interval.map { $0.low > 0 || $0.high < 0 } ?? false
  }

  /// - Parameter rounds: The differences of the rounds, in milliseconds.
  init(
    from lower: String, differences rounds: [Double], _ before: SeriesCounts, _ after: SeriesCounts
  ) {
    from = lower
    difference = rounds.mean
    interval = rounds.count < ConfidenceInterval.fewestRounds ? nil : .ofMean(rounds)
    changes = Metric.explanatory.map { counter in
      CounterChange(
        metric: counter, before: counter.exactValue(before) ?? 0,
        after: counter.exactValue(after) ?? 0)
    }.filter {
      ($0.after - $0.before).magnitude > Self.smallestChange * max($0.before, $0.after)
    }.sorted { $0.extent > $1.extent }
  }
}
