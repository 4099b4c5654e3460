import RunRecords
import Statistics

extension SeriesSummary {
  /// Round 0, which starts with empty caches and pools.
  ///
  /// It happens once a run, so that its times are single measurements.
  package struct ColdStart: Equatable, Sendable {
    /// The time of the first frame, in milliseconds.
    package let firstFrame: Double
    /// The longest frame time, in milliseconds.
    package let maximum: Double
    /// Bytes allocated in all frames together.
    package let allocatedBytes: Int
  }
}

extension SeriesSummary.ColdStart {
  init(of series: FrameSeries) {
    let times = series.pass(0).map { Double($0.phases.total) / 1e6 }
    self.init(
      firstFrame: times[0], maximum: times.reduce(0, max),
      allocatedBytes: series.pass(0).reduce(0) { $0 + $1.allocatedBytes })
  }
}
