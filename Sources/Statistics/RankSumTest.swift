/// Wilcoxon's rank-sum test of the hypothesis that two independent samples have one distribution.
///
/// Under the hypothesis every choice of ranks for the second sample has the same probability, so
/// that the exact distribution of its rank sum follows by counting (F. Wilcoxon, "Individual
/// Comparisons by Ranking Methods", Biometrics Bulletin 1, 1945; H. B. Mann and D. R. Whitney, "On
/// a Test of Whether One of Two Random Variables Is Stochastically Larger than the Other", The
/// Annals of Mathematical Statistics 18, 1947). Ties share their mean rank, and the distribution is
/// that of the shared ranks.
///
/// Beyond ``mostExact`` values the normal approximation is used, with the variance of the shared
/// ranks and a continuity correction.
///
///     RankSumTest([1, 2], [3, 4, 5]).pGreater   // 1/10: the second sample is larger throughout
package struct RankSumTest: Equatable, Sendable {
  /// The most values of both samples whose distribution is exact.
  package static let mostExact = 60

  /// The probability of a sum at least this high under the hypothesis.
  package let pGreater: Double
  package let pLess: Double

  /// - Precondition: Both samples have a value, and all values are finite.
  /// - Complexity: O(*k* · *n*³) for *n* values up to `mostExact`, *k* of them in the second sample;
  ///   O(*n* log *n*) beyond.
  package init(_ first: [Double], _ second: [Double], mostExact: Int = Self.mostExact) {
    precondition(!first.isEmpty && !second.isEmpty, "a sample has at least one value")
    precondition((first + second).allSatisfy(\.isFinite), "a value is a finite number")
    let ranks = Self.doubledRanks(first + second)
    let sum = ranks[first.count...].reduce(0, +)
    (pGreater, pLess) =
      ranks.count <= mostExact
      ? Self.exactTails(of: sum, choosing: second.count, from: ranks)
      : Self.normalTails(of: sum, choosing: second.count, from: ranks)
  }

  /// Returns the smallest one-sided p value of samples of these sizes: the reciprocal of the number
  /// of ways to choose the ranks of one.
  package static func smallestP(_ first: Int, _ second: Int) -> Double {
    precondition(first > 0 && second > 0, "a sample has at least one value")
    return (1...second).reduce(1) { $0 * Double($1) / Double(first + $1) }
  }

  /// Returns twice the ranks of the values: mean ranks of ties are then whole numbers.
  static func doubledRanks(_ values: [Double]) -> [Int] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = Array(repeating: 0, count: values.count)
    var start = 0
    while start < order.count {
      let tied = order[start...].prefix { values[$0] == values[order[start]] }
      // Ranks start + 1 … start + tied.count have twice the mean 2 · start + tied.count + 1.
      for index in tied { ranks[index] = 2 * start + tied.count + 1 }
      start += tied.count
    }
    return ranks
  }

  private static func exactTails(
    of sum: Int, choosing count: Int, from ranks: [Int]
  ) -> (greater: Double, less: Double) {
    // Without ties all doubled ranks are even.
    let unit = ranks.allSatisfy { $0.isMultiple(of: 2) } ? 2 : 1
    let ways = ways(choosing: count, from: ranks.map { $0 / unit })
    return ways.tails(at: sum / unit, of: ways.reduce(0, +))
  }

  /// Returns the number of ways to choose `count` of the ranks with each sum, indexed by the sum.
  static func ways(choosing count: Int, from ranks: [Int]) -> [Double] {
    let highest = ranks.sorted().suffix(count).reduce(0, +)
    var ways = Array(repeating: Array(repeating: 0.0, count: highest + 1), count: count + 1)
    ways[0][0] = 1
    for (index, rank) in ranks.enumerated() {
      // As many as there can be so far, and as few as the rest can complete.
      let fewest = max(1, count - (ranks.count - 1 - index))
      for chosen in (fewest...max(fewest, min(count, index + 1))).reversed() {
        for sum in stride(from: highest, through: rank, by: -1) {
          ways[chosen][sum] += ways[chosen - 1][sum - rank]
        }
      }
    }
    return ways[count]
  }

  /// The normal approximation, with the variance of a sum drawn without replacement.
  private static func normalTails(
    of doubledSum: Int, choosing count: Int, from doubledRanks: [Int]
  ) -> (greater: Double, less: Double) {
    let moments = SampleMoments(doubledRanks.map { Double($0) / 2 })
    let chosen = Double(count)
    let mean = chosen * moments.mean
    let variance = chosen * (moments.count - chosen) / moments.count * moments.variance
    // All values equal: no sum is extreme.
    guard variance > 0 else { return (1, 1) }
    return StandardNormal.tails(
      ofSum: Double(doubledSum) / 2 - mean, deviation: variance.squareRoot())
  }
}

extension [Double] {
  /// Returns the shares of a total from an index on and up to it.
  func tails(at index: Int, of total: Double = 1) -> (greater: Double, less: Double) {
    // Summed from the far end of each tail to preserve small terms.
    (
      Swift.min(1, self[index...].reversed().reduce(0, +) / total),
      Swift.min(1, self[...index].reduce(0, +) / total)
    )
  }
}
