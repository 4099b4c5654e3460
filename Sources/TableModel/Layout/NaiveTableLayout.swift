/// The reference implementation of ``TableLayout``, which scans the whole table for every query.
///
/// It stores an array of all positions, and validates the fast implementation in tests and in the
/// verification of pixels.
package struct NaiveTableLayout: Sendable {
  package struct PlacedRow: Equatable, Sendable {
    package let row: Int
    package let section: Int
    package let position: RowPosition
    package let span: Range<Double>
  }

  package private(set) var rows: [PlacedRow] = []
  package private(set) var headers: [Range<Double>] = []
  package private(set) var footers: [Range<Double>] = []
  package private(set) var contentHeight = 0.0

  /// Computes all positions with heights rounded to 1/3840 pt, so that running sums are exact.
  ///
  /// - Parameter heights: Returns the height of a row by its number from the top.
  package init(rowCounts: [Int], heights: (Int) -> Double, spaces: TableSpaces) {
    var y = 0
    func span(_ height: Double) -> Range<Double> {
      let top = y
      y += Int((height * 3840).rounded())
      return Double(top) / 3840..<Double(y) / 3840
    }
    _ = span(spaces.tableHeader)
    for (section, count) in rowCounts.enumerated() {
      headers.append(span(spaces.headers[section % spaces.headers.count]))
      for index in 0..<count {
        rows.append(
          PlacedRow(
            row: rows.count, section: section, position: RowPosition(index: index, count: count),
            span: span(heights(rows.count))))
      }
      footers.append(span(spaces.footer))
    }
    contentHeight = span(spaces.tableFooter).upperBound
  }

  package func rows(intersecting span: Range<Double>) -> [PlacedRow] {
    rows.filter { $0.span.lowerBound < span.upperBound && $0.span.upperBound > span.lowerBound }
  }
}
