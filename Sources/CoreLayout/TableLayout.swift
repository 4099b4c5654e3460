/// Where every row, header and footer of a table is.
///
///     let layout = TableLayout(
///       rowCounts: [3, 1], rowHeight: 44, headerHeight: 38, footerHeight: 18)
///     layout.rows(intersecting: 126..<300)   // 2..<4
///     layout.position(ofRow: 3)              // .single
///
/// All rows have one height, so that a place is a closed formula of the number of rows and sections
/// before it: the only storage is one prefix sum of row counts, two words a section. Distances are
/// in points from the top of the content. ``NaiveTableLayout`` is its slow twin.
package struct TableLayout: Equatable, Sendable {
  package let rowHeight: Double
  package let headerHeight: Double
  package let footerHeight: Double
  /// The number of rows before each section, and of all rows at the end: ascending.
  private let rowsBefore: [Int]

  /// - Precondition: Every section has at least one row; `rowHeight` is positive, the others are
  ///   not negative.
  package init(
    rowCounts: [Int], rowHeight: Double, headerHeight: Double, footerHeight: Double
  ) {
    precondition(rowHeight > 0 && rowHeight.isFinite, "rows have a positive height")
    precondition(headerHeight >= 0 && footerHeight >= 0, "headers and footers are not negative")
    self.rowHeight = rowHeight
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    var sums = [0]
    sums.reserveCapacity(rowCounts.count + 1)
    for count in rowCounts {
      precondition(count > 0, "a section has at least one row")
      sums.append(sums[sums.count - 1] + count)
    }
    rowsBefore = sums
  }

  package var sectionCount: Int { rowsBefore.count - 1 }
  package var rowCount: Int { rowsBefore[sectionCount] }
  package var contentHeight: Double { top(ofSection: sectionCount) }

  /// The rows of a section.
  package func rows(inSection section: Int) -> Range<Int> {
    rowsBefore[section]..<rowsBefore[section + 1]
  }

  /// The section that a row is in.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  package func section(ofRow row: Int) -> Int {
    precondition((0..<rowCount).contains(row), "row \(row) is not in the table")
    return partitionPoint(0..<sectionCount) { rowsBefore[$0 + 1] > row }
  }

  /// Where a row stands in its section.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  package func position(ofRow row: Int) -> RowPosition {
    position(ofRow: row, inSection: section(ofRow: row))
  }

  /// Where a row stands in its section, given that.
  ///
  /// - Complexity: O(1).
  package func position(ofRow row: Int, inSection section: Int) -> RowPosition {
    let rows = rows(inSection: section)
    return RowPosition(index: row - rows.lowerBound, count: rows.count)
  }
}
