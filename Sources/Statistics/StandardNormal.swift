import Glibc

/// The normal distribution with mean 0 and deviation 1.
enum StandardNormal {
  /// The share of the distribution below `z`.
  static func share(below z: Double) -> Double { erfc(-z / 2.0.squareRoot()) / 2 }

  /// The value below which a share of the distribution lies, of shares from a half to 1 − 10⁻¹⁵.
  static func quantile(_ share: Double) -> Double {
    precondition(share >= 0.5 && share < 1, "a quantile is that of a share from a half to 1")
    return crossing(of: share, between: 0, and: 10) { self.share(below: $0) }
  }
}
