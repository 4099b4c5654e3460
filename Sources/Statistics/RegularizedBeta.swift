import Glibc

/// The regularized incomplete beta function I_x(a, b), the basis of Student's t and the binomial
/// distribution.
enum RegularizedBeta {
  static func value(_ x: Double, a: Double, b: Double) -> Double {
    precondition((0...1).contains(x) && a > 0 && b > 0, "I_x(a, b) takes x in 0…1, a, b > 0")
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // The fraction converges fast left of the mean; right of it I_x(a, b) = 1 − I_{1−x}(b, a).
    return x < (a + 1) / (a + b + 2)
      ? front(x, a: a, b: b) / (a * fraction(x, a: a, b: b))
      : 1 - front(x, a: a, b: b) / (b * fraction(1 - x, a: b, b: a))
  }

  /// xᵃ (1 − x)ᵇ / B(a, b).
  private static func front(_ x: Double, a: Double, b: Double) -> Double {
    exp(a * log(x) + b * log1p(-x) + lgamma(a + b) - lgamma(a) - lgamma(b))
  }

  /// The continued fraction 1 + d₁ / (1 + d₂ / (1 + …)), evaluated from the inside.
  ///
  /// M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions", 1964, formula 26.5.8.
  /// The depth doubles until two results agree.
  private static func fraction(_ x: Double, a: Double, b: Double) -> Double {
    func coefficient(_ index: Int) -> Double {
      let m = Double(index / 2)
      return index % 2 == 0
        ? m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        : -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
    }
    func evaluated(depth: Int) -> Double {
      (1...depth).reversed().reduce(1) { 1 + coefficient($1) / $0 }
    }
    var depth = 16
    var value = evaluated(depth: depth)
    while depth < 1 << 16 {
      depth *= 2
      let deeper = evaluated(depth: depth)
      guard (deeper - value).magnitude > 1e-15 * deeper.magnitude else { return deeper }
      value = deeper
    }
    return value
  }
}

package enum BinomialTail {
  /// Returns the probability of at least `count` successes: P(Bin(n, p) ≥ k) = I_p(k, n − k + 1).
  ///
  /// M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions", 1964, formula 26.5.24.
  ///
  ///     BinomialTail.probability(ofAtLeast: 2, of: 2, each: 0.5)   // 0.25
  package static func probability(
    ofAtLeast count: Int, of trials: Int, each share: Double
  ) -> Double {
    precondition((0...trials).contains(count), "no more successes than trials")
    guard count > 0 else { return 1 }
    return RegularizedBeta.value(share, a: Double(count), b: Double(trials - count + 1))
  }
}
