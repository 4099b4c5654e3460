/// The upper tail of the binomial distribution.
package enum BinomialTail {
  /// Returns the probability of at least `count` successes: P(Bin(n, p) ≥ k) = I_p(k, n − k + 1).
  ///
  /// M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions", 1964, formula 26.5.24.
  ///
  ///     BinomialTail.probability(ofAtLeast: 2, of: 2, each: 0.5)   // 0.25
  ///
  /// - Parameters:
  ///   - count: 0…`trials`.
  ///   - share: The probability of a success, 0…1.
  package static func probability(
    ofAtLeast count: Int, of trials: Int, each share: Double
  ) -> Double {
    precondition((0...trials).contains(count), "no more successes than trials")
    guard count > 0 else { return 1 }
    return RegularizedBeta.value(share, a: Double(count), b: Double(trials - count + 1))
  }
}
