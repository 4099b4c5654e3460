import Analysis
package import RunData

/// One pass of each series of a duel.
package struct DuelPass: Equatable, Sendable {
  package struct Series: Equatable, Sendable {
    /// The time of each frame, in nanoseconds and at least 1.
    package let times: [Double]
    /// The frames with arriving rows.
    package let arrivals: Set<Int>
    /// The sums over all frames.
    package let phases: PhaseTimes
    /// The values of the metrics that repeat exactly, by name.
    package let counters: [String: Double]
  }

  /// In the order of ``WorkerAnswer/Ready/series``.
  package let series: [Series]
  /// The time of the control loop, which depends on the machine and not on the build.
  package let controlNanoseconds: Int64

  package init(_ block: Block) {
    series = block.series.map { series in
      let frames = series.steadyFrames
      let counts = SeriesCounts(of: series, absent: block.absent)
      return Series(
        times: frames.map { Double(max(1, $0.phases.total)) },
        arrivals: Set(zip(0..., frames).filter { $0.1.rowsIn > 0 }.map(\.0)),
        phases: counts.sums.phases, counters: counts.values)
    }
    controlNanoseconds = block.facts.controlNanoseconds
  }
}
