import RunRecords
import Statistics

/// The largest factor for all frame times of a series with a good hitch time ratio.
///
/// It is found for each measured round as it ran. The first frame of a pass and programmatic jumps
/// are left out, since they occur once per scroll and would hide the frames in between; they count
/// in the hitch time ratio.
package struct Headroom: Equatable, Sendable {
  /// The headroom of each measured round; below 1 if its ratio is not good.
  package let rounds: [Double]
  /// The one-sided 90 % lower bound of the geometric mean over rounds, by Student's t distribution
  /// of the logarithms; `nil` with one round.
  ///
  /// The longest frames make the logarithms skewed: the quantile of 90 % covers 87 to 89 % of
  /// simulated runs of six rounds, that of 92 %, which is used, 89 to 92 %.
  package let lowerBound: Double?

  /// The printed figure: the lower bound, or the value of the only round.
  package var factor: Double { lowerBound ?? rounds[0] }

  /// - Precondition: There is at least one round, and all values are above 0.
  package init(rounds: [Double]) {
    precondition(!rounds.isEmpty, "a headroom is of at least one round")
    precondition(rounds.allSatisfy { $0 > 0 }, "a headroom is a factor above 0")
    self.rounds = rounds
    lowerBound = ConfidenceInterval.lowerBoundOfGeometricMean(rounds, confidence: 0.92)
  }
}

extension Headroom {
  /// Finds the headroom of a series.
  ///
  /// - Parameter displayHeight: In points: a longer move in one tick is a jump.
  /// - Returns: `nil` if all frames of a round are left out or take no time.
  /// - Precondition: There is a measured round.
  init?(of series: FrameSeries, in pipeline: Pipeline, displayHeight: Double) {
    let model = VsyncModel(refreshRate: series.refreshRate, pipeline: pipeline)
    let moments = series.moments(displayHeight: displayHeight)
    let scrolling = moments.indices.filter { moments[$0] == .scroll }
    var rounds: [Double] = []
    for round in 1..<series.rounds {
      let pass = series.stageTimes(ofRound: round)
      guard let factor = model.headroom(of: scrolling.map { pass[$0] }) else { return nil }
      rounds.append(factor)
    }
    self.init(rounds: rounds)
  }
}

extension VsyncModel {
  /// Returns the largest factor for all times of a pass with a good hitch time ratio.
  ///
  /// The factor is exact: the next larger floating-point number is not good. In the two-stage
  /// pipeline a factor above it can be good again, because a full pipeline absorbs more.
  ///
  ///     // T = 10 ms; below 199 frames no tick may be missed.
  ///     VsyncModel(refreshRate: 100).headroom(of: pass)   // 2 for two frames, of 4 and of 5 ms
  ///
  /// - Returns: `nil` if there is no frame that takes any time.
  /// - Complexity: O(*n*) for each of about 60 factors; in the serial pipeline for the first ones
  ///   only, since frames that are on time with a factor are so with all smaller ones.
  package func headroom(of pass: [StageTimes]) -> Double? {
    guard pass.contains(where: { $0.app > 0 || $0.composite > 0 }) else { return nil }
    var played = pass
    func isGood(_ factor: Double) -> Bool {
      let hitches = play(played.lazy.map { $0 * factor }).hitches
      return Playback(refreshRate: refreshRate, frames: pass.count, hitches: hitches).hitchRating
        == .good
    }
    func keepLate(_ factor: Double) {
      guard pipeline == .serial else { return }
      played = played.filter { play(CollectionOfOne($0 * factor)).missedTicks > 0 }
    }
    var (good, bad) = (1.0, 1.0)
    while isGood(bad) { (good, bad) = (bad, 2 * bad) }
    while !isGood(good) { (good, bad) = (good / 2, good) }
    keepLate(bad)
    while true {
      let middle = (good + bad) / 2
      guard good < middle, middle < bad else { return good }
      if isGood(middle) {
        good = middle
      } else {
        bad = middle
        keepLate(bad)
      }
    }
  }
}
