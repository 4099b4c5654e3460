/// The slow twin of ``TableLayout``: walks the whole table for every question.
///
/// It keeps a plain list of what stands where and judges the fast one in tests and in the pixel
/// proof.
package struct NaiveTableLayout: Sendable {
  /// One row as it stands in the table.
  package struct PlacedRow: Equatable, Sendable {
    package let row: Int
    package let section: Int
    package let position: RowPosition
    package let span: Range<Double>
  }

  package private(set) var rows: [PlacedRow] = []
  package private(set) var headers: [Range<Double>] = []
  package private(set) var contentHeight = 0.0

  package init(rowCounts: [Int], rowHeight: Double, headerHeight: Double, footerHeight: Double) {
    var rowsAbove = 0
    for (section, count) in rowCounts.enumerated() {
      // As multiples rather than as a running sum, which would drift by rounding.
      let gaps = Double(section) * (headerHeight + footerHeight)
      let top = Double(rowsAbove) * rowHeight + gaps
      headers.append(top..<top + headerHeight)
      for index in 0..<count {
        let upper = Double(rowsAbove + index) * rowHeight + gaps + headerHeight
        let lower = Double(rowsAbove + index + 1) * rowHeight + gaps + headerHeight
        rows.append(
          PlacedRow(
            row: rowsAbove + index, section: section,
            position: RowPosition(index: index, count: count), span: upper..<lower))
      }
      rowsAbove += count
      contentHeight =
        Double(rowsAbove) * rowHeight + Double(section + 1) * (headerHeight + footerHeight)
    }
  }

  /// The rows that intersect a span, found by looking at each.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package func rows(intersecting span: Range<Double>) -> [PlacedRow] {
    rows.filter { $0.span.lowerBound < span.upperBound && $0.span.upperBound > span.lowerBound }
  }
}
