package import RunData
import Statistics

extension SeriesSummary {
  /// The measured rounds as they ran in both pipelines, whichever one the run uses.
  package struct Pipelines: Equatable, Sendable {
    package let serial: Playback
    package let twoStage: Playback

    package subscript(pipeline: Pipeline) -> Playback {
      switch pipeline {
      case .serial: serial
      case .twoStage: twoStage
      }
    }
  }

  /// The first frames with empty caches and pools: one per process, or one in all of a run in one
  /// process.
  package struct ColdStart: Equatable, Sendable {
    /// The number of first frames.
    package let samples: Int
    /// The median time, in milliseconds.
    package let firstFrame: Double
    /// The longest time, in milliseconds.
    package let maximum: Double
    /// The most bytes that one of them allocated.
    package let allocatedBytes: Int
  }
}

extension SeriesSummary.ColdStart {
  /// - Parameter roundsAreProcesses: `false` if round 0 is a whole pass.
  init(of series: FrameSeries, roundsAreProcesses: Bool) {
    let frames = series.pass(0).prefix(roundsAreProcesses ? series.coldFrames : 1)
    let times = Distribution(frames.map { Double($0.phases.total) / 1e6 })
    self.init(
      samples: frames.count, firstFrame: times.median, maximum: times.maximum,
      allocatedBytes: frames.reduce(0) { max($0, $1.allocatedBytes) })
  }
}
