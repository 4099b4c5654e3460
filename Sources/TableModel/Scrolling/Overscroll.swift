/// How content behaves that is pulled past its end and let go.
///
/// A finger that has gone *x* past the end has moved the content by
/// *f(x) = (1 − 1 / (x · c / d + 1)) · d*, where *d* is the display's height and *c* is 0.55: the
/// formula that Grant Paul (chpwn) published for `UIScrollView` in 2012, and that "Analysis of
/// Apple's rubber band scrolling" (squareb.wordpress.com, 2013) tabulates. It begins with the slope
/// *c* and never reaches *d*.
///
/// Let go at rest a distance *x₀* from the end, the content springs back critically damped:
/// *x(t) = x₀ · (1 + t / τ) · e^(−t / τ)*. The time constant *τ* is 0.1 s, that of the spring of
/// mass 1 and stiffness 100, or less where the motion is too short for that.
enum Overscroll {
  /// The share of the finger's way by which the content moves at first: *c*.
  static let resistance = 0.55
  /// The share of the motion's time for which the finger pulls.
  static let pullShare = 0.4
  /// The time constant of the spring where there is time enough, in seconds.
  static let timeConstant = 0.1
  /// The least number of time constants for which the spring is watched.
  ///
  /// Then (1 + 14) · e⁻¹⁴ of the distance is left, 0.0125 pt of 1,000 pt: far less than half a
  /// pixel. The rest is dropped.
  static let timeConstants = 14.0

  /// By how much content moves past its end: *f(x)*.
  ///
  /// - Parameter pull: The finger's way past the end, in points, not negative.
  static func stretch(_ pull: Double, displayHeight: Double) -> Double {
    (1 - 1 / (pull * resistance / displayHeight + 1)) * displayHeight
  }

  /// The time constant of the spring of a motion, in seconds: *τ*.
  static func timeConstant(motionSeconds: Double) -> Double {
    min(timeConstant, (1 - pullShare) * motionSeconds / timeConstants)
  }

  /// The share of the distance from the end that is left a time after the finger has let go.
  static func remaining(after seconds: Double, timeConstant: Double) -> Double {
    let u = seconds / timeConstant
    return (1 + u) * decay(u)
  }

  /// *e^(−u)* for a number that is not negative, by products and sums alone, so that every machine
  /// gets the same digits.
  ///
  /// - Complexity: O(log *u*).
  static func decay(_ u: Double) -> Double {
    // e⁻⁷⁴⁶ is 0 as a double.
    guard u < 746 else { return 0 }
    let whole = u.rounded(.down)
    let x = u - whole
    // The exponential's series for a fraction below 1: eighteen terms are exact.
    var series = 1.0
    for term in stride(from: 18.0, to: 0, by: -1) { series = 1 + series * x / term }
    var result = 1 / series
    var square = 0.367_879_441_171_442_33
    var exponent = Int(whole)
    while exponent > 0 {
      if exponent & 1 == 1 { result *= square }
      square *= square
      exponent >>= 1
    }
    return result
  }
}
