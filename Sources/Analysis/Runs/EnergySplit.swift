import Statistics

/// Where a series of values falls best into two parts of different distributions.
///
/// The divergence of two parts, of n and m values, is the sample energy distance with its weight,
///
///     n m / (n + m) · (2 · mean |x − y| − mean |x − x′| − mean |y − y′|)
///
/// with means over all pairs: G. J. Székely and M. L. Rizzo, "Hierarchical Clustering via Joint
/// Between-Within Distances", Journal of Classification 22 (2005). The second part may end before
/// the series does, so that a later change does not hide this one: D. S. Matteson and N. A. James,
/// "A Nonparametric Approach for Multiple Change Point Analysis of Multivariate Data", Journal of
/// the American Statistical Association 109 (2014).
package struct EnergySplit: Equatable, Sendable {
  /// The first value of the second part.
  package let index: Int
  /// The first value behind the second part.
  package let end: Int
  package let divergence: Double

  /// The fewest values of a part: of one alone no distance within can be told.
  package static let fewestValues = 2

  package init(index: Int, end: Int, divergence: Double) {
    self.index = index
    self.end = end
    self.divergence = divergence
  }
}

extension EnergySplit {
  /// The split of the greatest divergence, the first of several.
  ///
  /// - Parameter values: Finite numbers.
  /// - Returns: `nil` if there are too few values for two parts.
  /// - Complexity: O(*n*²) in time and in memory.
  package static func greatest(of values: [Double]) -> EnergySplit? {
    guard values.count >= 2 * fewestValues else { return nil }
    let distances = Distances(values)
    var best: EnergySplit?
    // The sum of all distances within the first part.
    var left = distances.toAll(before: 1)
    for index in fewestValues...values.count - fewestValues {
      let pairs = Double(index * (index - 1) / 2)
      var (cross, right) = (0.0, 0.0)
      for last in index..<values.count {
        let toLeft = distances.sum(from: last, toFirst: index)
        cross += toLeft
        right += distances.toAll(before: last) - toLeft
        let count = last + 1 - index
        guard count >= fewestValues else { continue }
        let (n, m) = (Double(index), Double(count))
        let divergence =
          n * m / (n + m)
          * (2 * cross / (n * m) - left / pairs - right / Double(count * (count - 1) / 2))
        if divergence > best?.divergence ?? -.infinity {
          best = EnergySplit(index: index, end: last + 1, divergence: divergence)
        }
      }
      left += distances.toAll(before: index)
    }
    return best
  }

  /// The divergence of the values before an index and those from it on.
  ///
  /// - Precondition: Each part has at least ``fewestValues``.
  /// - Complexity: O(*n*²).
  package static func divergence(of values: [Double], at index: Int) -> Double {
    precondition(
      index >= fewestValues && values.count - index >= fewestValues, "a part is too short")
    var (left, cross, right) = (0.0, 0.0, 0.0)
    for last in values.indices {
      for other in 0..<last {
        let distance = (values[last] - values[other]).magnitude
        if last < index {
          left += distance
        } else if other < index {
          cross += distance
        } else {
          right += distance
        }
      }
    }
    let (n, m) = (Double(index), Double(values.count - index))
    return n * m / (n + m)
      * (2 * cross / (n * m) - 2 * left / (n * (n - 1)) - 2 * right / (m * (m - 1)))
  }
}

/// Sums of the distances between the values of a series.
private struct Distances {
  /// Of each value the sums to the first 0, 1, … values before it.
  private var sums: [Double]
  private let width: Int

  init(_ values: [Double]) {
    width = values.count + 1
    sums = Array(repeating: 0, count: values.count * width)
    for value in values.indices {
      var sum = 0.0
      for other in 0..<value {
        sum += (values[value] - values[other]).magnitude
        sums[value * width + other + 1] = sum
      }
    }
  }

  /// The sum of the distances of a value to the first `count` values; none of them lies behind it.
  func sum(from value: Int, toFirst count: Int) -> Double { sums[value * width + count] }

  /// The sum of the distances of a value to all values before it.
  func toAll(before value: Int) -> Double { sums[value * width + value] }
}
