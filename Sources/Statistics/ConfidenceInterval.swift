import Glibc
import SeededRandom

/// A range that holds the true value of a figure in 95 of 100 runs, about, unless a level is named.
///
/// The round is the unit: rounds are what repeats, while the frames of a round share what the
/// machine did in it. Below 20 rounds it is Student's t interval, from 20 rounds on a bootstrap over
/// the rounds, and beyond 100, whose mean is as good as normal, Student's again.
package struct ConfidenceInterval: Equatable, Sendable {
  package let low: Double
  package let high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// Below this many rounds an interval is too wide, and leans too much on its assumptions, to be
  /// trusted.
  package static let fewestRounds = 6

  /// Beyond so many rounds a mean is taken for normal: a bootstrap tells hardly anything else, and
  /// takes its time for each round.
  private static let mostBootstrapped = 100

  /// How often the bootstrap draws.
  package static let resamples = 10_000

  /// An interval wider than this factor says nothing.
  private static let widestFactor = 1_000.0

  /// The interval around a positive figure, such as a time: a factor down and a factor up.
  ///
  /// The interval of the mean of the logarithms of the rounds' values is moved so that its centre is
  /// the figure. A figure made of medians over the rounds scatters more than their mean where all
  /// frames of a round are slowed alike: with six rounds the interval then holds the true value in
  /// 93 of 100 runs, not in 95.
  ///
  /// - Returns: `nil` with one round, if a value is not positive, or if the interval would span
  ///   more than a factor of 1000 to either side.
  package static func ofFactor(around figure: Double, rounds: [Double]) -> ConfidenceInterval? {
    guard figure > 0, rounds.allSatisfy({ $0 > 0 }),
      let deviation = deviation(ofMean: rounds.map { log($0) })
    else { return nil }
    let down = exp(deviation.low)
    let up = exp(deviation.high)
    guard up <= widestFactor, down >= 1 / widestFactor else { return nil }
    return ConfidenceInterval(low: figure * down, high: figure * up)
  }

  /// The interval around a difference, which may be negative.
  ///
  /// - Parameter resamples: How often the bootstrap draws, from 20 to 100 rounds.
  /// - Returns: `nil` with one round.
  package static func ofDifference(
    around figure: Double, rounds: [Double], resamples: Int = Self.resamples
  ) -> ConfidenceInterval? {
    deviation(ofMean: rounds, resamples: resamples).map {
      ConfidenceInterval(low: figure + $0.low, high: figure + $0.high)
    }
  }

  /// The interval of the mean of some values, less that mean.
  ///
  /// - Returns: `nil` for fewer than two values.
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
      ? StudentT.quantiles[degrees - 1] : StudentT.quantile(0.975, degrees: degrees)
    let width = quantile * error
    return ConfidenceInterval(low: -width, high: width)
  }

  /// The percentile bootstrap of the mean, with a fixed seed.
  ///
  /// The method: B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap", 1993, chapter 13.
  /// Resampling n values knows their spread over n, not over n − 1, so that its interval is too
  /// narrow by √(1 − 1/n) (T. C. Hesterberg, "What Teachers Should Know About the Bootstrap", The
  /// American Statistician 69, 2015); it is widened by as much.
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

/// Student's t distribution.
package enum StudentT {
  /// The quantiles 0.975 for 1…18 degrees of freedom, for intervals of 95 %.
  ///
  /// From the table "Critical Values of the Student's t Distribution", NIST/SEMATECH e-Handbook of
  /// Statistical Methods, section 1.3.6.7.2.
  static let quantiles = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262,
    2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101,
  ]
}
