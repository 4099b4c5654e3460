import SeededRandom
import TableModel

/// A layout of many rows, and places in it to look up and to edit, drawn once from a seed.
package struct LayoutWork {
  /// The heights of the rows.
  package enum Heights: String, CaseIterable, Sendable {
    /// All are 44 pt high.
    case uniform
    /// Each is 36 to 99.5 pt high, as its number says.
    case mixed
  }

  private let rowCounts: [Int]
  private let heights: Heights
  private var layout: TableLayout
  /// Row numbers, spread over the table; a power of two of them.
  private let rows: [Int]
  /// Offsets in points, as many.
  private let offsets: [Double]
  private var next = 0

  /// The points that a display shows.
  private static let displayHeight = 1_024.0

  package init(rows count: Int, sections: Int, heights: Heights) {
    precondition(sections > 0 && count >= 2 * sections, "a section has two rows or more")
    let rowCounts = (0..<sections).map {
      count * ($0 + 1) / sections - count * $0 / sections
    }
    let layout = Self.layout(rowCounts, heights)
    var random = SeededGenerator(seed: 1)
    self.rowCounts = rowCounts
    self.heights = heights
    self.layout = layout
    rows = (0..<4_096).map { _ in random.number(in: 0...count - 2) }
    offsets = (0..<4_096).map { _ in random.number(in: 0...layout.contentHeight) }
  }

  /// The rows that there are now.
  package var rowCount: Int { layout.rowCount }

  /// Builds the same layout once more.
  ///
  /// - Returns: The height of its content, in points.
  package func build() -> Double { Self.layout(rowCounts, heights).contentHeight }

  private static func layout(_ rowCounts: [Int], _ heights: Heights) -> TableLayout {
    switch heights {
    case .uniform:
      TableLayout(rowCounts: rowCounts, rowHeight: 44, headerHeight: 38, footerHeight: 18)
    case .mixed:
      TableLayout(
        rowCounts: rowCounts, heights: Self.height, headerHeight: 38, footerHeight: 18)
    }
  }

  /// The height of a row in points: cheap to make, so that building is what is measured.
  static func height(ofRow row: Int) -> Double {
    36 + Double((UInt64(row) &* 0x9E37_79B9_7F4A_7C15) >> 57) / 2
  }

  /// Makes the storage of the layout its own and varied, as a table does before edits.
  package mutating func prepareForEdits() { layout.prepareForEdits() }
}

// Work that is asked for a number of times; a sum keeps the outcome from being left out.
extension LayoutWork {
  /// Finds the rows on a display at random offsets.
  package mutating func findRows(times: Int) -> Int {
    var sum = 0
    for _ in 0..<times {
      let top = offsets[take()]
      sum &+= layout.rows(intersecting: top..<top + Self.displayHeight).lowerBound
    }
    return sum
  }

  /// Finds where random rows are.
  package mutating func findSpans(times: Int) -> Double {
    var sum = 0.0
    for _ in 0..<times { sum += layout.span(ofRow: rows[take()]).lowerBound }
    return sum
  }

  /// Inserts a row at the start of a random row's section and removes one elsewhere, in turn: two
  /// edits a time.
  package mutating func insertAndRemove(times: Int) {
    for _ in 0..<times {
      let section = layout.section(ofRow: rows[take()])
      layout.insertRow(content: 0, height: 60, at: 0, inSection: section)
      layout.removeRow(rows[take()])
    }
  }

  /// Gives random rows another height.
  package mutating func changeHeights(times: Int) {
    for _ in 0..<times {
      let index = take()
      layout.setHeight(Self.height(ofRow: next), ofRow: rows[index])
    }
  }

  private mutating func take() -> Int {
    next &+= 1
    return next & (rows.count - 1)
  }
}
