extension ConfidenceInterval {
  /// Up to so many values the interval of a pseudomedian is resampled; beyond them it is counted.
  package static let mostResampled = 100

  /// The interval of a pseudomedian.
  ///
  /// The values are the units that repeat: one a round or a pair, never one a frame. Up to
  /// ``mostResampled`` of them it is a bootstrap with a fixed seed, beyond them the interval that the
  /// signed-rank test rejects nothing of, which needs no draws. Where the one takes over from the
  /// other, each end moves by less than 15 % of the width.
  ///
  /// - Parameters:
  ///   - level: How often it holds the true value, about, 0…1.
  ///   - resamples: How often the bootstrap draws.
  ///   - mostResampled: The most values of which it draws.
  /// - Returns: `nil` with fewer than ``fewestRounds`` values: what can be drawn from them is too
  ///   coarse.
  /// - Complexity: O(*r* · *n*²) for *r* resamples of *n* values: a tenth of a second for 100 values;
  ///   beyond ``mostResampled`` O(*n* log *n*).
  package static func ofPseudomedian(
    _ values: [Double], level: Double = 0.95, resamples: Int = Self.resamples,
    mostResampled: Int = Self.mostResampled
  ) -> ConfidenceInterval? {
    precondition(level > 0 && level < 1, "a level lies between 0 and 1")
    guard values.count >= fewestRounds else { return nil }
    return values.count <= mostResampled
      ? resampled(values, level: level, resamples: resamples) : counted(values, level: level)
  }

  /// The expanded percentile interval of a bootstrap.
  ///
  /// The plain one is too narrow for few values, as if a normal quantile stood for Student's and n
  /// for n − 1, so that it takes percentiles farther out by both (T. C. Hesterberg, "What Teachers
  /// Should Know About the Bootstrap", The American Statistician 69, 2015).
  private static func resampled(
    _ values: [Double], level: Double, resamples: Int
  ) -> ConfidenceInterval {
    let count = Double(values.count)
    let quantile = StudentT.quantile((1 + level) / 2, degrees: values.count - 1)
    let tail = StandardNormal.share(below: -quantile * (count / (count - 1)).squareRoot())
    let resampled = Distribution(WalshAverages(values).resampled(resamples, seed: 0))
    return ConfidenceInterval(
      low: resampled.percentile(100 * tail), high: resampled.percentile(100 * (1 - tail)))
  }

  /// Tukey's interval between two means of pairs, found by their ranks.
  ///
  /// The C-th smallest and the C-th largest of the means of all pairs, with
  ///
  ///     C = n (n + 1) / 4 − z √(n (n + 1) (2n + 1) / 24)
  ///
  /// rounded down, for the normal quantile z: the large-sample form in M. Hollander and D. A. Wolfe,
  /// "Nonparametric Statistical Methods", 1973, section 3.3. It asks of the values that they lie
  /// evenly around their centre.
  private static func counted(_ values: [Double], level: Double) -> ConfidenceInterval {
    let count = Double(values.count)
    let deviation = (count * (count + 1) * (2 * count + 1) / 24).squareRoot()
    let rank = count * (count + 1) / 4 - StandardNormal.quantile((1 + level) / 2) * deviation
    // Of few values, or at a high level, there may be none so far out.
    let place = max(1, Int(rank)) - 1
    let sorted = Distribution(values)
    return ConfidenceInterval(
      low: sorted.pairMean(rank: place),
      high: sorted.pairMean(rank: values.count * (values.count + 1) / 2 - 1 - place))
  }
}
