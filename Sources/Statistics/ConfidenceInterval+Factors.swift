import Glibc

extension ConfidenceInterval {
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
