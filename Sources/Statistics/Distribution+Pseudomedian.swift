extension Distribution {
  /// The Hodges–Lehmann estimate: the median of the means of all pairs of values, each value paired
  /// with itself too.
  ///
  /// J. L. Hodges and E. L. Lehmann, "Estimates of Location Based on Rank Tests", The Annals of
  /// Mathematical Statistics 34 (1963). It is almost as robust against outliers as the median and
  /// almost as efficient for normal noise as the mean.
  ///
  ///     Distribution([0, 1, 5]).pseudomedian   // the median of 0, ½, 1, 2½, 3, 5: 1¾
  ///
  /// - Complexity: O(*n*): the means are counted, not stored.
  package var pseudomedian: Double {
    let pairs = values.count * (values.count + 1) / 2
    let lower = pairMean(rank: (pairs - 1) / 2)
    return pairs % 2 == 1 ? lower : lower + 0.5 * (pairMean(rank: pairs / 2) - lower)
  }

  /// Returns the mean of a pair by its rank among the means of all pairs, 0 for the smallest.
  ///
  /// Bisects all representable numbers between the smallest and the largest value, so that the
  /// result is exact after at most 64 counts.
  ///
  /// - Complexity: O(*n*).
  package func pairMean(rank: Int) -> Double {
    precondition(
      (0..<values.count * (values.count + 1) / 2).contains(rank),
      "the rank of a pair is below the number of pairs")
    return OrderedNumber.least(in: minimum...maximum) { pairs(upTo: $0) > rank }
  }

  /// Counts the pairs with a mean of at most `limit`, visiting every value once: the range of
  /// partners shrinks as values increase.
  private func pairs(upTo limit: Double) -> Int {
    var count = 0
    var end = values.count
    for first in values.indices {
      while end > first, (values[first] + values[end - 1]) / 2 > limit { end -= 1 }
      guard end > first else { break }
      count += end - first
    }
    return count
  }
}

extension Distribution {
  /// Returns the difference of a value and a value of another distribution by its rank among all
  /// such differences, 0 for the smallest.
  ///
  /// - Complexity: O(*m* + *n*): the differences are counted as in ``pairMean(rank:)``.
  func difference(from other: Distribution, rank: Int) -> Double {
    precondition(
      (0..<values.count * other.values.count).contains(rank),
      "the rank of a difference is below the number of differences")
    let range = minimum - other.maximum...maximum - other.minimum
    return OrderedNumber.least(in: range) { limit in
      var (count, start) = (0, 0)
      for value in values {
        while start < other.values.count, value - other.values[start] > limit { start += 1 }
        count += other.values.count - start
      }
      return count > rank
    }
  }
}

/// A bijection of floating-point numbers to integers that preserves the order; both zeros map to 0.
private enum OrderedNumber {
  static func index(of number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits < 0 ? .min &- bits : bits
  }

  static func number(at index: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: index < 0 ? .min &- index : index))
  }

  /// Returns the least number of a range that fulfils a condition, as all greater ones and the
  /// greatest number of the range do.
  static func least(in range: ClosedRange<Double>, where holds: (Double) -> Bool) -> Double {
    var (low, high) = (index(of: range.lowerBound), index(of: range.upperBound))
    while low < high {
      // Half of the sum, rounded down, without overflow.
      let middle = (low & high) + ((low ^ high) >> 1)
      if holds(number(at: middle)) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return number(at: low)
  }
}
