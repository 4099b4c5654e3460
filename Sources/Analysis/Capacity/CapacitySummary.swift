import Glibc
package import RunRecords

/// The capacities of a record, and a score per strategy.
package struct CapacitySummary: Equatable, Sendable {
  /// The capacity of a strategy at a refresh rate.
  package struct Series: Equatable, Sendable {
    package let strategy: String
    /// In Hz.
    package let refreshRate: Int
    package let estimate: CapacityEstimate
    /// The distinct measured loads, ascending.
    package let loads: [Double]
    package let blocks: Int
    /// The frames of all blocks, warm-up excluded.
    package let frames: Int
    /// The duration, in seconds.
    package let seconds: Double

    /// The capacity, or its known bound.
    package var load: Double { estimate.load }
  }

  /// The geometric mean of a strategy's capacities over the refresh rates, like MotionMark's score
  /// over its tests.
  package struct Score: Equatable, Sendable {
    package let strategy: String
    package let value: Double
    package let kind: CapacityEstimate.Kind
  }

  package let series: [Series]
  /// One per strategy, except for those with both a lower and an upper bound.
  package let scores: [Score]

  package init(_ record: CapacityRecord, resamples: Int = CapacityEstimate.resamples) {
    series = record.series.map { series in
      let estimate = CapacityEstimate(
        series.blocks, refreshRate: series.refreshRate, throttle: record.throttle,
        power: record.axis.power, resamples: resamples)
      return Series(
        strategy: series.strategy, refreshRate: series.refreshRate, estimate: estimate,
        loads: Set(series.blocks.map(\.load)).sorted(),
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
    let isAtLeast = series.contains { $0.estimate.kind == .atLeast }
    let isBelow = series.contains { $0.estimate.kind == .below }
    guard !(isAtLeast && isBelow) else { return nil }
    let logs = series.reduce(0) { $0 + log($1.load) }
    self.init(
      strategy: strategy, value: exp(logs / Double(series.count)),
      kind: isAtLeast ? .atLeast : isBelow ? .below : .exact)
  }
}
