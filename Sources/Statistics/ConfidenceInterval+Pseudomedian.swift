extension ConfidenceInterval {
  /// The most values whose interval is bootstrapped; beyond, it follows from ranks.
  package static let mostResampled = 100

  /// Returns the 95 % interval of a pseudomedian.
  ///
  /// The values are independent units: one per round or pair, never one per frame. Up to
  /// ``mostResampled`` values the interval is a bootstrap with a fixed seed, beyond that the values
  /// that the signed-rank test does not reject. At the transition each end changes by less than 15
  /// % of the width.
  ///
  /// - Returns: `nil` with fewer than ``fewestRounds`` values, whose resamples are too coarse.
  /// - Complexity: O(*r* · *n*²) for *r* resamples of *n* values, a tenth of a second for 100
  ///   values; beyond ``mostResampled`` O(*n* log *n*).
  package static func ofPseudomedian(
    _ values: [Double], resamples: Int = Self.resamples, mostResampled: Int = Self.mostResampled
  ) -> ConfidenceInterval? {
    guard values.count >= fewestRounds else { return nil }
    return values.count <= mostResampled ? resampled(values, resamples) : byRank(values)
  }

  private static func resampled(_ values: [Double], _ resamples: Int) -> ConfidenceInterval {
    let tail = resampledTail(count: values.count)
    let resampled = Distribution(WalshAverages(values).resampled(resamples, seed: 0))
    return ConfidenceInterval(
      low: resampled.percentile(100 * tail), high: resampled.percentile(100 * (1 - tail)))
  }

  /// Returns the share of resamples on each side of the interval of `count` values.
  ///
  /// The plain percentile interval is too narrow for few values: its tails are those of Student's
  /// quantile instead of the normal one, with n − 1 instead of n (T. C. Hesterberg, "What Teachers
  /// Should Know About the Bootstrap", The American Statistician 69, 2015).
  static func resampledTail(count: Int) -> Double {
    let count = Double(count)
    let quantile = StudentT.quantile(0.975, degrees: count - 1)
    return StandardNormal.share(below: -quantile * (count / (count - 1)).squareRoot())
  }

  /// Tukey's interval between two Walsh averages, given by their ranks.
  ///
  /// The C-th smallest and the C-th largest of the means of all pairs, with
  ///
  ///     C = n (n + 1) / 4 − z √(n (n + 1) (2n + 1) / 24)
  ///
  /// rounded down, for the normal quantile z: the large-sample form in M. Hollander and D. A.
  /// Wolfe, "Nonparametric Statistical Methods", 1973, section 3.3. It assumes a symmetric
  /// distribution.
  private static func byRank(_ values: [Double]) -> ConfidenceInterval {
    let count = Double(values.count)
    let deviation = (count * (count + 1) * (2 * count + 1) / 24).squareRoot()
    let rank = count * (count + 1) / 4 - StandardNormal.quantile(0.975) * deviation
    // The rank may be below 1 for few values.
    let index = max(1, Int(rank)) - 1
    let sorted = Distribution(values)
    return ConfidenceInterval(
      low: sorted.pairMean(rank: index),
      high: sorted.pairMean(rank: values.count * (values.count + 1) / 2 - 1 - index))
  }
}
