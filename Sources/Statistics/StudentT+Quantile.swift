extension StudentT {
  /// The share of the distribution below `t`.
  ///
  /// M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions", 1964, formula 26.7.1.
  package static func share(below t: Double, degrees: Int) -> Double {
    precondition(degrees > 0, "a t distribution has a degree of freedom")
    let freedom = Double(degrees)
    let tail =
      RegularizedBeta.value(freedom / (freedom + t * t), a: freedom / 2, b: 0.5) / 2
    return t < 0 ? tail : 1 - tail
  }

  /// The value below which a share of the distribution lies.
  package static func quantile(_ share: Double, degrees: Int) -> Double {
    precondition(share > 0 && share < 1, "a quantile is that of a share between 0 and 1")
    guard share >= 0.5 else { return -quantile(1 - share, degrees: degrees) }
    var high = 1.0
    while self.share(below: high, degrees: degrees) < share { high *= 2 }
    return crossing(of: share, between: 0, and: high) { self.share(below: $0, degrees: degrees) }
  }
}
