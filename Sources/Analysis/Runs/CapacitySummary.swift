import Glibc
package import RunRecords
import Statistics

/// The capacities of a record, and a score for each strategy.
package struct CapacitySummary: Equatable, Sendable {
  /// What a figure says of the true one.
  package enum Kind: Equatable, Sendable {
    case exact, atLeast, below
  }

  /// A strategy at a refresh rate.
  package struct Series: Equatable, Sendable {
    package let strategy: String
    /// In Hz.
    package let refreshRate: Int
    package let finding: CapacityEstimate.Finding
    /// The capacity, or the bound that is known of it.
    package let load: Double
    /// The different loads that were measured, ascending.
    package let loads: [Double]
    package let blocks: Int
    /// The frames of all blocks, those before each not counted.
    package let frames: Int
    /// The time that it took, in seconds.
    package let seconds: Double
  }

  /// The geometric mean of a strategy's capacities over the refresh rates, as MotionMark's score is
  /// that over its tests.
  package struct Score: Equatable, Sendable {
    package let strategy: String
    package let value: Double
    package let kind: Kind
  }

  package let series: [Series]
  /// One for each strategy, but for those of which one capacity is known from below and another from
  /// above.
  package let scores: [Score]

  package init(_ record: CapacityRecord, resamples: Int = CapacityEstimate.resamples) {
    series = record.series.map { series in
      let estimate = CapacityEstimate(
        series.blocks, refreshRate: series.refreshRate, throttle: record.throttle,
        power: record.axis.power, resamples: resamples)
      return Series(
        strategy: series.strategy, refreshRate: series.refreshRate, finding: estimate.finding,
        load: estimate.load, loads: Set(series.blocks.map(\.load)).sorted(),
        blocks: series.blocks.count, frames: series.blocks.reduce(0) { $0 + $1.frames },
        seconds: series.seconds)
    }
    let strategies = series.reduce(into: [String]()) {
      if !$0.contains($1.strategy) { $0.append($1.strategy) }
    }
    scores = strategies.compactMap { [series] strategy in
      Score(strategy, series.filter { $0.strategy == strategy })
    }
  }
}

extension CapacitySummary.Score {
  fileprivate init?(_ strategy: String, _ series: [CapacitySummary.Series]) {
    let isAtLeast = series.contains { $0.finding.kind == .atLeast }
    let isBelow = series.contains { $0.finding.kind == .below }
    guard !(isAtLeast && isBelow) else { return nil }
    let logs = series.reduce(0) { $0 + log($1.load) }
    self.init(
      strategy: strategy, value: exp(logs / Double(series.count)),
      kind: isAtLeast ? .atLeast : isBelow ? .below : .exact)
  }
}
