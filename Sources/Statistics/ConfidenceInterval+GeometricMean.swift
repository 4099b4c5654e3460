import Glibc

extension ConfidenceInterval {
  /// Returns the geometric mean of positive values with its 95 % interval.
  ///
  /// The interval is Student's t interval of the mean of the logarithms, with *n* − 1 degrees of
  /// freedom. It is exact for log-normal values; the values are independent units, one per round.
  ///
  /// - Returns: `nil` below two values, if a value is not positive and finite, or if an end of the
  ///   interval cannot be represented.
  package static func ofGeometricMean(
    _ values: [Double]
  ) -> (estimate: Double, interval: ConfidenceInterval)? {
    guard let mean = MeanOfLogarithms(values) else { return nil }
    let width = mean.error(quantile: 0.975)
    let interval = ConfidenceInterval(low: exp(mean.value - width), high: exp(mean.value + width))
    guard interval.low > 0, interval.high.isFinite else { return nil }
    return (exp(mean.value), interval)
  }

  /// Returns the one-sided lower confidence bound of the geometric mean of positive values.
  ///
  /// - Parameter confidence: The probability that the bound is below the true geometric mean,
  ///   0.5…1.
  /// - Returns: `nil` below two values, or if a value is not positive and finite.
  package static func lowerBoundOfGeometricMean(
    _ values: [Double], confidence: Double
  ) -> Double? {
    precondition(confidence >= 0.5 && confidence < 1, "a confidence is from 0.5 to below 1")
    return MeanOfLogarithms(values).map { exp($0.value - $0.error(quantile: confidence)) }
  }
}

/// The mean of the logarithms of positive values.
private struct MeanOfLogarithms {
  let value: Double
  private let standardError: Double
  private let degrees: Double

  init?(_ values: [Double]) {
    guard values.count > 1, values.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    let moments = SampleMoments(values.map { log($0) })
    value = moments.mean
    standardError = moments.standardError
    degrees = moments.count - 1
  }

  /// The standard error times a quantile of Student's t distribution.
  func error(quantile share: Double) -> Double {
    StudentT.quantile(share, degrees: degrees) * standardError
  }
}
