package import RunRecords
import Statistics

extension FrameSeries {
  /// What one pass takes when the machine is quiet: of each frame the median over measured rounds.
  ///
  /// The scroll is deterministic, so that frame k does the same work in every round; what differs
  /// from round to round is the machine. Round 0 starts with empty caches and does not count.
  ///
  ///     series.intrinsicTimes(\.composite)   // one value a frame, whole or half nanoseconds
  ///
  /// - Parameter time: The time of interest, in nanoseconds: a phase, or the whole frame.
  /// - Precondition: There is a measured round, a round after round 0.
  /// - Complexity: O(*n* log *r*) for *n* frames in *r* rounds.
  package func intrinsicTimes(_ time: (PhaseTimes) -> Int64) -> [Double] {
    precondition(rounds > 1, "judging takes at least one measured round besides round 0")
    return (0..<framesPerRound).map { frame in
      let repeats = (1..<rounds).map { Double(time(frames[$0 * framesPerRound + frame].phases)) }
      return Distribution(repeats).median
    }
  }

  /// The median frame time of each measured round, in nanoseconds.
  ///
  /// - Precondition: There is a measured round, a round after round 0.
  package var roundMedians: [Double] {
    precondition(rounds > 1, "judging takes at least one measured round besides round 0")
    return (1..<rounds).map { round in
      Distribution(pass(round).lazy.map { Double($0.phases.total) }).median
    }
  }
}
