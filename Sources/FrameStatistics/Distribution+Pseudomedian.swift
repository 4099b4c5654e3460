extension Distribution {
  /// The median of the means of all pairs of values, each value paired with itself too.
  ///
  /// The estimate of J. L. Hodges and E. L. Lehmann, "Estimates of Location Based on Rank Tests",
  /// The Annals of Mathematical Statistics 34 (1963). A few wild values move it hardly more than
  /// they move the median, and normal noise hardly more than it moves the mean.
  ///
  ///     Distribution([0, 1, 5]).pseudomedian   // the median of 0, ½, 1, 2½, 3, 5: 1¾
  ///
  /// - Complexity: O(*n*² log *n*).
  package var pseudomedian: Double {
    Distribution(
      values.indices.flatMap { first in
        values[first...].map { (values[first] + $0) / 2 }
      }
    ).median
  }
}
