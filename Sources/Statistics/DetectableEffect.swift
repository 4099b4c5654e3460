import Glibc

/// The minimum detectable effect of a test of paired differences.
///
///     (t₁₋α + t_power) · s / √n
///
/// for n differences with standard deviation s and a one-sided test at level α, both quantiles with
/// n − 1 degrees of freedom: the sample-size formula of the paired t test, solved for the
/// difference (NIST/SEMATECH e-Handbook of Statistical Methods, section 7.2.2.2). For normal noise
/// the signed-rank test needs π / 3 times as many differences.
package enum DetectableEffect {
  /// The probability of detecting an effect of that size.
  package static let power = 0.8

  /// Returns the smallest difference that a one-sided test at level `alpha` detects, in the unit of
  /// the differences.
  ///
  /// - Returns: `nil` for fewer than two differences.
  package static func ofDifferences(_ differences: [Double], alpha: Double) -> Double? {
    precondition(alpha > 0 && alpha < 1, "a level lies between 0 and 1")
    return deviation(of: differences).map {
      ofDeviation($0, count: differences.count, alpha: alpha)
    }
  }

  /// Returns the standard deviation of a sample, with *n* − 1 in the denominator.
  ///
  /// - Returns: `nil` for fewer than two values.
  package static func deviation(of values: [Double]) -> Double? {
    guard values.count > 1 else { return nil }
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)).squareRoot()
  }

  /// Returns the smallest detectable difference for a known deviation and a planned number of
  /// differences.
  ///
  /// - Precondition: `count` is at least 2.
  package static func ofDeviation(_ deviation: Double, count: Int, alpha: Double) -> Double {
    precondition(alpha > 0 && alpha < 1, "a level lies between 0 and 1")
    precondition(count > 1, "a deviation needs two differences")
    let degrees = count - 1
    return
      (StudentT.quantile(1 - alpha, degrees: Double(degrees))
      + StudentT.quantile(power, degrees: Double(degrees)))
      * deviation / Double(count).squareRoot()
  }

  /// Returns the smallest detectable factor above 1 for logarithms of ratios.
  package static func ofLogRatios(_ logRatios: [Double], alpha: Double) -> Double? {
    ofDifferences(logRatios, alpha: alpha).map { exp($0) }
  }
}
