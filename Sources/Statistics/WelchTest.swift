/// Welch's test of the hypothesis that two independent normal samples have one mean.
///
/// The variances need not be equal. The degrees of freedom are those of Welch and Satterthwaite (B.
/// L. Welch, "The Generalization of 'Student's' Problem when Several Different Population Variances
/// Are Involved", Biometrika 34, 1947).
package struct WelchTest: Equatable, Sendable {
  /// The mean of the second sample less that of the first.
  package let difference: Double
  /// The 95 % interval of the difference.
  package let interval: ConfidenceInterval
  /// The probability of a difference at least this high under the hypothesis.
  package let pGreater: Double
  package let pLess: Double

  /// `nil` if a sample has fewer than two values; samples that do not scatter at all are equal,
  /// with p values of ½, or certainly different.
  package init?(_ first: [Double], _ second: [Double]) {
    guard first.count > 1, second.count > 1 else { return nil }
    precondition((first + second).allSatisfy(\.isFinite), "a value is a finite number")
    let (one, other) = (SampleMoments(first), SampleMoments(second))
    let difference = other.mean - one.mean
    let variance = one.varianceOfMean + other.varianceOfMean
    self.difference = difference
    guard variance > 0 else {
      interval = ConfidenceInterval(low: difference, high: difference)
      pGreater = difference == 0 ? 0.5 : difference > 0 ? 0 : 1
      pLess = 1 - pGreater
      return
    }
    // As shares of the variance, whose squares cannot underflow.
    let (share, rest) = (one.varianceOfMean / variance, other.varianceOfMean / variance)
    let degrees = 1 / (share * share / (one.count - 1) + rest * rest / (other.count - 1))
    let error = variance.squareRoot()
    let width = StudentT.quantile(0.975, degrees: degrees) * error
    interval = ConfidenceInterval(low: difference - width, high: difference + width)
    pLess = StudentT.share(below: difference / error, degrees: degrees)
    pGreater = StudentT.share(below: -difference / error, degrees: degrees)
  }
}
