import RunData
import Statistics

extension VsyncModel {
  /// Returns the headroom of a series: the largest factor by which all frame times can be multiplied
  /// before the hitch time ratio is no longer good, below 1 if it is not good.
  ///
  /// It is found for each measured round as it ran. The first frame of a pass and programmatic jumps
  /// are left out, since they occur once per scroll and would hide the frames in between; they count
  /// in the hitch time ratio.
  ///
  /// The longest frames make the logarithms skewed: the quantile of 90 % covers 87 to 89 % of
  /// simulated runs of six rounds, that of 92 %, which is used, 89 to 92 %.
  ///
  /// - Parameter kinds: The kind of each frame of a pass, equal in all rounds.
  /// - Returns: The one-sided 90 % lower bound of the geometric mean over rounds, by Student's t
  ///   distribution of the logarithms; `nil` below ``Statistics/ConfidenceInterval/fewestRounds``,
  ///   whose bound depends too much on its assumptions, and if all frames of a round are left out or
  ///   take no time. If the frames of all rounds together are not good, it is at most their headroom.
  package func headroom(
    of passes: [[StageTimes]], _ kinds: [RecurringHitch.FrameKind]
  ) -> Double? {
    guard passes.count >= ConfidenceInterval.fewestRounds else { return nil }
    let scrolling = kinds.indices.filter { kinds[$0] == .scroll }
    let rounds = passes.compactMap { pass in headroom(of: scrolling.map { pass[$0] }) }
    guard rounds.count == passes.count else { return nil }
    let bound = ConfidenceInterval.lowerBoundOfGeometricMean(rounds, confidence: 0.92)
    // Rounds that are good on the average can be bad together: few of them have all late frames. If
    // each is good, so are all.
    guard rounds.contains(where: { $0 < 1 }) else { return bound }
    let all = headroom(of: passes.flatMap { pass in scrolling.map { pass[$0] } }) ?? 1
    return all < 1 ? bound.map { min($0, all) } : bound
  }

  /// Returns the largest factor by which all times of a pass can be multiplied before its hitch
  /// time ratio is no longer good.
  ///
  /// The factor is exact: the next larger floating-point number is not good. In the two-stage
  /// pipeline a factor above it can be good again, because a full pipeline absorbs more.
  ///
  ///     // T = 10 ms; below 199 frames no tick may be missed.
  ///     VsyncModel(refreshRate: 100).headroom(of: pass)   // 2 for two frames, of 4 and of 5 ms
  ///
  /// - Returns: `nil` if there is no frame that takes any time.
  /// - Complexity: O(*n*) for each of about 60 factors; in the serial pipeline, of the slowest frames
  ///   only.
  package func headroom(of pass: [StageTimes]) -> Double? {
    guard pass.contains(where: { $0.app > 0 || $0.composite > 0 }) else { return nil }
    let played = pipeline == .serial ? Self.decisive(of: pass) : pass
    func isGood(_ factor: Double) -> Bool {
      let hitches = play(played.lazy.map { $0 * factor }).hitches
      return Playback(refreshRate: Double(refreshRate), frames: pass.count, hitches: hitches)
        .hitchRating
        == .good
    }
    var (good, bad) = (1.0, 1.0)
    while isGood(bad) { (good, bad) = (bad, 2 * bad) }
    while !isGood(good) { (good, bad) = (good / 2, good) }
    while true {
      let middle = (good + bad) / 2
      guard good < middle, middle < bad else { return good }
      if isGood(middle) { good = middle } else { bad = middle }
    }
  }

  /// Returns the slowest frames of a pass, which decide whether it is good in the serial pipeline.
  ///
  /// In that pipeline a frame misses ticks by its own time only. A pass of *n* frames is good with
  /// up to ⌊*n* / 199⌋ missed ticks (5 in 1,000 elapsed), so that one more late frame spoils it.
  ///
  /// - Complexity: O(*n*) on average.
  private static func decisive(of pass: [StageTimes]) -> [StageTimes] {
    let totals = pass.map { $0.app + $0.composite }
    let least = Distribution.value(ofRank: pass.count - 1 - pass.count / 199, in: totals)
    // Scaled by a factor, frames with equal totals but different stages can differ by rounding.
    return zip(pass, totals).filter { $1 >= least * (1 - 1e-9) }.map(\.0)
  }
}
