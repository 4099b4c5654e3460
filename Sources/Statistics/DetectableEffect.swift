import Glibc

/// The smallest effect that so many differences, so scattered, would most likely show.
///
///     (t₁₋α + t_power) · s / √n
///
/// for n differences of deviation s and a one-sided test at level α, both quantiles with n − 1
/// degrees of freedom. It is the sample-size formula of the paired t test, solved for the difference
/// (NIST/SEMATECH e-Handbook of Statistical Methods, section 7.2.2.2); for normal noise the
/// signed-rank test needs n only π / 3 times as great.
package enum DetectableEffect {
  /// How often an effect of that size would be seen.
  package static let power = 0.8

  /// The smallest difference that a one-sided test at level `alpha` would see, in the unit of the
  /// differences.
  ///
  /// - Returns: `nil` for fewer than two differences.
  package static func ofDifferences(_ differences: [Double], alpha: Double) -> Double? {
    precondition(alpha > 0 && alpha < 1, "a level lies between 0 and 1")
    return deviation(of: differences).map {
      ofDeviation($0, count: differences.count, alpha: alpha)
    }
  }

  /// The standard deviation of a sample, with *n* − 1 in the denominator.
  ///
  /// - Returns: `nil` for fewer than two values.
  package static func deviation(of values: [Double]) -> Double? {
    guard values.count > 1 else { return nil }
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)).squareRoot()
  }

  /// The same for a deviation that is known, and as many differences as one plans to take.
  ///
  /// - Precondition: There are at least two.
  package static func ofDeviation(_ deviation: Double, count: Int, alpha: Double) -> Double {
    precondition(alpha > 0 && alpha < 1, "a level lies between 0 and 1")
    precondition(count > 1, "a deviation takes two differences")
    let degrees = count - 1
    return
      (StudentT.quantile(1 - alpha, degrees: degrees) + StudentT.quantile(power, degrees: degrees))
      * deviation / Double(count).squareRoot()
  }

  /// The smallest factor above 1 that logarithms of ratios would show.
  package static func ofLogRatios(_ logRatios: [Double], alpha: Double) -> Double? {
    ofDifferences(logRatios, alpha: alpha).map { exp($0) }
  }
}
