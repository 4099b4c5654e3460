/// The positions of all rows, headers and footers of a table.
///
///     let layout = TableLayout(
///       rowCounts: [3, 1], rowHeight: 44, spaces: TableSpaces(headers: [38], footer: 18))
///     layout.rows(intersecting: 126..<300)   // 2..<4
///     layout.position(ofRow: 3)              // .single
///
/// Rows are numbered from the top across all sections; distances are in points from the top of the
/// content. All heights are rounded to units of 1/3840 pt, see ``LayoutUnit``. A layout has one of
/// two representations with the same results:
///
/// - *uniform*, while all rows have their common initial height: nothing is stored per row;
/// - *varied*, from the start or from the first edit on.
///
/// A layout is a value; copies share storage until one of them is edited, which copies it entirely.
/// Lookups take O(log *n*) in the number of rows and sections unless stated otherwise and do not
/// allocate. ``NaiveTableLayout`` is the reference implementation.
package struct TableLayout: Sendable {
  let leafCapacity: Int
  /// The representation while ``varied`` is nil.
  let uniform: UniformRows
  var varied: VariedRows?

  /// - Parameter leafCapacity: The items per leaf of the varied representation; for tests.
  /// - Precondition: `rowHeight` is positive.
  package init(rowCounts: [Int], rowHeight: Double, spaces: TableSpaces, leafCapacity: Int? = nil) {
    self.leafCapacity = leafCapacity ?? ItemTree.usualLeafCapacity
    uniform = UniformRows(
      rowCounts: rowCounts, rowHeight: rowHeight, spaces: TableSpaceUnits(spaces))
  }

  /// - Parameters:
  ///   - rowIDs: The index of each row in the data; `nil` if it is the row's number.
  ///   - heights: Returns the height of a row of the data; called once per row, from the top.
  ///   - areMeasured: Whether the heights are known; otherwise they are estimated, until a row is
  ///     measured.
  /// - Precondition: Rows are at least half a unit high, and no height is above ``greatestLength``.
  /// - Complexity: O(*n*) in the number of rows and sections.
  package init(
    rowCounts: [Int], rowIDs: [Int]? = nil, heights: (Int) -> Double, areMeasured: Bool = true,
    spaces: TableSpaces, leafCapacity: Int? = nil
  ) {
    self.init(rowCounts: rowCounts, TableSpaceUnits(spaces), leafCapacity) { row in
      let rowID = rowIDs?[row] ?? row
      return .row(
        rowID: UInt32(truncatingIfNeeded: rowID), units: LayoutUnit.rowUnits(heights(rowID)),
        isMeasured: areMeasured)
    }
  }

  init(rowCounts: [Int], _ spaces: TableSpaceUnits, _ leafCapacity: Int?, row: (Int) -> TableItem) {
    self.leafCapacity = leafCapacity ?? ItemTree.usualLeafCapacity
    uniform = UniformRows(rowCounts: [], rowHeight: 1, spaces: spaces)
    varied = VariedRows(
      rowCounts: rowCounts, spaces: spaces, leafCapacity: self.leafCapacity, row: row)
  }
}

extension TableLayout {
  /// The height of all rows of a uniform layout, rounded to units; `nil` for a varied one.
  package var uniformRowHeight: Double? { varied == nil ? uniform.rowHeight : nil }

  var spaces: TableSpaceUnits { uniform.spaces }
  package var sectionCount: Int { varied?.sectionCount ?? uniform.sectionCount }
  package var rowCount: Int { varied?.rowCount ?? uniform.rowCount }
  package var contentHeight: Double { tableFooterSpan.upperBound }

  /// Returns the rows of a section; an empty range at its position if it has none.
  package func rows(inSection section: Int) -> Range<Int> {
    varied?.rows(inSection: section) ?? uniform.rows(inSection: section)
  }

  package func section(ofRow row: Int) -> Int {
    varied?.section(ofRow: row) ?? uniform.section(ofRow: row)
  }

  package func position(ofRow row: Int) -> RowPosition {
    varied?.position(ofRow: row) ?? position(ofRow: row, inSection: uniform.section(ofRow: row))
  }

  /// - Complexity: O(1) in the uniform form, because the section is given.
  package func position(ofRow row: Int, inSection section: Int) -> RowPosition {
    if let varied { return varied.position(ofRow: row) }
    let rows = uniform.rows(inSection: section)
    return RowPosition(index: row - rows.lowerBound, count: rows.count)
  }

  /// Returns the index of a row in the data, which edits do not change.
  package func rowID(ofRow row: Int) -> Int {
    if let varied { return Int(varied.tree.place(ofRow: row).item.rowID) }
    precondition((0..<rowCount).contains(row), "row \(row) is not in the table")
    return row
  }

  package func isMeasured(_ row: Int) -> Bool {
    if let varied { return varied.tree.place(ofRow: row).item.isMeasured }
    precondition((0..<rowCount).contains(row), "row \(row) is not in the table")
    return true
  }
}
