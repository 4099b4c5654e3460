import Geometry
import SeededRandom

/// A division of rows into runs of random sizes.
struct SeededRuns: Sendable {
  /// The first row of each run, followed by the number of rows.
  private let starts: [Int]

  /// - Parameter sizes: The range of sizes, uniformly distributed; the last run has the remaining
  ///   rows.
  /// - Complexity: O(*n*) in the number of runs.
  init(rowCount: Int, sizes: ClosedRange<Int>, seed: UInt64) {
    precondition(sizes.lowerBound >= 1, "a section has at least one row")
    var generator = SeededGenerator(seed: seed)
    var starts = [0]
    while let start = starts.last, start < rowCount {
      starts.append(start + min(generator.number(in: sizes), rowCount - start))
    }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  subscript(index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// - Complexity: O(log *n*) in the number of runs.
  func index(ofRow row: Int) -> Int { (0..<count).partitionPoint { starts[$0 + 1] > row } }
}
