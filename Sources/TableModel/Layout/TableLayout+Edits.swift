/// Each edit takes O(log *n*) in the number of rows and sections, but for two: the first that makes
/// a uniform layout varied, and the first after a layout was copied, which take O(*n*).
extension TableLayout {
  /// Inserts a row.
  ///
  /// - Parameter content: The index of its content in the data.
  /// - Parameter height: Its height in points.
  /// - Parameter index: Its index in the section, which may be the number of rows there.
  /// - Parameter isMeasured: Whether the height is known rather than estimated.
  /// - Returns: The number of the row.
  @discardableResult
  package mutating func insertRow(
    content: Int, height: Double, at index: Int, inSection section: Int, isMeasured: Bool = true
  ) -> Int {
    precondition(UInt32(exactly: content) != nil, "\(content) is no index of content")
    return insert(
      .row(
        content: UInt32(content), units: LayoutUnit.rowUnits(height), isMeasured: isMeasured),
      at: index, inSection: section)
  }

  /// Removes a row; its section stays even if it was the last one there.
  package mutating func removeRow(_ row: Int) {
    _ = remove(row)
  }

  /// Moves a row.
  ///
  /// - Parameter index: The index in the section that the row has afterwards.
  /// - Returns: The number that the row has afterwards.
  @discardableResult
  package mutating func moveRow(_ row: Int, toIndex index: Int, inSection section: Int) -> Int {
    insert(remove(row), at: index, inSection: section)
  }

  /// Changes the height of a row, which stays measured or estimated as it is.
  ///
  /// A uniform layout stays so if the row has the height already.
  package mutating func setHeight(_ height: Double, ofRow row: Int) {
    replaceRow(row, height: height) { $0 }
  }

  /// Changes the height of a row to one that is known.
  ///
  /// A uniform layout stays so if the row has the height already.
  package mutating func setMeasuredHeight(_ height: Double, ofRow row: Int) {
    replaceRow(row, height: height) { _ in true }
  }

  private mutating func replaceRow(
    _ row: Int, height: Double, isMeasured: (Bool) -> Bool
  ) {
    precondition((0..<rowCount).contains(row), "row \(row) is not in the table")
    let units = LayoutUnit.rowUnits(height)
    if uniformRowHeight == LayoutUnit.points(Int(units)) { return }
    vary()
    varied!.tree.replaceRow(row) {
      .row(content: $0.content, units: units, isMeasured: isMeasured($0.isMeasured))
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

  /// Does now what the first edit would have to do: O(*n*), so that every edit is O(log *n*).
  package mutating func prepareForEdits() {
    vary()
    guard rowCount > 0 else { return }
    // A copy that shares its storage gets one of its own.
    varied!.tree.replaceRow(0) { $0 }
  }

  private mutating func vary() {
    if varied == nil { varied = VariedRows(uniform, leafCapacity: leafCapacity) }
  }
}
