import Geometry
import SeededRandom

/// A division of rows into runs of random sizes that takes almost no memory.
///
/// The size of run *k* is the *k*-th number of a seeded generator, which is computed without the
/// numbers before it. The start of every 32nd run is stored, and the runs between are counted from
/// there.
struct SeededRuns: Equatable, Sendable {
  private let rowCount: Int
  private let sizes: ClosedRange<Int>
  private let seed: UInt64
  let count: Int
  /// The first row of every 32nd run.
  private let marks: [Int]

  /// The number of runs per stored start: the maximum number of sizes to compute for a lookup.
  private static let spacing = 32

  /// - Parameter sizes: The range of sizes, uniformly distributed; the last run has the remaining
  ///   rows.
  /// - Complexity: O(*n*) in the number of runs.
  init(rowCount: Int, sizes: ClosedRange<Int>, seed: UInt64) {
    precondition(sizes.lowerBound >= 1, "a section has at least one row")
    self.rowCount = rowCount
    self.sizes = sizes
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    var marks: [Int] = []
    var count = 0
    var start = 0
    while start < rowCount {
      if count % Self.spacing == 0 { marks.append(start) }
      start += min(generator.number(in: sizes), rowCount - start)
      count += 1
    }
    self.marks = marks
    self.count = count
  }

  static func == (a: SeededRuns, b: SeededRuns) -> Bool {
    a.rowCount == b.rowCount && a.sizes == b.sizes && a.seed == b.seed
  }

  /// Returns the rows of a run.
  ///
  /// - Complexity: O(1).
  subscript(index: Int) -> Range<Int> {
    precondition((0..<count).contains(index), "run \(index) does not exist")
    var walk = walk(fromMark: index / Self.spacing)
    for _ in 0..<index % Self.spacing { walk.step() }
    return walk.rows
  }

  /// Returns the index of the run that contains a row.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func index(ofRow row: Int) -> Int {
    precondition((0..<rowCount).contains(row), "row \(row) is not in the table")
    let mark = marks.indices.dropFirst().partitionPoint { marks[$0] > row } - 1
    var walk = walk(fromMark: mark)
    var index = mark * Self.spacing
    while walk.rows.upperBound <= row {
      walk.step()
      index += 1
    }
    return index
  }

  /// The sizes of all runs.
  ///
  /// - Complexity: O(*n*) in the number of runs.
  var rowCounts: [Int] {
    guard count > 0 else { return [] }
    var walk = walk(fromMark: 0)
    return (0..<count).map { _ in
      defer { walk.step() }
      return walk.rows.count
    }
  }

  private func walk(fromMark mark: Int) -> Walk {
    var generator = SeededGenerator(seed: seed)
    generator.skip(mark * Self.spacing)
    return Walk(from: marks[mark], rowCount: rowCount, sizes: sizes, generator: generator)
  }
}

/// An iteration over runs.
private struct Walk {
  private(set) var rows: Range<Int>
  private let rowCount: Int
  private let sizes: ClosedRange<Int>
  private var generator: SeededGenerator

  init(from start: Int, rowCount: Int, sizes: ClosedRange<Int>, generator: SeededGenerator) {
    rows = start..<start
    self.rowCount = rowCount
    self.sizes = sizes
    self.generator = generator
    step()
  }

  mutating func step() {
    let size = min(generator.number(in: sizes), rowCount - rows.upperBound)
    rows = rows.upperBound..<rows.upperBound + size
  }
}
