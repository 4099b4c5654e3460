import Statistics

/// An observed share and the exact 95 % confidence interval of the true share.
///
/// C. J. Clopper and E. S. Pearson, "The Use of Confidence or Fiducial Limits Illustrated in the
/// Case of the Binomial", Biometrika 26 (1934): the coverage is at least the level for any count.
///
///     BinomialInterval(successes: 0, trials: 300).high   // 0.0122
package struct BinomialInterval {
  package let successes: Int
  package let trials: Int
  package let low: Double
  package let high: Double

  package var share: Double { Double(successes) / Double(trials) }

  /// - Precondition: There is at least one trial, and no more successes than trials.
  package init(successes: Int, trials: Int) {
    (self.successes, self.trials) = (successes, trials)
    // P(X ≥ k) increases with the share; it equals the tail at the lower end.
    low = successes == 0 ? 0 : Self.share(with: 0.025, ofAtLeast: successes, of: trials)
    high = successes == trials ? 1 : Self.share(with: 0.975, ofAtLeast: successes + 1, of: trials)
  }

  /// Returns the share with a probability of at least so many successes, by bisection.
  private static func share(
    with probability: Double, ofAtLeast count: Int, of trials: Int
  ) -> Double {
    var (low, high) = (0.0, 1.0)
    while case let middle = (low + high) / 2, low < middle, middle < high {
      if BinomialTail.probability(ofAtLeast: count, of: trials, each: middle) < probability {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }
}
