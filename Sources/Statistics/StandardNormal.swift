import Glibc

/// The normal distribution with mean 0 and standard deviation 1.
enum StandardNormal {
  /// Returns the cumulative probability of `z`.
  static func share(below z: Double) -> Double { erfc(-z / 2.0.squareRoot()) / 2 }

  /// Returns the quantile of a share from 0.5 to 1 − 10⁻¹⁵.
  static func quantile(_ share: Double) -> Double {
    precondition(share >= 0.5 && share < 1, "the share of a quantile is from 0.5 to 1")
    return crossing(of: share, between: 0, and: 10) { self.share(below: $0) }
  }
}

/// Returns the argument at which an increasing function reaches `target`, by bisection to full
/// precision.
func crossing(
  of target: Double, between low: Double, and high: Double, _ increasing: (Double) -> Double
) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<200 {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { break }
    if increasing(middle) < target { low = middle } else { high = middle }
  }
  return low + (high - low) / 2
}
