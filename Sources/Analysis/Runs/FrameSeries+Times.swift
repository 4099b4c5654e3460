import Glibc
package import RunRecords
import Statistics

extension FrameSeries {
  /// The rounds after round 0, which starts with empty caches and pools.
  ///
  /// - Precondition: There is at least one.
  private var measuredRounds: Range<Int> {
    precondition(rounds > 1, "analysis needs at least one measured round besides round 0")
    return 1..<rounds
  }

  /// Returns the intrinsic time of each frame of a pass: its median over the measured rounds.
  ///
  /// The scroll is deterministic: frame k does the same work in every round, and differences
  /// between rounds are caused by the machine.
  ///
  ///     series.intrinsicTimes(\.composite)   // one value per frame, whole or half nanoseconds
  ///
  /// - Parameter time: A phase or the whole frame, in nanoseconds.
  /// - Precondition: There is a measured round.
  /// - Complexity: O(*n* log *r*) for *n* frames in *r* rounds.
  package func intrinsicTimes(_ time: (PhaseTimes) -> Int64) -> [Double] {
    let rounds = measuredRounds
    return (0..<framesPerRound).map { frame in
      Distribution(rounds.map { Double(time(self[round: $0, frame: frame].phases)) }).median
    }
  }

  /// The median frame time of each measured round, in nanoseconds.
  ///
  /// - Precondition: There is a measured round.
  package var roundMedians: [Double] { roundPercentiles(50, \.total) }

  /// Returns a percentile over the frames of each measured round, in nanoseconds.
  ///
  /// - Precondition: There is a measured round.
  package func roundPercentiles(_ percent: Double, _ time: (PhaseTimes) -> Int64) -> [Double] {
    measuredRounds.map { round in
      Distribution(pass(round).map { Double(time($0.phases)) }).percentile(percent)
    }
  }

  /// Returns the logarithm of the ratio to another series for each measured round.
  ///
  /// Frame k is paired with frame k of the same round, which shows the same rows; the value of a
  /// round is the median over its frames. Frames with a time of 0 on either side are excluded.
  ///
  ///     head.roundLogRatios(over: base, \.total)   // one value per round; 0.05 is about 5 % slower
  ///
  /// - Returns: A value per round of both series; `nil` if a round has no frame with times on both
  ///   sides.
  /// - Precondition: The passes have the same length.
  package func roundLogRatios(
    over other: FrameSeries, _ time: (PhaseTimes) -> Int64
  ) -> [Double]? {
    precondition(
      framesPerRound == other.framesPerRound, "only series of the same frames can be paired")
    let rounds = min(rounds, other.rounds)
    guard rounds > 1 else { return [] }
    let medians = (1..<rounds).compactMap { round in
      let ratios = zip(pass(round), other.pass(round)).compactMap { own, others -> Double? in
        let (upper, lower) = (time(own.phases), time(others.phases))
        return upper > 0 && lower > 0 ? log(Double(upper) / Double(lower)) : nil
      }
      return ratios.isEmpty ? nil : Distribution(ratios).median
    }
    return medians.count == rounds - 1 ? medians : nil
  }

  /// Returns the median over a pass of the difference to the intrinsic frame times of another
  /// series, in milliseconds.
  ///
  /// - Precondition: The series are paired.
  func pairedDifference(over other: FrameSeries) -> Double {
    precondition(isPaired(with: other), "only series of the same frames can be paired")
    return Distribution(
      zip(intrinsicTimes(\.total), other.intrinsicTimes(\.total)).lazy.map { $0 - $1 }
    ).median / 1e6
  }

  /// Returns the median difference to the frame times of another series for each measured round, in
  /// milliseconds.
  ///
  /// - Precondition: The series are paired.
  func roundDifferences(over other: FrameSeries) -> [Double] {
    precondition(isPaired(with: other), "only series of the same frames can be paired")
    return measuredRounds.map { round in
      Distribution(
        zip(pass(round), other.pass(round)).lazy.map { Double($0.phases.total - $1.phases.total) }
      ).median / 1e6
    }
  }

  /// Returns whether frame k shows the same rows in both series, for all rounds.
  func isPaired(with other: FrameSeries) -> Bool {
    refreshRate == other.refreshRate && framesPerRound == other.framesPerRound
      && frames.count == other.frames.count
  }
}

/// The distributions of the intrinsic times over a pass, for the whole frame and each phase.
struct IntrinsicDistributions {
  let frame: Distribution
  private let phases: [Phase: Distribution]

  /// - Parameter frameTimes: The intrinsic frame times of `series`.
  init(of series: FrameSeries, frameTimes: [Double]) {
    frame = Distribution(frameTimes)
    phases = Dictionary(
      uniqueKeysWithValues: Phase.allCases.map { phase in
        (phase, Distribution(series.intrinsicTimes { $0[phase] }))
      })
  }

  /// The distribution of a phase; `nil` stands for the whole frame.
  subscript(phase: Phase?) -> Distribution { phase.flatMap { phases[$0] } ?? frame }
}
