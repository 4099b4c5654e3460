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

  /// The number of bootstrap resamples.
  package static let resamples = 10_000

  /// Returns Student's t interval of the mean of independent values, with *n* − 1 degrees of
  /// freedom.
  ///
  /// - Returns: `nil` below two values.
  package static func ofMean(_ values: [Double]) -> ConfidenceInterval? {
    guard values.count > 1 else { return nil }
    let moments = SampleMoments(values)
    let width = moments.error(quantile: 0.975)
    return ConfidenceInterval(low: moments.mean - width, high: moments.mean + width)
  }
}

extension ConfidenceInterval {
  /// The interval of factors for an interval of logarithms.
  package var ofFactors: ConfidenceInterval {
    ConfidenceInterval(low: exp(low), high: exp(high))
  }

  /// Returns the interval of the values times a factor.
  package func scaled(by factor: Double) -> ConfidenceInterval {
    ConfidenceInterval(low: low * factor, high: high * factor)
  }
}
