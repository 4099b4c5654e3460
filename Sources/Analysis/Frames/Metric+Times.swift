import Glibc
package import RunData
package import Statistics

extension Metric {
  /// Returns the estimates of all ``RunData/Metric/times`` by name.
  ///
  /// - Parameter frames: The distributions of the frame times of the rounds.
  /// - Precondition: There is a measured round.
  /// - Complexity: O(*n*) on average, in the number of frames.
  package static func estimates(
    of series: FrameSeries, frames: [Distribution]
  ) -> [String: TimeEstimate] {
    Dictionary(
      uniqueKeysWithValues: times.map { metric in
        (metric.name, metric.phase == nil ? metric.estimate(frames) : metric.estimate(of: series))
      })
  }

  /// Returns the log-ratio to another series in each round of both: for a median as in
  /// ``RoundTimes/logRatios(over:)``, else of the rounds' percentiles; `nil` if a round has no
  /// measurable time.
  ///
  /// - Precondition: The passes have the same length.
  package func logRatios(of series: FrameSeries, over other: FrameSeries) -> [Double]? {
    guard percent != 50 else {
      return series.times(nanoseconds).logRatios(over: other.times(nanoseconds))
    }
    let ratios = zip(estimate(of: series).rounds, estimate(of: other).rounds)
      .map { log($0) - log($1) }
    return ratios.allSatisfy(\.isFinite) ? ratios : nil
  }

  package static func median(of phase: Phase) -> Metric {
    guard let metric = phaseTimes.first(where: { $0.phase == phase }) else {
      preconditionFailure("the catalogue lists the median of each phase")
    }
    return metric
  }

  package func estimate(of series: FrameSeries) -> TimeEstimate {
    let times = series.times(nanoseconds)
    return percent == 50 ? times.medians : estimate(times.distributions)
  }

  private func estimate(_ rounds: [Distribution]) -> TimeEstimate {
    TimeEstimate(rounds.map { $0.percentile(Double(percent ?? 50)) / 1e6 })
  }

  private func nanoseconds(_ phases: PhaseTimes) -> Int64 {
    phase.map { phases[$0] } ?? phases.total
  }
}
