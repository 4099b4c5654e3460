/// The Hodges–Lehmann shift of two independent samples: the median of all differences of a value of
/// the second and a value of the first.
///
/// J. L. Hodges and E. L. Lehmann, "Estimates of Location Based on Rank Tests", The Annals of
/// Mathematical Statistics 34 (1963).
///
///     HodgesLehmannShift([1, 2, 4], [6, 7]).estimate   // the median of 2, 3, 4, 5, 5, 6: 4½
package struct HodgesLehmannShift: Equatable, Sendable {
  package let estimate: Double
  /// The interval of the shifts that neither one-sided ``RankSumTest`` rejects; `nil` if the samples
  /// are too small to reject any, as with three values each at 95 %.
  ///
  /// With ties the coverage is at least as high.
  package let interval: ConfidenceInterval?

  /// - Parameter tail: The level of each test: 2.5 % for the 95 % interval.
  /// - Precondition: Both samples have a value, and no value is NaN.
  /// - Complexity: O(*n* log *n*) in the number of values, and that of ``RankSumTest``.
  package init(_ first: [Double], _ second: [Double], tail: Double = 0.025) {
    let (one, other) = (Distribution(first), Distribution(second))
    let last = first.count * second.count - 1
    func difference(_ rank: Int) -> Double { other.difference(from: one, rank: rank) }
    let lower = difference(last / 2)
    estimate = lower + 0.5 * (difference(last - last / 2) - lower)
    interval = Self.trimmed(first.count, second.count, tail).map { trimmed in
      ConfidenceInterval(low: difference(trimmed), high: difference(last - trimmed))
    }
  }

  /// Returns the number of differences below the interval, and as many above: the largest with a
  /// tail probability of at most `level`.
  private static func trimmed(_ first: Int, _ second: Int, _ level: Double) -> Int? {
    guard first + second <= RankSumTest.mostExact else {
      guard RankSumTest.smallestP(first, second) <= level else { return nil }
      let count = Double(first + second)
      let product = Double(first * second)
      let deviation = (product * (count + 1) / 12).squareRoot()
      return max(0, Int(product / 2 - StandardNormal.quantile(1 - level) * deviation) - 1)
    }
    // Untied ranks from 0: the sum less its minimum is the number of differences below 0.
    let ways = RankSumTest.ways(choosing: second, from: Array(0..<first + second))
      .dropFirst(second * (second - 1) / 2)
    let all = ways.reduce(0, +)
    var tail = 0.0
    let trimmed = ways.prefix { count in
      tail += count / all
      return tail <= level
    }.count
    return trimmed > 0 ? trimmed - 1 : nil
  }
}

extension HodgesLehmannShift {
  /// Returns the number of values per sample with which a shift is shown with the probability
  /// `power`, if it stays as estimated and the values scatter as before.
  ///
  /// By the normal approximation of the rank sum, the distance of a bound from the estimate is
  /// proportional to √(1 / *m* + 1 / *n*) for samples of *m* and *n* values.
  ///
  /// - Parameters:
  ///   - distance: The distance of the estimate from the value that a bound must not reach.
  ///   - halfWidth: Half the width of an interval with bounds of 95 % each.
  ///   - counts: The numbers of values of the two samples that the interval is of.
  ///   - level: The one-sided level of the decision.
  /// - Returns: Infinity if the distance is not above 0.
  package static func neededCount(
    distance: Double, halfWidth: Double, counts: (Int, Int), level: Double, power: Double
  ) -> Double {
    guard distance > 0 else { return .infinity }
    let sizes = 1 / Double(counts.0) + 1 / Double(counts.1)
    let deviation = halfWidth / StandardNormal.quantile(0.95)
    let quantiles = StandardNormal.quantile(1 - level) + StandardNormal.quantile(power)
    let ratio = deviation * quantiles / distance
    return (2 / sizes * ratio * ratio).rounded(.up)
  }
}
