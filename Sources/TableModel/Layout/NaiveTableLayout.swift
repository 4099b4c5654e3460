/// The reference implementation of ``TableLayout``, which scans the whole table for every query.
///
/// It stores an array of all positions, recomputes it after every edit, and validates the fast
/// implementation in tests and in the verification of pixels.
package struct NaiveTableLayout: Sendable {
  package struct PlacedRow: Equatable, Sendable {
    package let row: Int
    package let section: Int
    package let position: RowPosition
    package let span: Range<Double>
    /// The index of the row in the data.
    package let rowID: Int
    package let isMeasured: Bool
  }

  package struct Row: Sendable {
    package let rowID: Int
    package var height: Double
    package var isMeasured: Bool

    package init(rowID: Int, height: Double, isMeasured: Bool) {
      self.rowID = rowID
      self.height = height
      self.isMeasured = isMeasured
    }
  }

  package private(set) var sections: [[Row]]
  private let spaces: TableSpaces

  package private(set) var rows: [PlacedRow] = []
  package private(set) var headers: [Range<Double>] = []
  package private(set) var footers: [Range<Double>] = []
  package private(set) var contentHeight = 0.0

  package init(
    rowCounts: [Int], heights: (Int) -> Double, areMeasured: Bool = true, spaces: TableSpaces
  ) {
    var rowsAbove = 0
    sections = rowCounts.map { count in
      let rows = rowsAbove..<rowsAbove + count
      rowsAbove += count
      return rows.map { Row(rowID: $0, height: heights($0), isMeasured: areMeasured) }
    }
    self.spaces = spaces
    place()
  }

  package func rows(intersecting span: Range<Double>) -> [PlacedRow] {
    rows.filter { $0.span.lowerBound < span.upperBound && $0.span.upperBound > span.lowerBound }
  }
}

extension NaiveTableLayout {
  package mutating func edit(_ change: (inout [[Row]]) -> Void) {
    change(&sections)
    place()
  }

  /// Computes all positions with heights rounded to 1/3840 pt, so that running sums are exact.
  private mutating func place() {
    (rows, headers, footers) = ([], [], [])
    var y = 0
    func span(_ height: Double) -> Range<Double> {
      let top = y
      y += Int((height * 3840).rounded())
      return Double(top) / 3840..<Double(y) / 3840
    }
    _ = span(spaces.tableHeader)
    for (section, members) in sections.enumerated() {
      headers.append(span(spaces.headers[section % spaces.headers.count]))
      for (index, member) in members.enumerated() {
        rows.append(
          PlacedRow(
            row: rows.count, section: section,
            position: RowPosition(index: index, count: members.count), span: span(member.height),
            rowID: member.rowID, isMeasured: member.isMeasured))
      }
      footers.append(span(spaces.footer))
    }
    contentHeight = span(spaces.tableFooter).upperBound
  }
}
