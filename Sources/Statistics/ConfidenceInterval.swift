import Glibc

/// An approximate 95 % confidence interval, unless another level is stated.
///
/// The unit is the round: rounds are independent, while the frames of a round share the state of
/// the machine.
package struct ConfidenceInterval: Equatable, Sendable {
  package let low: Double
  package let high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// The fewest rounds for a trustworthy interval; with fewer it is too wide and depends too much
  /// on its assumptions.
  package static let fewestRounds = 6

  package static let resamples = 10_000
}

extension ConfidenceInterval {
  /// The interval of factors for an interval of logarithms.
  package var ofFactors: ConfidenceInterval {
    ConfidenceInterval(low: exp(low), high: exp(high))
  }

  package func scaled(by factor: Double) -> ConfidenceInterval {
    ConfidenceInterval(low: low * factor, high: high * factor)
  }
}

extension ConfidenceInterval {
  /// Returns the 95 % interval of the geometric mean of positive values, one per round.
  ///
  /// It is Student's t interval of the logarithms, which is exact for log-normal values.
  ///
  /// - Returns: `nil` below two values, if a value is not positive and finite, or if an end of the
  ///   interval cannot be represented.
  package static func ofGeometricMean(_ values: [Double]) -> ConfidenceInterval? {
    guard let moments = moments(ofLogarithmsOf: values) else { return nil }
    let width = moments.error(quantile: 0.975)
    let interval = ConfidenceInterval(low: moments.mean - width, high: moments.mean + width)
      .ofFactors
    return interval.low > 0 && interval.high.isFinite ? interval : nil
  }

  /// Returns the bound that is below the true geometric mean with the probability `confidence`;
  /// `nil` below two values, or if a value is not positive and finite.
  package static func lowerBoundOfGeometricMean(
    _ values: [Double], confidence: Double
  ) -> Double? {
    precondition(confidence >= 0.5 && confidence < 1, "a confidence is from 0.5 to below 1")
    return moments(ofLogarithmsOf: values).map { exp($0.mean - $0.error(quantile: confidence)) }
  }

  private static func moments(ofLogarithmsOf values: [Double]) -> SampleMoments? {
    values.count > 1 && values.allSatisfy { $0 > 0 && $0.isFinite }
      ? SampleMoments(values.map { log($0) }) : nil
  }
}
