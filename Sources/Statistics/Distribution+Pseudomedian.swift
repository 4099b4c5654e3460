extension Distribution {
  /// The median of the means of all pairs of values, each value paired with itself too.
  ///
  /// The estimate of J. L. Hodges and E. L. Lehmann, "Estimates of Location Based on Rank Tests",
  /// The Annals of Mathematical Statistics 34 (1963). A few wild values move it hardly more than
  /// they move the median, and normal noise hardly more than it moves the mean.
  ///
  ///     Distribution([0, 1, 5]).pseudomedian   // the median of 0, ½, 1, 2½, 3, 5: 1¾
  ///
  /// - Complexity: O(*n*): the means are counted, never made.
  package var pseudomedian: Double {
    let pairs = values.count * (values.count + 1) / 2
    let lower = pairMean(rank: (pairs - 1) / 2)
    return pairs % 2 == 1 ? lower : lower + 0.5 * (pairMean(rank: pairs / 2) - lower)
  }

  /// The mean of a pair that has a rank among the means of all pairs, from 0 for the smallest.
  ///
  /// It is found by bisection over all numbers that there are between the smallest value and the
  /// largest, and so exact: at most 64 counts of the means up to a number.
  ///
  /// - Complexity: O(*n*).
  package func pairMean(rank: Int) -> Double {
    precondition(
      (0..<values.count * (values.count + 1) / 2).contains(rank), "a pair has a rank among all")
    var low = OrderedNumber.place(of: values[0])
    var high = OrderedNumber.place(of: maximum)
    while low < high {
      // Half of the sum, rounded down, which itself may be too large.
      let middle = (low & high) + ((low ^ high) >> 1)
      if pairs(upTo: OrderedNumber.number(at: middle)) > rank {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return OrderedNumber.number(at: low)
  }

  /// How many pairs have a mean of at most `limit`.
  ///
  /// The greater a value, the fewer others can stand beside it: none is looked at twice.
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

/// All numbers in ascending order, each with its place; both zeros share place 0.
private enum OrderedNumber {
  static func place(of number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits < 0 ? .min &- bits : bits
  }

  static func number(at place: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: place < 0 ? .min &- place : place))
  }
}
