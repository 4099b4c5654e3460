/// The deceleration of content after the finger has lifted, at the platform's normal rate.
///
/// The velocity decreases to 0.998 of itself each millisecond
/// (`UIScrollView.DecelerationRate.normal`), so after `t` seconds it is `v · 0.998^(1000 t)` and
/// the distance is its integral, `v · (0.998^(1000 t) − 1) / (1000 · ln 0.998)`. Computed only with
/// products and sums, so that all machines get the same digits.
enum Deceleration {
  /// The factor of the velocity per millisecond.
  static let rate = 0.998
  /// The natural logarithm of `rate`.
  static let logarithm = -0.002_002_002_670_673_077

  /// Returns the distance covered in a time, per unit of initial velocity, in seconds.
  static func reach(after seconds: Double) -> Double {
    (remaining(after: seconds) - 1) / (1000 * logarithm)
  }

  /// Returns the factor of the velocity after a time: `0.998^(1000 t)`.
  ///
  /// - Complexity: O(log *t*).
  static func remaining(after seconds: Double) -> Double {
    let milliseconds = seconds * 1000
    let whole = milliseconds.rounded(.down)
    // The fraction, by the exponential series: for |x| < 0.0021 five terms reach the precision
    // of `Double`.
    let x = (milliseconds - whole) * logarithm
    let fraction = 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4)))
    return fraction.multiplied(by: rate, toThe: Int(whole))
  }
}

extension Double {
  /// Returns the number times a power, by repeated squaring.
  ///
  /// - Parameter exponent: Not negative.
  func multiplied(by base: Double, toThe exponent: Int) -> Double {
    var (result, square, exponent) = (self, base, exponent)
    while exponent > 0 {
      if exponent & 1 == 1 { result *= square }
      square *= square
      exponent >>= 1
    }
    return result
  }
}
