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
    var low = OrderedNumber.index(of: values[0])
    var high = OrderedNumber.index(of: maximum)
    while low < high {
      // Half of the sum, rounded down, without overflow.
      let middle = (low & high) + ((low ^ high) >> 1)
      if pairs(upTo: OrderedNumber.number(at: middle)) > rank {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return OrderedNumber.number(at: low)
  }

  /// Returns the number of pairs with a mean of at most `limit`.
  ///
  /// The range of partners shrinks as values increase, so that every value is visited once.
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

/// A bijection of floating-point numbers to integers that preserves the order; both zeros map to 0.
private enum OrderedNumber {
  static func index(of number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits < 0 ? .min &- bits : bits
  }

  static func number(at index: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: index < 0 ? .min &- index : index))
  }
}
