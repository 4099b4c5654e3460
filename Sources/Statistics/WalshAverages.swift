import SeededRandom

/// The Walsh averages: the means of all pairs of values, each value paired with itself too,
/// ascending.
///
/// Sorted once, they yield the pseudomedian of any resample by counting: two values drawn a and b
/// times have a · b means, a value with itself has a · (a + 1) / 2.
struct WalshAverages {
  /// The means, each with the indices of its values.
  private let averages: [(value: Double, first: Int, second: Int)]
  private let count: Int

  /// - Complexity: O(*n*² log *n*).
  init(_ values: [Double]) {
    count = values.count
    averages = values.indices.flatMap { first in
      (first..<values.count).map { second in
        (value: (values[first] + values[second]) / 2, first: first, second: second)
      }
    }.sorted { $0.value < $1.value }
  }

  /// Returns the ``Distribution/pseudomedian`` of a resample with these multiplicities of the
  /// values.
  ///
  /// - Complexity: O(*n*²) in the number of values; allocates nothing.
  func pseudomedian(draws: [Int]) -> Double {
    let drawn = draws.reduce(0, +)
    let total = drawn * (drawn + 1) / 2
    // The lower of the two middle ranks, from 0.
    let lowerRank = (total - 1) / 2
    var lower: Double?
    var passed = 0
    for average in averages {
      let draw = draws[average.first]
      passed +=
        average.first == average.second ? draw * (draw + 1) / 2 : draw * draws[average.second]
      if lower == nil, passed > lowerRank { lower = average.value }
      if let lower, passed > total / 2 {
        return total % 2 == 1 ? lower : lower + 0.5 * (average.value - lower)
      }
    }
    preconditionFailure("a resample draws at least one value")
  }

  /// Returns the pseudomedians of resamples of the size of the values.
  func resampled(_ resamples: Int, seed: UInt64) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    var draws = Array(repeating: 0, count: count)
    return (0..<resamples).map { _ in
      for index in draws.indices { draws[index] = 0 }
      for _ in 0..<count { draws[generator.number(in: 0...count - 1)] += 1 }
      return pseudomedian(draws: draws)
    }
  }
}
