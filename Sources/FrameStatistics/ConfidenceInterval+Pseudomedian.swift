import Glibc

extension ConfidenceInterval {
  /// The bootstrap interval of a pseudomedian, with a fixed seed.
  ///
  /// The values are the units that repeat: one a round or a pair, never one a frame. The interval is
  /// the expanded percentile interval of T. C. Hesterberg, "What Teachers Should Know About the
  /// Bootstrap", The American Statistician 69 (2015): the plain one is too narrow for few values, as
  /// if a normal quantile stood for Student's and n for n − 1, so that it takes percentiles farther
  /// out by both.
  ///
  /// - Parameters:
  ///   - level: How often it holds the true value, about, 0…1.
  ///   - resamples: How often it draws.
  /// - Returns: `nil` with fewer than ``fewestRounds`` values: what can be drawn from them is too
  ///   coarse.
  /// - Complexity: O(*r* · *n*²) for *r* resamples of *n* values: milliseconds for 20 values.
  package static func ofPseudomedian(
    _ values: [Double], level: Double = 0.95, resamples: Int = Self.resamples
  ) -> ConfidenceInterval? {
    precondition(level > 0 && level < 1, "a level lies between 0 and 1")
    guard values.count >= fewestRounds else { return nil }
    let count = Double(values.count)
    let quantile = StudentT.quantile((1 + level) / 2, degrees: values.count - 1)
    let tail = StandardNormal.share(below: -quantile * (count / (count - 1)).squareRoot())
    let resampled = Distribution(WalshAverages(values).resampled(resamples, seed: 0))
    return ConfidenceInterval(
      low: resampled.percentile(100 * tail), high: resampled.percentile(100 * (1 - tail)))
  }

  /// Of an interval of logarithms: that of the factors.
  package var ofFactors: ConfidenceInterval {
    ConfidenceInterval(low: exp(low), high: exp(high))
  }

  /// Whether it shows that a factor differs from 1 by less than another, either way.
  ///
  /// Two one-sided tests, each of which may fail (D. J. Schuirmann, "A Comparison of the Two
  /// One-Sided Tests Procedure and the Power Approach for Assessing the Equivalence of Average
  /// Bioavailability", Journal of Pharmacokinetics and Biopharmaceutics 15, 1987): that an interval of
  /// 95 % lies inside shows it at a level of 2.5 %.
  ///
  /// - Parameter limit: The factor, above 1.
  package func showsEquivalence(within limit: Double) -> Bool {
    precondition(limit > 1, "factors are taken for equal up to a limit above 1")
    return low >= 1 / limit && high <= limit
  }
}
