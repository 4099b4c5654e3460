package import Results
import RunRecords
package import Statistics

/// What one rung of the ladder adds to the cost of the rung below it.
package struct AblationStep: Equatable, Sendable {
  /// A counter that differs between two rungs by more than 1 %.
  package struct Change: Equatable, Sendable {
    package let counter: ExactMetric
    package let before: Double
    package let after: Double
  }

  /// The rung below.
  package let from: String
  /// The median over frames of the difference of their intrinsic times, in milliseconds.
  package let difference: Double
  /// Where the difference lies, of the medians of the rounds; `nil` with one round.
  package let interval: ConfidenceInterval?
  /// The counters that changed, the greatest relative change first.
  package let changes: [Change]
}

extension AblationStep {
  /// Whether the step costs something, or saves something, beyond the noise of the rounds.
  package var isBeyondNoise: Bool {
    interval.map { $0.low > 0 || $0.high < 0 } ?? false
  }

  init(
    from lower: (series: FrameSeries, summary: SeriesSummary),
    to upper: (series: FrameSeries, summary: SeriesSummary)
  ) {
    let difference = upper.series.pairedDifference(over: lower.series)
    self.init(
      from: lower.series.strategy, difference: difference,
      interval: .ofDifference(
        around: difference, rounds: upper.series.roundDifferences(over: lower.series)),
      changes: ExactMetric.explanatory.compactMap { counter in
        Change(counter, lower.summary.count(counter), upper.summary.count(counter))
      }.sorted { $0.extent > $1.extent })
  }
}

extension AblationStep.Change {
  fileprivate init?(_ counter: ExactMetric, _ before: Double, _ after: Double) {
    guard (after - before).magnitude > CounterRanking.equivalenceShare * max(before, after) else {
      return nil
    }
    self.init(counter: counter, before: before, after: after)
  }

  /// The change as a share of the greater count, 0…1.
  fileprivate var extent: Double { (after - before).magnitude / max(before, after) }
}

extension FrameSeries {
  /// The median over frames of what a frame takes longer than in another series, in milliseconds.
  ///
  /// Frame k is paired with frame k: both show the same rows.
  ///
  /// - Precondition: Both series have the same frames and rounds.
  func pairedDifference(over other: FrameSeries) -> Double {
    precondition(isPaired(with: other), "only series of the same frames can be paired")
    return Distribution(
      zip(intrinsicTimes(\.total), other.intrinsicTimes(\.total)).lazy.map { $0 - $1 }
    ).median / 1e6
  }

  /// The same for each measured round by itself.
  func roundDifferences(over other: FrameSeries) -> [Double] {
    precondition(isPaired(with: other), "only series of the same frames can be paired")
    return (1..<rounds).map { round in
      Distribution(
        zip(pass(round), other.pass(round)).lazy
          .map { Double($0.phases.total - $1.phases.total) }
      ).median / 1e6
    }
  }

  /// Whether frame k of one series shows what frame k of the other does, round by round.
  func isPaired(with other: FrameSeries) -> Bool {
    refreshRate == other.refreshRate && framesPerRound == other.framesPerRound
      && frames.count == other.frames.count
  }
}
