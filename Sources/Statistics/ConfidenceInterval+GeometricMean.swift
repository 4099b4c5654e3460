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
    guard let logarithms = logarithms(values), let interval = ofMean(logarithms)?.ofFactors,
      interval.low > 0, interval.high.isFinite
    else { return nil }
    return (exp(SampleMoments(logarithms).mean), interval)
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
    return logarithms(values).map(SampleMoments.init).map {
      exp($0.mean - $0.error(quantile: confidence))
    }
  }

  /// Returns the logarithms of at least two positive and finite values; `nil` for others.
  private static func logarithms(_ values: [Double]) -> [Double]? {
    values.count > 1 && values.allSatisfy { $0 > 0 && $0.isFinite } ? values.map { log($0) } : nil
  }
}
