extension Range<Int> {
  /// Returns the first index for which a monotonic predicate holds, or the end of the range.
  ///
  ///     (0..<10).partitionPoint { $0 * $0 > 20 }   // 5
  ///
  /// - Parameter holds: `false` for all indices before the result, `true` from it on.
  /// - Complexity: O(log *n*) calls of `holds`.
  @inlinable
  package func partitionPoint(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
