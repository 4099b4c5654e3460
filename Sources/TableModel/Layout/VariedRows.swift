/// The layout of a table with varying row heights, based on an ``ItemTree``.
///
/// All footers have the same height, and headers repeat a pattern: a position is the sum of the rows
/// above plus a closed formula of the number of sections above. In the tree, a section start
/// represents the footer above it and its own header, the *gap*.
struct VariedRows: Sendable {
  let spaces: TableSpaceUnits
  var tree: ItemTree

  init(rowCounts: [Int], spaces: TableSpaceUnits, leafCapacity: Int, row: (Int) -> TableItem) {
    self.spaces = spaces
    tree = ItemTree(rowCounts: rowCounts, leafCapacity: leafCapacity, row: row)
  }

  init(_ uniform: UniformRows, leafCapacity: Int) {
    let units = LayoutUnit.rowUnits(uniform.rowHeight)
    self.init(
      rowCounts: uniform.rowCounts, spaces: uniform.spaces, leafCapacity: leafCapacity
    ) { .row(rowID: UInt32($0), units: units, isMeasured: true) }
  }

  var sectionCount: Int { Int(tree.sum.sections) }
  var rowCount: Int { Int(tree.sum.rows) }

  func rows(inSection section: Int) -> Range<Int> {
    Int(tree.sum(beforeSection: section).rows)..<Int(tree.sum(beforeSection: section + 1).rows)
  }

  func section(ofRow row: Int) -> Int {
    Int(tree.place(ofRow: row).sumBefore.sections) - 1
  }

  func position(ofRow row: Int) -> RowPosition {
    let (above, below) = tree.neighbors(of: tree.place(ofRow: row))
    return RowPosition(
      isFirst: above?.isSectionStart ?? true, isLast: below?.isSectionStart ?? true)
  }

  /// Returns the position in the tree of a row that is or will be in a section.
  func position(ofRow row: Int, inSection section: Int) -> Int { row + section + 1 }

  func unitTop(ofSection section: Int) -> Int {
    spaces.tableHeader + tree.sum(beforeSection: section).units + spaces.gaps(before: section)
  }

  func span(ofRow row: Int) -> Range<Double> {
    let place = tree.place(ofRow: row)
    // There are as many headers above a row as section starts, and one footer less.
    let gaps = spaces.gaps(before: Int(place.sumBefore.sections)) - spaces.footer
    return LayoutUnit.span(
      from: spaces.tableHeader + place.sumBefore.units + gaps, height: place.item.units)
  }

  /// In the tree's scale, rows are lower by a footer: the gap of each section start includes the
  /// footer of a section above, which the first section does not have.
  func rows(intersecting span: Range<Double>) -> Range<Int> {
    let shift = spaces.footer - spaces.tableHeader
    let lower = place(reaching: LayoutUnit.first(after: span.lowerBound) + shift)
      .map { Int($0.sumBefore.rows) }
    let upper = place(reaching: LayoutUnit.first(after: span.upperBound, orAt: true) + shift)
      .map { Int($0.sumAfter.rows) }
    return (lower ?? rowCount)..<max(lower ?? rowCount, upper ?? rowCount)
  }

  /// The tree's scale starts below the table's header: a section start ends one gap below the
  /// section's top, and the section's last row, or its start if there is none, ends at its end.
  func sections(intersecting span: Range<Double>) -> Range<Int> {
    let lower = place(reaching: LayoutUnit.first(after: span.lowerBound) - spaces.tableHeader)
      .map { Int($0.sumAfter.sections) - 1 }
    let end = LayoutUnit.first(after: span.upperBound, orAt: true) - spaces.tableHeader
    let upper = end <= 0 ? 0 : place(reaching: end).map { Int($0.sumAfter.sections) }
    return (lower ?? sectionCount)..<max(lower ?? sectionCount, upper ?? sectionCount)
  }

  /// Returns the first item whose end reaches a distance in the tree's scale.
  private func place(reaching units: Int) -> ItemTree.Place? {
    tree.place(reaching: units) { $0.units + spaces.gaps(before: Int($0.sections)) }
  }
}
