import SeededRandom

/// Rows cut into runs of seeded sizes, of which next to nothing is stored.
///
/// The size of run *k* is the *k*-th number of a seeded generator, which can be found without those
/// before it; where every 32nd run starts is stored, and the runs between are counted from there.
struct SeededRuns: Equatable, Sendable {
  private let rowCount: Int
  private let sizes: ClosedRange<Int>
  private let seed: UInt64
  /// The number of runs.
  let count: Int
  /// The first row of every 32nd run.
  private let marks: OffsetList

  /// How many runs there are from one mark to the next: at most so many sizes are drawn to find a
  /// run, and a mark's 8 bytes are shared by so many.
  private static let spacing = 32

  /// - Parameter sizes: The least and the greatest size, each size as likely as any other; the last
  ///   run takes what is left.
  /// - Complexity: O(*n*) in the number of runs.
  init(rowCount: Int, sizes: ClosedRange<Int>, seed: UInt64) {
    precondition(sizes.lowerBound >= 1, "a section has at least one row")
    self.rowCount = rowCount
    self.sizes = sizes
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    var marks = OffsetList()
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

  /// The rows of a run.
  ///
  /// - Complexity: O(1).
  subscript(index: Int) -> Range<Int> {
    precondition((0..<count).contains(index), "a run has an index from 0 to the last")
    var walk = walk(fromMark: index / Self.spacing)
    for _ in 0..<index % Self.spacing { walk.step() }
    return walk.rows
  }

  /// The run that holds a row.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func index(ofRow row: Int) -> Int {
    precondition((0..<rowCount).contains(row), "a row has an index from 0 to the last")
    let mark = marks.lastIndex(atMost: row)
    var walk = walk(fromMark: mark)
    var index = mark * Self.spacing
    while walk.rows.upperBound <= row {
      walk.step()
      index += 1
    }
    return index
  }

  /// The size of every run, one after the other.
  ///
  /// - Complexity: O(*n*): each is drawn once.
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

/// A walk from run to run.
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
