import Glibc
package import RunData
package import Statistics

/// A time with a value per round, by the name of its column in `summary.csv`.
///
/// Derived from the percentiles that the metric catalogue lists for the times of a frame.
package struct TimeMetric: Sendable {
  package let metric: Metric
  /// The phase; `nil` for the whole frame.
  package let phase: Phase?
  /// The percentile over the frames of a pass.
  let percent: Int

  package var name: String { metric.name }

  /// Returns the estimates of all metrics by name.
  ///
  /// - Parameter frames: The distributions of the frame times of the rounds.
  /// - Precondition: There is a measured round.
  /// - Complexity: O(*n*) on average, in the number of frames.
  package static func estimates(
    of series: FrameSeries, frames: [Distribution]
  ) -> [String: TimeEstimate] {
    Dictionary(
      uniqueKeysWithValues: all.map { metric in
        (metric.name, metric.phase == nil ? metric.estimate(frames) : metric.estimate(of: series))
      })
  }

  /// Returns the value of each measured round, in milliseconds.
  package func rounds(of series: FrameSeries) -> [Double] {
    estimate(of: series).rounds
  }

  private func estimate(of series: FrameSeries) -> TimeEstimate {
    let times = series.times(time)
    return percent == 50 ? times.medians : estimate(times.distributions)
  }

  private func estimate(_ rounds: [Distribution]) -> TimeEstimate {
    TimeEstimate(rounds.map { $0.percentile(Double(percent)) / 1e6 })
  }

  /// Returns the logarithm of the ratio to another series for each round.
  ///
  /// The ratio of a round is the median over frames of frame k over frame k for a median, and the
  /// ratio of the rounds' percentiles otherwise.
  ///
  /// - Returns: A value per round of both series; `nil` if a round has no measurable time.
  /// - Precondition: The passes have the same length.
  package func logRatios(of series: FrameSeries, over other: FrameSeries) -> [Double]? {
    guard percent != 50 else { return series.times(time).logRatios(over: other.times(time)) }
    let ratios = zip(rounds(of: series), rounds(of: other)).map { $0 / $1 }
    return ratios.allSatisfy { $0 > 0 && $0.isFinite } ? ratios.map { log($0) } : nil
  }

  private func time(_ phases: PhaseTimes) -> Int64 {
    phase.map { phases[$0] } ?? phases.total
  }
}

extension TimeMetric {
  /// Returns the metric of a column, if there is one.
  package static func named(_ name: String) -> TimeMetric? { index[name] }

  private static let index = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The compared times, then the medians of the phases.
  package static let all: [TimeMetric] = judged + phases

  /// The median frame time, which is compared first.
  package static let primary = judged[0]

  /// The times that comparisons test by default, the primary one first.
  package static let judged: [TimeMetric] = catalogued.filter { $0.phase == nil }

  /// The medians of the phases, which explain differences and are compared on request only.
  package static let phases: [TimeMetric] = catalogued.filter { $0.phase != nil }

  /// Returns the median time of a phase.
  package static func median(of phase: Phase) -> TimeMetric {
    guard let metric = phases.first(where: { $0.phase == phase && $0.percent == 50 }) else {
      preconditionFailure("the catalogue lists the median of each phase")
    }
    return metric
  }

  private static let catalogued: [TimeMetric] = MetricCatalogue.frames.flatMap { frame in
    frame.percentiles.map { TimeMetric(frame, percent: $0) }
  }

  private init(_ frame: FrameMetric, percent: Int) {
    let name = "\(frame.name.dropLast("_ns".count))_p\(percent)_ms"
    let statistic = percent == 50 ? "median" : "\(percent)th percentile"
    let definition = frame.metric.definition
    metric = Metric(
      name, unit: "ms", .noisy,
      "The \(statistic) over the frames of a round, and the geometric mean of the rounds: "
        + definition.prefix(1).lowercased() + definition.dropFirst())
    phase = frame.phase
    self.percent = percent
  }
}
