package import RunRecords
import Statistics

/// One frame as it is when the machine is quiet, phase by phase.
///
/// Medians of phases do not add up to the median of the frame, so the phases are those of the very
/// round that has the median frame time, or the mean of the two rounds around it: they add up to the
/// intrinsic time.
package struct TypicalFrame: Equatable, Sendable {
  /// The tick within the pass, from 0.
  package let frame: Int
  /// In nanoseconds.
  package let phases: PerPhase<Double>
  /// The longest time of the frame in any measured round, in nanoseconds.
  package let longest: Double
  /// Ticks that passed without a new image because of it.
  package let missedTicks: Int

  package init(frame: Int, phases: PerPhase<Double>, longest: Double, missedTicks: Int) {
    self.frame = frame
    self.phases = phases
    self.longest = longest
    self.missedTicks = missedTicks
  }

  /// Whether it is shown later than its tick.
  package var isLate: Bool { missedTicks > 0 }
}

extension FrameSeries {
  /// One pass as it is when the machine is quiet.
  ///
  /// - Parameter playback: The intrinsic pass on the display, which knows the hitches.
  /// - Precondition: There is a measured round.
  /// - Complexity: O(*n* *r* log *r*) for *n* frames in *r* rounds.
  package func typicalFrames(_ playback: Playback) -> [TypicalFrame] {
    precondition(rounds > 1, "judging takes at least one measured round besides round 0")
    var missed = [Int](repeating: 0, count: framesPerRound)
    for hitch in playback.hitches { missed[hitch.frame] = hitch.missedTicks }
    var order = Array(1..<rounds)
    return (0..<framesPerRound).map { frame in
      order.sort { total(frame, $0) < total(frame, $1) }
      let middle = order[(order.count - 1) / 2]
      let other = order[order.count / 2]
      return TypicalFrame(
        frame: frame, phases: mean(times(frame, middle), times(frame, other)),
        longest: Double(total(frame, order[order.count - 1])), missedTicks: missed[frame])
    }
  }

  private func times(_ frame: Int, _ round: Int) -> PhaseTimes {
    frames[round * framesPerRound + frame].phases
  }

  private func total(_ frame: Int, _ round: Int) -> Int64 { times(frame, round).total }

  private func mean(_ a: PhaseTimes, _ b: PhaseTimes) -> PerPhase<Double> {
    var mean = PerPhase<Double>()
    for phase in Phase.allCases { mean[phase] = (Double(a[phase]) + Double(b[phase])) / 2 }
    return mean
  }
}
