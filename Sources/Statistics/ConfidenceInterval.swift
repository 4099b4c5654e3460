import Glibc
import SeededRandom

/// An approximate 95 % confidence interval, unless another level is stated.
///
/// The unit is the round: rounds are independent, while the frames of a round share the state of
/// the machine. The interval is Student's t below 20 rounds, a bootstrap over the rounds from 20 to
/// 100, and Student's t again beyond, where the mean is practically normal.
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

  /// The most rounds that are bootstrapped; beyond, Student's interval is practically the same and
  /// faster.
  private static let mostBootstrapped = 100

  /// The number of bootstrap resamples.
  package static let resamples = 10_000

  /// The factor beyond which an interval is too wide to be useful.
  private static let widestFactor = 1_000.0

  /// Returns the interval of a positive figure such as a time, from the logarithms of its rounds.
  ///
  /// The interval of the mean of the rounds' logarithms is shifted to be centred on the figure. A
  /// figure made of medians scatters more than the mean if all frames of a round are slowed
  /// equally: with six rounds the coverage is then 93 % instead of 95 %.
  ///
  /// - Returns: `nil` with one round, if a value is not positive, or if the interval exceeds a
  ///   factor of 1000 to either side.
  package static func ofFactor(around figure: Double, rounds: [Double]) -> ConfidenceInterval? {
    guard figure > 0, rounds.allSatisfy({ $0 > 0 }),
      let deviation = deviation(ofMean: rounds.map { log($0) })
    else { return nil }
    let down = exp(deviation.low)
    let up = exp(deviation.high)
    guard up <= widestFactor, down >= 1 / widestFactor else { return nil }
    return ConfidenceInterval(low: figure * down, high: figure * up)
  }

  /// Returns the interval of a difference, which may be negative.
  ///
  /// - Parameter resamples: The number of bootstrap resamples for 20 to 100 rounds.
  /// - Returns: `nil` with one round.
  package static func ofDifference(
    around figure: Double, rounds: [Double], resamples: Int = Self.resamples
  ) -> ConfidenceInterval? {
    deviation(ofMean: rounds, resamples: resamples).map {
      ConfidenceInterval(low: figure + $0.low, high: figure + $0.high)
    }
  }

  /// Returns the interval of the mean, relative to that mean; `nil` for fewer than two values.
  private static func deviation(
    ofMean values: [Double], resamples: Int = Self.resamples
  ) -> ConfidenceInterval? {
    guard values.count > 1 else { return nil }
    let isFew = values.count - 1 <= StudentT.quantiles.count
    return isFew || values.count > mostBootstrapped
      ? student(values) : bootstrap(values, resamples: resamples)
  }

  private static func student(_ values: [Double]) -> ConfidenceInterval {
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let error = (squares / (count - 1) / count).squareRoot()
    let degrees = values.count - 1
    let quantile =
      degrees <= StudentT.quantiles.count
      ? StudentT.quantiles[degrees - 1] : StudentT.quantile(0.975, degrees: Double(degrees))
    let width = quantile * error
    return ConfidenceInterval(low: -width, high: width)
  }

  /// The percentile bootstrap of the mean, with a fixed seed.
  ///
  /// The method: B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap", 1993, chapter
  /// 13. Resampling estimates the variance with n instead of n − 1 in the denominator, so that the
  /// interval is too narrow by √(1 − 1/n) (T. C. Hesterberg, "What Teachers Should Know About the
  /// Bootstrap", The American Statistician 69, 2015) and is widened accordingly.
  private static func bootstrap(_ values: [Double], resamples: Int) -> ConfidenceInterval {
    var generator = SeededGenerator(seed: 0)
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let means = Distribution(
      (0..<resamples).map { _ in
        values.indices.reduce(0) { sum, _ in
          sum + values[generator.number(in: 0...values.count - 1)]
        } / count
      })
    let widening = (count / (count - 1)).squareRoot()
    return ConfidenceInterval(
      low: (means.percentile(2.5) - mean) * widening,
      high: (means.percentile(97.5) - mean) * widening)
  }
}

extension ConfidenceInterval {
  /// The interval of factors for an interval of logarithms.
  package var ofFactors: ConfidenceInterval {
    ConfidenceInterval(low: exp(low), high: exp(high))
  }

  /// Returns whether the interval lies between `1 / limit` and `limit`.
  ///
  /// Equivalent to two one-sided tests at a level of 2.5 % (D. J. Schuirmann, "A Comparison of the
  /// Two One-Sided Tests Procedure and the Power Approach for Assessing the Equivalence of Average
  /// Bioavailability", Journal of Pharmacokinetics and Biopharmaceutics 15, 1987).
  ///
  /// - Parameter limit: A factor above 1.
  package func showsEquivalence(within limit: Double) -> Bool {
    precondition(limit > 1, "an equivalence limit is above 1")
    return low >= 1 / limit && high <= limit
  }
}
