import SeededRandom

/// The means of all pairs of some values, each value paired with itself too, in ascending order.
///
/// Sorted once, they give the pseudomedian of any resample of the values by counting: a pair of two
/// values drawn a and b times stands for a · b means, a value with itself for a · (a + 1) / 2.
struct WalshAverages {
  private let averages: [Average]
  private let count: Int

  private struct Average {
    let value: Double
    let first: Int
    let second: Int
  }

  /// - Complexity: O(*n*² log *n*).
  init(_ values: [Double]) {
    count = values.count
    averages = values.indices.flatMap { first in
      (first..<values.count).map { second in
        Average(value: (values[first] + values[second]) / 2, first: first, second: second)
      }
    }.sorted { $0.value < $1.value }
  }

  /// The pseudomedian of a resample, as ``Distribution/pseudomedian`` defines it.
  ///
  /// - Parameter draws: How often each value was drawn.
  /// - Complexity: O(*n*²) in the number of values; allocates nothing.
  func pseudomedian(draws: [Int]) -> Double {
    let drawn = draws.reduce(0, +)
    let total = drawn * (drawn + 1) / 2
    // The middle, or both middle ones of an even number, by their rank from 0.
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

  /// The pseudomedians of so many resamples, each as large as the values are many.
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
