package enum StudentT {
  /// The degrees of freedom need not be whole.
  ///
  /// M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions", 1964, formula 26.7.1.
  package static func share(below t: Double, degrees: Double) -> Double {
    precondition(degrees > 0, "the degrees of freedom of a t distribution are positive")
    let tail = RegularizedBeta.value(degrees / (degrees + t * t), a: degrees / 2, b: 0.5) / 2
    return t < 0 ? tail : 1 - tail
  }

  package static func quantile(_ share: Double, degrees: Double) -> Double {
    precondition(share > 0 && share < 1, "the share of a quantile is between 0 and 1")
    guard share >= 0.5 else { return -quantile(1 - share, degrees: degrees) }
    var high = 1.0
    while self.share(below: high, degrees: degrees) < share { high *= 2 }
    return crossing(of: share, between: 0, and: high) { self.share(below: $0, degrees: degrees) }
  }
}
