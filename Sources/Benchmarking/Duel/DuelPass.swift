import Analysis
import RunData

/// One pass of each series of a duel.
package struct DuelPass: Equatable, Sendable {
  /// The measurements of one series.
  package struct Series: Equatable, Sendable {
    /// The time of each frame, in nanoseconds.
    package var frameNanoseconds: [Int64]
    /// The frames with arriving rows, ascending.
    package var arrivals: [Int]
    /// The sum over all frames of each phase, in nanoseconds.
    package var phaseNanoseconds: [String: Int64]
    /// The values of the metrics that repeat exactly, by name.
    package var counters: [String: Double]

    /// The frame times in nanoseconds, each at least 1.
    var times: [Double] { frameNanoseconds.map { Double(max(1, $0)) } }
  }

  /// In the order of ``WorkerAnswer/Ready/series``.
  package var series: [Series]
  /// The time of the control loop, which depends on the machine and not on the build, in
  /// nanoseconds.
  package var controlNanoseconds: Int64

  package init(_ block: Block) {
    series = block.series.map { series in
      let frames = series.steadyFrames
      let counts = SeriesCounts(of: series)
      return Series(
        frameNanoseconds: frames.map(\.phases.total),
        arrivals: frames.indices.filter { frames[$0].rowsIn > 0 }.map { $0 - frames.startIndex },
        phaseNanoseconds: Dictionary(
          uniqueKeysWithValues: Phase.allCases.map { phase in
            (phase.rawValue, frames.reduce(0) { $0 + $1.phases[phase] })
          }),
        counters: Dictionary(
          uniqueKeysWithValues: Metric.counts.compactMap { metric in
            metric.columns.contains(where: block.absent.contains)
              ? nil : metric.value(of: counts).map { (metric.name, $0) }
          }))
    }
    controlNanoseconds = block.facts.controlNanoseconds
  }
}
