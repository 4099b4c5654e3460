import Glibc
package import RunData
package import Statistics

/// The times of all measured frames of a series, of one phase or of the whole frame, in
/// nanoseconds.
///
/// A compact copy: statistics read it several times, and the counters of a frame have seven times as
/// many bytes as its times.
package struct RoundTimes {
  /// The times of round 1, then of round 2, and so on.
  fileprivate let values: [Double]
  let framesPerRound: Int

  package var rounds: Int { values.count / framesPerRound }

  /// Returns the times of a measured round, from 0, in the order of the frames.
  package func round(_ index: Int) -> ArraySlice<Double> {
    values[index * framesPerRound..<(index + 1) * framesPerRound]
  }

  package var distributions: [Distribution] { (0..<rounds).map { Distribution(round($0)) } }

  /// The estimate of the median over all frames of a pass.
  package var medians: TimeEstimate {
    TimeEstimate((0..<rounds).map { Array(round($0)).median / 1e6 })
  }

  /// The intrinsic time of each frame of a pass: its median over the measured rounds.
  ///
  /// The scroll is deterministic: frame k does the same work in every round. The intrinsic times
  /// explain recurring hitches and changes; nothing is judged by them, since a median over rounds
  /// hides every delay that does not recur at the same frame.
  ///
  /// - Complexity: O(*n*) in the number of frames of all rounds.
  package var intrinsic: [Double] { (0..<framesPerRound).map { times(ofFrame: $0).median } }

  func times(ofFrame frame: Int) -> [Double] {
    (0..<rounds).map { values[$0 * framesPerRound + frame] }
  }

  /// Returns the logarithm of the ratio to the times of another series for each measured round.
  ///
  /// Frame k is paired with frame k of the same round, which shows the same rows; the value of a
  /// round is the median over its frames. Frames with a time of 0 on either side are excluded.
  ///
  /// - Returns: A value per round of both series; `nil` if a round has no frame with times on both
  ///   sides.
  /// - Precondition: The passes have the same length.
  package func logRatios(over other: RoundTimes) -> [Double]? {
    precondition(
      framesPerRound == other.framesPerRound, "only series of the same frames can be paired")
    let medians = (0..<min(rounds, other.rounds)).map { round in
      let ratios = zip(self.round(round), other.round(round)).compactMap { own, others in
        // Exchanged sides have exactly the negative value, so that ties stay ties.
        own > 0 && others > 0 ? log(own) - log(others) : nil
      }
      return ratios.isEmpty ? nil : ratios.median
    }
    return medians.contains(nil) ? nil : medians.compactMap(\.self)
  }

  /// Returns the median difference to the times of another series for each measured round, in
  /// milliseconds.
  ///
  /// - Precondition: The passes have the same length, and there are as many rounds.
  package func differences(over other: RoundTimes) -> [Double] {
    precondition(
      framesPerRound == other.framesPerRound && rounds == other.rounds,
      "only series of the same frames can be paired")
    return (0..<rounds).map { round in
      zip(self.round(round), other.round(round)).map { $0 - $1 }.median / 1e6
    }
  }
}

extension FrameSeries {
  /// Returns the times of a phase, or of the whole frame, of all measured frames.
  ///
  /// - Precondition: There is a measured round.
  /// - Complexity: O(*n*) in the number of frames.
  package func times(_ time: (PhaseTimes) -> Int64) -> RoundTimes {
    precondition(rounds > 1, "analysis needs at least one measured round besides round 0")
    return RoundTimes(
      // The subscript of the array reads the times only; an iterator copies whole samples.
      values: steadyFrames.indices.map { Double(time(frames[$0].phases)) },
      framesPerRound: framesPerRound)
  }

  /// Returns whether frame k shows the same rows in both series, for all rounds.
  package func isPaired(with other: FrameSeries) -> Bool {
    refreshRate == other.refreshRate && framesPerRound == other.framesPerRound
      && frames.count == other.frames.count
  }
}
