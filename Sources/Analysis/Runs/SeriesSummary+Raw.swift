import RunRecords
import Statistics

extension SeriesSummary {
  /// All measured frames as they were, with what the machine did to them.
  ///
  /// The twins of the figures of the intrinsic series: where both differ, it is the machine that
  /// disturbed single rounds.
  package struct Raw: Equatable, Sendable {
    /// Percentiles over all measured frames, in milliseconds.
    package let frameTime: FrameTime
    /// Frames of all measured rounds together.
    package let frames: Int
    package let framesOverBudget: Int
    /// Frames shown late, each pass played by itself.
    package let hitches: Int
    /// The lateness of all passes per second of scroll, in ms/s.
    package let hitchRatio: Double
    /// Frames that the machine disturbed: the kernel took the processor away, the hypervisor gave it
    /// to others, or the frame took over `disturbance` times its median over the rounds.
    package let disturbedFrames: Int
  }

  /// The factor over its median from which on a frame counts as disturbed.
  package static let disturbance = 3.0
}

extension SeriesSummary.Raw {
  /// - Parameter intrinsic: The intrinsic frame times of `series`, in nanoseconds.
  init(of series: FrameSeries, intrinsic: [Double], pipeline: Pipeline) {
    let model = VsyncModel(refreshRate: series.refreshRate)
    let playbacks = (1..<series.rounds).map { round in
      model.play(series.pass(round).map { Double(pipeline.limitingTime($0.phases)) })
    }
    let steady = series.steadyFrames
    let missedTicks = playbacks.reduce(0) { $0 + $1.missedTicks }
    self.init(
      frameTime: SeriesSummary.FrameTime(
        Distribution(steady.lazy.map { Double($0.phases.total) })),
      frames: steady.count,
      framesOverBudget: playbacks.reduce(0) { $0 + $1.framesOverBudget },
      hitches: playbacks.reduce(0) { $0 + $1.hitches.count },
      hitchRatio: Double(1_000 * missedTicks) / Double(steady.count),
      disturbedFrames: (1..<series.rounds).reduce(0) { count, round in
        count + zip(series.pass(round), intrinsic).count { $0.isDisturbed(median: $1) }
      })
  }

  /// The share of the measured frames that was disturbed, 0…1.
  package var shareOfDisturbedFrames: Double { Double(disturbedFrames) / Double(frames) }
}

extension FrameSample {
  /// - Parameter median: The frame's time over the rounds, in nanoseconds.
  fileprivate func isDisturbed(median: Double) -> Bool {
    involuntarySwitches > 0 || stealTicks > 0
      || Double(phases.total) > SeriesSummary.disturbance * median
  }
}
