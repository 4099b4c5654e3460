/// Student's t distribution.
package enum StudentT {
  /// The 0.975 quantiles for 1…18 degrees of freedom, for 95 % intervals.
  ///
  /// From the table "Critical Values of the Student's t Distribution", NIST/SEMATECH e-Handbook of
  /// Statistical Methods, section 1.3.6.7.2.
  static let quantiles = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262,
    2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101,
  ]

  /// Returns the cumulative probability of `t`.
  ///
  /// The degrees of freedom are positive and need not be whole.
  ///
  /// M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions", 1964, formula 26.7.1.
  package static func share(below t: Double, degrees: Double) -> Double {
    precondition(degrees > 0, "the degrees of freedom of a t distribution are positive")
    let tail =
      RegularizedBeta.value(degrees / (degrees + t * t), a: degrees / 2, b: 0.5) / 2
    return t < 0 ? tail : 1 - tail
  }

  /// Returns the quantile of a share between 0 and 1.
  package static func quantile(_ share: Double, degrees: Double) -> Double {
    precondition(share > 0 && share < 1, "the share of a quantile is between 0 and 1")
    guard share >= 0.5 else { return -quantile(1 - share, degrees: degrees) }
    var high = 1.0
    while self.share(below: high, degrees: degrees) < share { high *= 2 }
    return crossing(of: share, between: 0, and: high) { self.share(below: $0, degrees: degrees) }
  }
}
