import Glibc
package import RunRecords
import Statistics

/// A time that can be compared round by round, under the name of its column in `summary.csv`.
package struct TimeMetric: Sendable {
  /// How the rounds of two series become ratios.
  private enum Pairing: Sendable {
    /// The median over frames of frame k over frame k.
    case frames
    /// A percentile of the round's frames over the same of the other's.
    case percentile(Double)
  }

  package let name: String
  /// The phase it times; `nil` for the whole frame.
  package let phase: Phase?
  private let pairing: Pairing
  private let summarized: @Sendable (SeriesSummary) -> Double

  /// The value of a series, in milliseconds.
  package func value(of summary: SeriesSummary) -> Double { summarized(summary) }

  /// The same of frames of which nothing else is known, in milliseconds.
  ///
  /// - Precondition: There is a measured round.
  package func value(of series: FrameSeries) -> Double {
    Distribution(series.intrinsicTimes(time)).percentile(percent) / 1e6
  }

  /// The value of each measured round, in nanoseconds.
  package func rounds(of series: FrameSeries) -> [Double] {
    series.roundPercentiles(percent, time)
  }

  private var percent: Double {
    switch pairing {
    case .frames: 50
    case .percentile(let percent): percent
    }
  }

  /// By how much each round takes longer than that of another series, as logarithms of ratios.
  ///
  /// - Returns: A value for each round that both have; `nil` if a round takes no measurable time.
  /// - Precondition: Both have the same frames in a pass.
  package func logRatios(of series: FrameSeries, over other: FrameSeries) -> [Double]? {
    switch pairing {
    case .frames:
      return series.roundLogRatios(over: other, time)
    case .percentile:
      let ratios = zip(rounds(of: series), rounds(of: other)).map { $0 / $1 }
      return ratios.allSatisfy { $0 > 0 && $0.isFinite } ? ratios.map { log($0) } : nil
    }
  }

  private func time(_ phases: PhaseTimes) -> Int64 {
    phase.map { phases[$0] } ?? phases.total
  }
}

extension TimeMetric {
  /// The metric of a column, if there is one.
  package static func named(_ name: String) -> TimeMetric? {
    (judged + phases).first { $0.name == name }
  }

  /// The median frame time, which is judged before all others.
  package static let primary = TimeMetric(name: "frame_p50_ms", phase: nil, pairing: .frames) {
    $0.frameTime.p50
  }

  /// The times that are judged, the primary one first.
  package static let judged: [TimeMetric] = [
    primary,
    TimeMetric(name: "frame_p95_ms", phase: nil, pairing: .percentile(95)) { $0.frameTime.p95 },
    TimeMetric(name: "frame_p99_ms", phase: nil, pairing: .percentile(99)) { $0.frameTime.p99 },
  ]

  /// The median of each phase: they explain, and are not judged unless asked for.
  package static let phases: [TimeMetric] = Phase.allCases.map(Self.median)

  /// The median time of a phase.
  package static func median(of phase: Phase) -> TimeMetric {
    TimeMetric(name: "\(phase.rawValue)_p50_ms", phase: phase, pairing: .frames) {
      $0.phases[phase]
    }
  }
}

extension SeriesSummary.PhaseMedians {
  /// The median of one phase, in milliseconds.
  package subscript(phase: Phase) -> Double {
    switch phase {
    case .advance: advance
    case .turnover: turnover
    case .configure: configure
    case .layout: layout
    case .commit: commit
    case .composite: composite
    }
  }
}
