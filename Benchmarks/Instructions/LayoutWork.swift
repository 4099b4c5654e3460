import SeededRandom
import TableModel

/// A layout of 100,000 rows in 1,000 sections, with seeded random rows and offsets to look up and to
/// edit.
struct LayoutWork {
  /// The heights of the rows.
  enum Heights: String, CaseIterable, Sendable {
    /// 44 pt.
    case uniform
    /// 36 to 99.5 pt, derived from the index of the row.
    case mixed
  }

  private let rowCounts: [Int]
  private let heights: Heights
  private var layout: TableLayout
  /// Indices of random rows; their count is a power of two.
  private let rows: [Int]
  /// As many random offsets, in points.
  private let offsets: [Double]
  private var next = 0

  /// In points.
  private static let displayHeight = 1_024.0

  init(_ heights: Heights) {
    let rowCounts = Array(repeating: 100, count: 1_000)
    let layout = Self.layout(rowCounts, heights)
    var random = SeededGenerator(seed: 1)
    self.rowCounts = rowCounts
    self.heights = heights
    self.layout = layout
    rows = (0..<4_096).map { _ in random.number(in: 0...99_998) }
    offsets = (0..<4_096).map { _ in random.number(in: 0...layout.contentHeight) }
  }

  /// Builds the same layout again.
  ///
  /// - Returns: The height of its content, in points.
  func build() -> Double { Self.layout(rowCounts, heights).contentHeight }

  private static func layout(_ rowCounts: [Int], _ heights: Heights) -> TableLayout {
    switch heights {
    case .uniform:
      TableLayout(
        rowCounts: rowCounts, rowHeight: 44, spaces: TableSpaces(headers: [38], footer: 18))
    case .mixed:
      TableLayout(
        rowCounts: rowCounts, heights: Self.height, spaces: TableSpaces(headers: [38], footer: 18))
    }
  }

  /// The height of a row in points; cheap, so that the cost of building dominates.
  static func height(ofRow row: Int) -> Double {
    36 + Double((UInt64(row) &* 0x9E37_79B9_7F4A_7C15) >> 57) / 2
  }

  /// Makes the storage unique and of varied heights, as a table does before edits.
  mutating func prepareForEdits() { layout.prepareForEdits() }
}

// The returned sums keep the optimizer from removing the work.
extension LayoutWork {
  /// Finds the visible rows at 100 random offsets.
  mutating func findRows() -> Int {
    var sum = 0
    for _ in 0..<100 {
      let top = offsets[nextIndex()]
      sum &+= layout.rows(intersecting: top..<top + Self.displayHeight).lowerBound
    }
    return sum
  }

  /// Finds the spans of 100 random rows.
  mutating func findSpans() -> Double {
    var sum = 0.0
    for _ in 0..<100 { sum += layout.span(ofRow: rows[nextIndex()]).lowerBound }
    return sum
  }

  /// Inserts a row at the start of a random row's section, then removes another one, 100 times.
  mutating func insertAndRemove() {
    for _ in 0..<100 {
      let section = layout.section(ofRow: rows[nextIndex()])
      layout.insertRow(rowID: 0, height: 60, at: 0, inSection: section)
      layout.removeRow(rows[nextIndex()])
    }
  }

  /// Changes the heights of 100 random rows.
  mutating func changeHeights() {
    for _ in 0..<100 {
      let index = nextIndex()
      layout.setHeight(Self.height(ofRow: next), ofRow: rows[index])
    }
  }

  private mutating func nextIndex() -> Int {
    next &+= 1
    return next & (rows.count - 1)
  }
}
