import Glibc

/// The smallest effect that a comparison of paired log-ratios shows with a probability of 80 %.
///
/// An effect is shown if the one-sided ``SignedRankTest`` rejects at its level and the 95 %
/// interval of the pseudomedian lies beyond a margin. The power of that rule for normal noise is
/// simulated, see ``ComparisonPower``.
package enum DetectableEffect {
  package static let power = 0.8

  /// Returns the smallest factor above 1 that a comparison of log-ratios with the scatter of these
  /// shows.
  ///
  /// - Parameters:
  ///   - alpha: The level of the one-sided test, adjusted for the number of tests.
  ///   - margin: The factor beyond which the interval must lie; 1 for none.
  /// - Returns: `nil` if there are too few log-ratios to show any effect.
  package static func ofLogRatios(
    _ logRatios: [Double], alpha: Double, margin: Double
  ) -> Double? {
    deviation(of: logRatios).flatMap {
      ofDeviation($0, count: logRatios.count, alpha: alpha, margin: log(margin))
    }.map { exp($0) }
  }

  /// The standard deviation, with *n* − 1 in the denominator; `nil` for fewer than two values.
  package static func deviation(of values: [Double]) -> Double? {
    values.count > 1 ? SampleMoments(values).variance.squareRoot() : nil
  }

  /// Returns the smallest difference that a comparison of `count` differences shows; `nil` if they
  /// are too few to show any.
  ///
  /// - Parameter margin: The difference beyond which the interval must lie, in the unit of the
  ///   deviation.
  package static func ofDeviation(
    _ deviation: Double, count: Int, alpha: Double, margin: Double
  ) -> Double? {
    precondition(alpha > 0 && alpha < 1, "a level lies between 0 and 1")
    precondition(deviation >= 0 && margin >= 0, "a deviation and a margin are not negative")
    guard let simulated = ComparisonPower.simulated(count: count, alpha: alpha) else { return nil }
    guard deviation > 0 else { return margin }
    return crossing(of: power, between: 0, and: margin + 100 * deviation) {
      simulated.power(effect: $0 / deviation, margin: margin / deviation)
    }
  }

  /// Returns the number of log-ratios with which a comparison decides with a probability of 80 %, if
  /// the effect and the deviation are those of a sample.
  ///
  /// An effect beyond the margin is to be shown. Below it, both ends of the interval must lie within
  /// the margin: the probability is bounded from below by the probabilities of either.
  ///
  /// - Parameters:
  ///   - effect: The logarithm of the true ratio.
  ///   - margin: The logarithm of the factor up to which two values count as equal.
  /// - Returns: More than there are and at most `most`; `nil` if that many do not suffice, or if the
  ///   sample does not scatter.
  package static func countToDecide(
    _ logRatios: [Double], effect: Double, alpha: Double, margin: Double, most: Int
  ) -> Int? {
    guard logRatios.count < most, let deviation = deviation(of: logRatios), deviation > 0 else {
      return nil
    }
    let (effect, margin) = (effect.magnitude / deviation, margin / deviation)
    func decides(_ count: Int) -> Bool {
      guard let simulated = ComparisonPower.simulated(count: count, alpha: alpha) else {
        return false
      }
      return effect > margin
        ? simulated.power(effect: effect, margin: margin) >= power
        : simulated.power(effect: margin - effect, margin: 0)
          + simulated.power(effect: margin + effect, margin: 0) - 1 >= power
    }
    var (few, enough) = (logRatios.count, logRatios.count + 1)
    while !decides(enough) {
      guard enough < most else { return nil }
      (few, enough) = (enough, min(2 * enough, most))
    }
    while enough - few > 1 {
      let middle = (few + enough) / 2
      if decides(middle) { enough = middle } else { few = middle }
    }
    return enough
  }
}
