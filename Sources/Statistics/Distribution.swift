/// Values in ascending order, with the definition of percentiles that all figures use.
///
/// The percentile is definition 7 of R. J. Hyndman and Y. Fan, "Sample Quantiles in Statistical
/// Packages", The American Statistician 50 (1996): linear interpolation between closest ranks, as
/// in NumPy's `percentile` and Excel's `PERCENTILE.INC`. With *n* values x₀ ≤ x₁ ≤ … it has
/// rank (n − 1) · p / 100.
///
///     Distribution([4, 1, 3, 2]).percentile(50)   // 2.5
///     Distribution([4, 1, 3, 2]).percentile(90)   // 3.7
package struct Distribution: Equatable, Sendable {
  package let values: [Double]

  /// - Precondition: There is at least one value, and none is NaN.
  /// - Complexity: O(*n* log *n*).
  package init(_ values: some Sequence<Double>) {
    // Sorted as an array: the generic `sorted()` is not specialized across modules and takes
    // several times as long (`gate` of 1,000,000 frames: 18 s instead of 4.5 s).
    var sorted = Array(values)
    sorted.sort()
    self.values = sorted
    precondition(!self.values.isEmpty, "a distribution has at least one value")
    precondition(self.values.allSatisfy { !$0.isNaN }, "a distribution contains no NaN")
  }

  package func percentile(_ percent: Double) -> Double {
    precondition((0...100).contains(percent), "a percentile lies between 0 and 100")
    // Multiplying first keeps rank 95 of 101 values a whole number.
    let rank = Double(values.count - 1) * percent / 100
    let lower = Int(rank)
    guard lower + 1 < values.count else { return values[lower] }
    return values[lower] + (rank - Double(lower)) * (values[lower + 1] - values[lower])
  }

  package var median: Double { percentile(50) }
  package var minimum: Double { values[0] }
  package var maximum: Double { values[values.count - 1] }

  /// The mean of the largest 5 % of the values, at least one: the expected shortfall at 95 %.
  ///
  /// C. Acerbi and D. Tasche, "On the Coherence of Expected Shortfall", Journal of Banking &
  /// Finance 26 (2002).
  package var expectedShortfall: Double {
    values.suffix(max(1, Int((Double(values.count) / 20).rounded(.up)))).mean
  }
}

extension Distribution {
  /// Selects in O(*n*) on average, in O(*n* log *n*) at worst; no value may be NaN.
  package static func value(ofRank rank: Int, in values: [Double]) -> Double {
    var values = values
    values.select(rank: rank)
    return values[rank]
  }
}

extension [Double] {
  /// The median by selection, without sorting: equal to ``Distribution/median``.
  ///
  /// C. A. R. Hoare, "Algorithm 65: Find", Communications of the ACM 4 (1961); with a limit on
  /// partitions as in D. R. Musser, "Introspective Sorting and Selection Algorithms", Software:
  /// Practice and Experience 27 (1997).
  ///
  /// - Precondition: There is at least one value, and none is NaN.
  /// - Complexity: O(*n*) on average, O(*n* log *n*) at worst.
  package var median: Double {
    precondition(!isEmpty, "a median takes at least one value")
    var values = self
    let lower = (count - 1) / 2
    values.select(rank: lower)
    guard count.isMultiple(of: 2), let upper = values[(lower + 1)...].min() else {
      return values[lower]
    }
    return values[lower] + (upper - values[lower]) / 2
  }

  /// Moves the value of a rank to its index, with no larger value before it and no smaller one
  /// after it.
  fileprivate mutating func select(rank: Int) {
    precondition(allSatisfy { !$0.isNaN }, "a rank is one among numbers")
    var (first, last) = (0, count - 1)
    // After too many uneven partitions a sort bounds the time.
    for _ in 0..<2 * (Int.bitWidth - count.leadingZeroBitCount) where first < last {
      let pivot = self[rank]
      var (low, high) = (first, last)
      while low <= high {
        while self[low] < pivot { low += 1 }
        while self[high] > pivot { high -= 1 }
        if low <= high {
          swapAt(low, high)
          low += 1
          high -= 1
        }
      }
      if high < rank { first = low }
      if low > rank { last = high }
    }
    if first < last { self[first...last].sort() }
  }
}

extension Collection<Double> {
  /// - Precondition: There is at least one value.
  package var mean: Double { reduce(0, +) / Double(count) }
}
