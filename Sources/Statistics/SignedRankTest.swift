/// Wilcoxon's signed-rank test, with its exact distribution for up to a hundred differences.
///
/// It asks whether paired differences lie around 0. Under that hypothesis each difference is as
/// likely to have had the other sign, so that the sum of the ranks of the positive ones has a
/// distribution that can be counted out; nothing is assumed of its shape.
///
/// The method: F. Wilcoxon, "Individual Comparisons by Ranking Methods", Biometrics Bulletin 1
/// (1945). Differences of 0 are left out, as there; equal magnitudes share the mean of their ranks,
/// and the distribution is the one of the ranks so shared, not that of a table for ranks without
/// ties.
///
/// Beyond ``mostExact`` differences the distribution is taken for normal, with the variance of the
/// ranks so shared and a half taken off the distance for continuity (M. Hollander and D. A. Wolfe,
/// "Nonparametric Statistical Methods", 1973, section 3.1): p is right within 8 % of itself above a
/// thousandth, and too high where it is tinier.
///
///     SignedRankTest([3, 1, 2]).pGreater   // 1/8: all three positive
package struct SignedRankTest: Equatable, Sendable {
  /// Up to so many differences other than 0 the distribution is counted out.
  package static let mostExact = 100

  /// The differences that are not 0.
  package let count: Int
  /// The sum of the ranks of the positive differences.
  package let statistic: Double
  /// How likely a sum at least this high is if differences lie around 0.
  package let pGreater: Double
  /// How likely a sum at most this high is if differences lie around 0.
  package let pLess: Double

  /// How likely a sum at least this far from its middle is, on either side.
  package var pTwoSided: Double { min(1, 2 * min(pGreater, pLess)) }

  /// - Precondition: All differences are finite.
  /// - Complexity: O(*n*³) for *n* differences up to ``mostExact``: a millisecond or two for 100;
  ///   O(*n* log *n*) beyond.
  package init(_ differences: [Double]) {
    self.init(differences, mostExact: Self.mostExact)
  }

  /// The same with the distribution counted out up to another number of differences.
  package init(_ differences: [Double], mostExact: Int) {
    precondition(differences.allSatisfy(\.isFinite), "a difference is a finite number")
    let ranked = Self.doubledRanks(differences.filter { $0 != 0 })
    let positive = ranked.reduce(0) { $0 + ($1.isPositive ? $1.rank : 0) }
    let ranks = ranked.map(\.rank)
    count = ranked.count
    statistic = Double(positive) / 2
    (pGreater, pLess) =
      ranks.count <= mostExact
      ? Self.exactTails(of: positive, ranks) : Self.normalTails(of: statistic, ranks)
  }

  /// The smallest one-sided p that so many differences can reach, 2⁻ⁿ: all of one sign.
  package static func smallestP(count: Int) -> Double {
    (0..<count).reduce(1) { p, _ in p / 2 }
  }

  /// The ranks of the magnitudes, doubled so that the mean of tied ranks is a whole number.
  private static func doubledRanks(_ differences: [Double]) -> [(rank: Int, isPositive: Bool)] {
    let sorted = differences.sorted { $0.magnitude < $1.magnitude }
    var ranked: [(rank: Int, isPositive: Bool)] = []
    while ranked.count < sorted.count {
      let first = ranked.count
      let tied = sorted[first...].prefix { $0.magnitude == sorted[first].magnitude }
      // Ranks first + 1 … first + tied.count have twice the mean 2 · first + tied.count + 1.
      ranked += tied.map { (2 * first + tied.count + 1, $0 > 0) }
    }
    return ranked
  }

  /// How likely a sum of a random half of the ranks is at least, and at most, so high.
  private static func exactTails(
    of positive: Int, _ ranks: [Int]
  ) -> (greater: Double, less: Double) {
    let distribution = distribution(ofRanks: ranks)
    // From the far end of each tail, so that small terms are not lost.
    return (
      min(1, distribution[positive...].reversed().reduce(0, +)),
      min(1, distribution[...positive].reduce(0, +))
    )
  }

  /// The same by the normal distribution.
  ///
  /// Each rank is in the sum or not, so that the variance is a quarter of the sum of their squares.
  private static func normalTails(
    of statistic: Double, _ doubledRanks: [Int]
  ) -> (greater: Double, less: Double) {
    let mean = doubledRanks.reduce(0) { $0 + Double($1) } / 4
    let deviation = doubledRanks.reduce(0) { $0 + Double($1) * Double($1) / 16 }.squareRoot()
    return (
      StandardNormal.share(below: (mean - statistic + 0.5) / deviation),
      StandardNormal.share(below: (statistic - mean + 0.5) / deviation)
    )
  }

  /// The probability of each sum of a random half of the ranks: by its sum, from 0.
  private static func distribution(ofRanks ranks: [Int]) -> [Double] {
    var probabilities = Array(repeating: 0.0, count: ranks.reduce(0, +) + 1)
    probabilities[0] = 1
    var highest = 0
    for rank in ranks {
      highest += rank
      for sum in (0...highest).reversed() {
        let with = sum >= rank ? probabilities[sum - rank] : 0
        probabilities[sum] = (probabilities[sum] + with) / 2
      }
    }
    return probabilities
  }
}
