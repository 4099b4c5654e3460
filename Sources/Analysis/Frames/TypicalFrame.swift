package import RunData

/// The phases of one frame on an undisturbed machine.
///
/// The medians of the phases do not add up to the median of the frame: the phases are those of the
/// round with the median frame time, or the mean of the two middle rounds, and add up to the
/// intrinsic time.
package struct TypicalFrame: Equatable, Sendable {
  /// The tick within the pass, from 0.
  package let frame: Int
  /// In nanoseconds.
  package let phases: PerPhase<Double>
  /// The longest time of the frame in any measured round, in nanoseconds.
  package let longest: Double
  /// The ticks without a new image because of this frame: it is late if there are any.
  package let missedTicks: Int
}

extension FrameSeries {
  /// Returns the frames of a pass on an undisturbed machine, which are late if they are in such a
  /// pass.
  ///
  /// - Precondition: There is a measured round.
  /// - Complexity: O(*n* *r* log *r*) for *n* frames in *r* rounds.
  package func typicalFrames(in pipeline: Pipeline) -> [TypicalFrame] {
    precondition(rounds > 1, "analysis needs at least one measured round besides round 0")
    var schedule = FrameSchedule(VsyncModel(refreshRate: refreshRate, pipeline: pipeline))
    return (0..<framesPerRound).map { frame in
      let times = (1..<rounds).map { self[round: $0, frame: frame].phases }
        .sorted { $0.total < $1.total }
      let (low, high) = (times[(times.count - 1) / 2], times[times.count / 2])
      var mean = PerPhase<Double>()
      for phase in Phase.allCases { mean[phase] = (Double(low[phase]) + Double(high[phase])) / 2 }
      let stages = StageTimes(app: mean.total - mean.composite, composite: mean.composite)
      return TypicalFrame(
        frame: frame, phases: mean, longest: Double(times[times.count - 1].total),
        missedTicks: schedule.append(stages).missedTicks)
    }
  }
}
