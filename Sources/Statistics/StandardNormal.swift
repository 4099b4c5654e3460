import Glibc
import SeededRandom

enum StandardNormal {
  static func share(below z: Double) -> Double { erfc(-z / 2.0.squareRoot()) / 2 }

  /// Returns the quantile of a share from 0.5 to 1 − 10⁻¹⁵.
  static func quantile(_ share: Double) -> Double {
    precondition(share >= 0.5 && share < 1, "the share of a quantile is from 0.5 to 1")
    return crossing(of: share, between: 0, and: 10) { self.share(below: $0) }
  }

  /// Returns the tails of a sum of ranks by its excess over the mean, with a continuity correction.
  static func tails(ofSum excess: Double, deviation: Double) -> (greater: Double, less: Double) {
    (share(below: (0.5 - excess) / deviation), share(below: (0.5 + excess) / deviation))
  }

  /// Returns a random number with the standard normal distribution.
  static func value(using generator: inout SeededGenerator) -> Double {
    // G. E. P. Box and M. E. Muller, "A Note on the Generation of Random Normal Deviates", The
    // Annals of Mathematical Statistics 29, 1958. Below 1, because the logarithm of 0 is infinite.
    let radius = (-2 * log1p(-generator.number(in: 0...0.999_999_999_999))).squareRoot()
    return radius * cos(2 * Double.pi * generator.number(in: 0...1.0))
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
