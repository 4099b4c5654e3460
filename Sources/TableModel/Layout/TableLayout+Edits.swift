/// Edits take O(log *n*) in the number of rows and sections, except the first edit of a uniform
/// layout and the first edit after a copy, which take O(*n*), and those that split or empty a leaf
/// of the ``ItemTree``, which take O(*n* / 128).
extension TableLayout {
  /// Returns the number of the new row.
  ///
  /// - Parameter rowID: The index of the row in the data.
  /// - Parameter index: The index in the section, at most the section's number of rows.
  @discardableResult
  package mutating func insertRow(
    rowID: Int, height: Double, at index: Int, inSection section: Int, isMeasured: Bool = true
  ) -> Int {
    precondition(UInt32(exactly: rowID) != nil, "the index \(rowID) of a row is out of range")
    return insert(
      .row(
        rowID: UInt32(rowID), units: LayoutUnit.rowUnits(height), isMeasured: isMeasured),
      at: index, inSection: section)
  }

  /// Removes a row; its section remains even if it becomes empty.
  package mutating func removeRow(_ row: Int) {
    _ = remove(row)
  }

  /// Returns the row's new number.
  ///
  /// - Parameter index: The row's new index in the section, counted without the row.
  @discardableResult
  package mutating func moveRow(_ row: Int, toIndex index: Int, inSection section: Int) -> Int {
    insert(remove(row), at: index, inSection: section)
  }

  /// Keeps whether the row is measured.
  package mutating func setHeight(_ height: Double, ofRow row: Int) {
    replaceRow(row, height: height) { $0 }
  }

  package mutating func setMeasuredHeight(_ height: Double, ofRow row: Int) {
    replaceRow(row, height: height) { _ in true }
  }

  private mutating func replaceRow(_ row: Int, height: Double, isMeasured: (Bool) -> Bool) {
    precondition((0..<rowCount).contains(row), "row \(row) is not in the table")
    let units = LayoutUnit.rowUnits(height)
    if uniformRowHeight == LayoutUnit.points(Int(units)) { return }
    vary()
    varied!.tree.replaceRow(row) {
      .row(rowID: $0.rowID, units: units, isMeasured: isMeasured($0.isMeasured))
    }
  }

  private mutating func insert(_ item: TableItem, at index: Int, inSection section: Int) -> Int {
    let rows = rows(inSection: section)
    precondition(
      (0...rows.count).contains(index), "index \(index) is not in a section of \(rows.count) rows")
    let row = rows.lowerBound + index
    vary()
    varied!.tree.insert(item, at: varied!.position(ofRow: row, inSection: section))
    return row
  }

  private mutating func remove(_ row: Int) -> TableItem {
    let section = section(ofRow: row)
    vary()
    return varied!.tree.remove(at: varied!.position(ofRow: row, inSection: section))
  }

  /// Performs the O(*n*) work of a first edit in advance, so that no edit copies the storage.
  package mutating func prepareForEdits() {
    vary()
    guard rowCount > 0 else { return }
    // Makes the storage unique.
    varied!.tree.replaceRow(0) { $0 }
  }

  private mutating func vary() {
    if varied == nil { varied = VariedRows(uniform, leafCapacity: leafCapacity) }
  }
}

extension TableLayout {
  /// Discards all measured heights, as after a change of the width: each row has the estimated
  /// height until it is measured again.
  ///
  /// - Complexity: O(*n* log *n*) in the number of rows and sections.
  package mutating func forgetMeasuredHeights(estimate: Double) {
    let rowIDs = (0..<rowCount).map { UInt32(rowID(ofRow: $0)) }
    let units = LayoutUnit.rowUnits(estimate)
    self = TableLayout(
      rowCounts: (0..<sectionCount).map { rows(inSection: $0).count }, spaces, leafCapacity
    ) { row in
      .row(rowID: rowIDs[row], units: units, isMeasured: false)
    }
  }
}
