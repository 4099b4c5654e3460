package import RunRecords
import Statistics

extension PhaseTimes {
  /// The time of the app's stage, advance … commit, in nanoseconds.
  package var app: Int64 { total - composite }
}

extension Pipeline {
  /// The part of a frame's work that must fit between two ticks, in nanoseconds.
  ///
  /// - serial: app and compositing together.
  /// - two-stage: the longer of both. The ticks of a frame are then max(1, ⌈app / T⌉,
  ///   ⌈composite / T⌉), as if a stage never had to wait for more than one frame of the other.
  package func limitingTime(_ phases: PhaseTimes) -> Int64 {
    switch self {
    case .serial: phases.total
    case .twoStage: max(phases.app, phases.composite)
    }
  }

  /// The ticks between the start of a frame that is in time and its image.
  package var latencyTicks: Int {
    switch self {
    case .serial: 1
    case .twoStage: 2
    }
  }
}

extension SeriesSummary {
  /// How the intrinsic pass would look in either pipeline, whichever the run is judged by.
  package struct Pipelines: Equatable, Sendable {
    package let serial: Playback
    package let twoStage: Playback
    /// The 95th percentile of the app's intrinsic time, in milliseconds.
    package let appP95: Double
    /// The 95th percentile of the intrinsic composite time, in milliseconds.
    package let compositeP95: Double
  }
}

extension SeriesSummary.Pipelines {
  init(of series: FrameSeries) {
    let model = VsyncModel(refreshRate: series.refreshRate)
    func p95(_ time: (PhaseTimes) -> Int64) -> Double {
      Distribution(series.intrinsicTimes(time)).percentile(95) / 1e6
    }
    self.init(
      serial: model.play(series.intrinsicTimes(Pipeline.serial.limitingTime)),
      twoStage: model.play(series.intrinsicTimes(Pipeline.twoStage.limitingTime)),
      appP95: p95(\.app), compositeP95: p95(\.composite))
  }
}
