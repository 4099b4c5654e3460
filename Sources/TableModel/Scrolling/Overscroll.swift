/// The motion of content that is pulled beyond its end and released.
///
/// A finger that is *x* beyond the end has moved the content by *f(x) = (1 − 1 / (x · c / d + 1)) ·
/// d*, where *d* is the display's height and *c* is 0.55: the formula that Grant Paul (chpwn)
/// published for `UIScrollView` in 2012, and that "Analysis of Apple's rubber band scrolling"
/// (squareb.wordpress.com, 2013) tabulates. Its initial slope is *c*, and its limit is *d*.
///
/// Released at rest at a distance *x₀* from the end, the content springs back critically damped:
/// *x(t) = x₀ · (1 + t / τ) · e^(−t / τ)*. The time constant *τ* is 0.1 s, that of a spring of mass
/// 1 and stiffness 100, or less if the motion is too short.
enum Overscroll {
  /// The initial ratio of the content's motion to the finger's: *c*.
  static let resistance = 0.55
  /// The fraction of the motion's duration in which the finger pulls.
  static let pullShare = 0.4
  /// The maximum time constant of the spring, in seconds.
  static let timeConstant = 0.1
  /// The minimum duration of the spring, in time constants.
  ///
  /// The remaining distance is then (1 + 14) · e⁻¹⁴, 0.0125 pt of 1,000 pt: far less than half a
  /// pixel. It is dropped.
  static let timeConstants = 14.0

  /// Returns the distance of the content beyond its end: *f(x)*.
  ///
  /// - Parameter pull: The distance of the finger beyond the end, in points, not negative.
  static func stretch(_ pull: Double, displayHeight: Double) -> Double {
    (1 - 1 / (pull * resistance / displayHeight + 1)) * displayHeight
  }

  /// Returns the time constant of a motion's spring, in seconds: *τ*.
  static func timeConstant(motionSeconds: Double) -> Double {
    min(timeConstant, (1 - pullShare) * motionSeconds / timeConstants)
  }

  /// Returns the fraction of the distance from the end that remains a time after the release.
  static func remaining(after seconds: Double, timeConstant: Double) -> Double {
    let u = seconds / timeConstant
    return (1 + u) * decay(u)
  }

  /// Returns *e^(−u)* for `u` ≥ 0, computed only with products, sums and one division, so that all
  /// machines get the same digits.
  ///
  /// - Complexity: O(log *u*).
  static func decay(_ u: Double) -> Double {
    // e⁻⁷⁴⁶ is 0 as a double.
    guard u < 746 else { return 0 }
    let whole = u.rounded(.down)
    let x = u - whole
    // The exponential series for a fraction below 1: eighteen terms are exact.
    var series = 1.0
    for term in stride(from: 18.0, to: 0, by: -1) { series = 1 + series * x / term }
    return (1 / series).multiplied(by: 0.367_879_441_171_442_33, toThe: Int(whole))
  }
}
