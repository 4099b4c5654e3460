import Glibc
package import Results
package import RunRecords
import Statistics

/// A time that can be compared round by round, under the name of its column in `summary.csv`.
package struct TimeMetric: Sendable {
  package let metric: Metric
  /// The phase it times; `nil` for the whole frame.
  package let phase: Phase?
  /// The percentile over the frames of a pass.
  let percent: Int

  package var name: String { metric.name }

  /// The value of a series, in milliseconds.
  ///
  /// - Precondition: There is a measured round.
  package func value(of series: FrameSeries) -> Double {
    Distribution(series.intrinsicTimes(time)).percentile(Double(percent)) / 1e6
  }

  /// The value of each measured round, in nanoseconds.
  package func rounds(of series: FrameSeries) -> [Double] {
    series.roundPercentiles(Double(percent), time)
  }

  /// The logarithms of the ratios of each round's time to that of another series.
  ///
  /// For the median, the ratio of a round is the median over frames of frame k over frame k; for
  /// other percentiles the ratio of the rounds' percentiles.
  ///
  /// - Returns: A value for each round that both have; `nil` if a round takes no measurable time.
  /// - Precondition: Both have the same frames in a pass.
  package func logRatios(of series: FrameSeries, over other: FrameSeries) -> [Double]? {
    guard percent != 50 else { return series.roundLogRatios(over: other, time) }
    let ratios = zip(rounds(of: series), rounds(of: other)).map { $0 / $1 }
    return ratios.allSatisfy { $0 > 0 && $0.isFinite } ? ratios.map { log($0) } : nil
  }

  private func time(_ phases: PhaseTimes) -> Int64 {
    phase.map { phases[$0] } ?? phases.total
  }
}

extension TimeMetric {
  /// The metric of a column, if there is one.
  package static func named(_ name: String) -> TimeMetric? {
    let name = MetricCatalogue.currentName(of: name)
    return all.first { $0.name == name }
  }

  /// The judged times, then the medians of the phases.
  package static let all: [TimeMetric] = judged + phases

  /// The median frame time, which is judged before all others.
  package static let primary = judged[0]

  /// The times that are judged, the primary one first.
  package static let judged: [TimeMetric] = catalogued.filter { $0.phase == nil }

  /// The median of each phase: they explain, and are not judged unless asked for.
  package static let phases: [TimeMetric] = catalogued.filter { $0.phase != nil }

  /// The median time of a phase.
  package static func median(of phase: Phase) -> TimeMetric {
    guard let metric = phases.first(where: { $0.phase == phase }) else {
      preconditionFailure("the catalogue has each phase")
    }
    return metric
  }

  private static let catalogued: [TimeMetric] = MetricCatalogue.frames.flatMap { frame in
    frame.percentiles.map { TimeMetric(frame, percent: $0) }
  }

  private init(_ frame: FrameMetric, percent: Int) {
    let name = "\(frame.name.dropLast("_ns".count))_p\(percent)_ms"
    let statistic = percent == 50 ? "median" : "\(percent)th percentile"
    metric = Metric(
      name, unit: "ms", .noisy,
      "The \(statistic) over the frames of a pass of their intrinsic times: "
        + frame.metric.definition.lowercasedFirst)
    phase = frame.phase
    self.percent = percent
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
