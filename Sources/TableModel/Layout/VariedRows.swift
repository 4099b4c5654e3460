/// The places of a table whose rows have heights of their own: an ``ItemTree`` read in units.
///
/// All headers are equally high, and all footers: a place is the units of the rows above it and a
/// multiple of the two. The start of a section stands in the tree for the footer above it and its
/// own header, the *gap*.
struct VariedRows: Sendable {
  /// In units, as are the other two.
  let header: Int
  let footer: Int
  let tableHeader: Int
  var tree: ItemTree

  init(
    rowCounts: [Int], headerHeight: Double, footerHeight: Double, tableHeaderHeight: Double,
    leafCapacity: Int, row: (Int) -> TableItem
  ) {
    header = LayoutUnit.units(headerHeight)
    footer = LayoutUnit.units(footerHeight)
    tableHeader = LayoutUnit.units(tableHeaderHeight)
    tree = ItemTree(rowCounts: rowCounts, leafCapacity: leafCapacity, row: row)
  }

  /// The same table, its heights rounded to units.
  init(_ uniform: UniformRows, leafCapacity: Int) {
    let units = LayoutUnit.rowUnits(uniform.rowHeight)
    self.init(
      rowCounts: uniform.rowCounts, headerHeight: uniform.headerHeight,
      footerHeight: uniform.footerHeight, tableHeaderHeight: uniform.tableHeaderHeight,
      leafCapacity: leafCapacity
    ) { .row(content: UInt32($0), units: units, isMeasured: true) }
  }

  private var gap: Int { header + footer }

  var sectionCount: Int { Int(tree.sum.sections) }
  var rowCount: Int { Int(tree.sum.rows) }

  func rows(inSection section: Int) -> Range<Int> {
    Int(tree.sum(beforeSection: section).rows)..<Int(tree.sum(beforeSection: section + 1).rows)
  }

  func section(ofRow row: Int) -> Int {
    Int(tree.place(ofRow: row).sumBefore.sections) - 1
  }

  /// A row is the first of its section below the start of it, and the last above another's or
  /// nothing.
  func position(ofRow row: Int) -> RowPosition {
    let (above, below) = tree.neighbors(of: tree.place(ofRow: row))
    return RowPosition(
      isFirst: above?.isSectionStart ?? true, isLast: below?.isSectionStart ?? true)
  }

  /// The position in the tree of a row that is or will be in a section.
  func position(ofRow row: Int, inSection section: Int) -> Int { row + section + 1 }

  private func unitTop(ofSection section: Int) -> Int {
    tableHeader + tree.sum(beforeSection: section).units + section * gap
  }

  func top(ofSection section: Int) -> Double { LayoutUnit.points(unitTop(ofSection: section)) }

  func headerSpan(ofSection section: Int) -> Range<Double> {
    span(from: unitTop(ofSection: section), height: header)
  }

  func footerSpan(ofSection section: Int) -> Range<Double> {
    span(from: unitTop(ofSection: section + 1) - footer, height: footer)
  }

  func span(ofRow row: Int) -> Range<Double> {
    let place = tree.place(ofRow: row)
    // Above a row are as many headers as starts of sections, and one footer less.
    let gaps = Int(place.sumBefore.sections) * gap - footer
    return span(from: tableHeader + place.sumBefore.units + gaps, height: place.item.units)
  }

  private func span(from top: Int, height: Int) -> Range<Double> {
    LayoutUnit.points(top)..<LayoutUnit.points(top + height)
  }

  /// The rows whose lower edge is after the span's start and whose upper edge is before its end.
  ///
  /// On the tree's scale a row lies a footer lower than below the table's header: the gap of its
  /// section counts the footer of a section above, which the first does not have.
  func rows(intersecting span: Range<Double>) -> Range<Int> {
    let shift = footer - tableHeader
    let lower = place(reaching: LayoutUnit.first(after: span.lowerBound) + shift)
      .map { Int($0.sumBefore.rows) }
    let upper = place(reaching: LayoutUnit.first(notBefore: span.upperBound) + shift)
      .map { Int($0.sumAfter.rows) }
    return (lower ?? rowCount)..<max(lower ?? rowCount, upper ?? rowCount)
  }

  /// The sections whose end is after the span's start and whose top is before its end.
  ///
  /// The tree's scale is that of the content below the table's header: the start of a section ends
  /// a gap below its top, and its last row, or the start if there is none, ends at its end.
  func sections(intersecting span: Range<Double>) -> Range<Int> {
    let lower = place(reaching: LayoutUnit.first(after: span.lowerBound) - tableHeader)
      .map { Int($0.sumAfter.sections) - 1 }
    let end = LayoutUnit.first(notBefore: span.upperBound) - tableHeader
    let upper = end <= 0 ? 0 : place(reaching: end).map { Int($0.sumAfter.sections) }
    return (lower ?? sectionCount)..<max(lower ?? sectionCount, upper ?? sectionCount)
  }

  private func place(reaching units: Int) -> ItemTree.Place? {
    tree.place(reaching: units, .byOffset(gap: gap))
  }
}
