import Glibc
package import RunRecords
import Statistics

extension FrameSeries {
  /// By how much each measured round takes longer than that of another series, as the logarithm of
  /// a ratio.
  ///
  /// Frame k is paired with frame k, which shows the same rows, and round r with round r; of a round
  /// it is the median over its frames. Frames of which a side takes no measurable time are left out.
  ///
  ///     head.roundLogRatios(over: base, \.total)   // one value a round; 0.05 is about 5 % more
  ///
  /// - Parameter time: The time of interest: a phase, or the whole frame.
  /// - Returns: A value for each round that both have; `nil` if in one of them no frame has a time
  ///   on both sides.
  /// - Precondition: Both have the same frames in a pass.
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

  /// A percentile of the frame times of each measured round, in nanoseconds.
  package func roundPercentiles(_ percent: Double, _ time: (PhaseTimes) -> Int64) -> [Double] {
    (1..<rounds).map { round in
      Distribution(pass(round).map { Double(time($0.phases)) }).percentile(percent)
    }
  }
}
