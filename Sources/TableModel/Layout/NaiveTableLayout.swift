/// The reference implementation of ``TableLayout``, which scans the whole table for every query.
///
/// It stores an array of all positions, recomputes it after every edit, and validates the fast
/// implementation in tests and in the verification of pixels.
package struct NaiveTableLayout: Sendable {
  /// A row at its position in the table.
  package struct PlacedRow: Equatable, Sendable {
    package let row: Int
    package let section: Int
    package let position: RowPosition
    package let span: Range<Double>
    /// The index of the row's content in the data.
    package let content: Int
    package let isMeasured: Bool
  }

  /// A row of the editable table.
  struct Row: Sendable {
    let content: Int
    var height: Double
    var isMeasured: Bool
  }

  var sections: [[Row]]
  /// The heights of the headers of the first sections, which repeat.
  private let headerPattern: [Double]
  private let footerHeight: Double
  private let tableHeaderHeight: Double
  private let tableFooterHeight: Double

  package private(set) var rows: [PlacedRow] = []
  package private(set) var headers: [Range<Double>] = []
  package private(set) var footers: [Range<Double>] = []
  package private(set) var contentHeight = 0.0

  /// Creates a table with rows of equal height.
  package init(
    rowCounts: [Int], rowHeight: Double, headerHeight: Double,
    headerPattern: [Double] = [], footerHeight: Double, tableHeaderHeight: Double = 0,
    tableFooterHeight: Double = 0
  ) {
    self.init(
      rowCounts: rowCounts, heights: { _ in rowHeight }, headerHeight: headerHeight,
      headerPattern: headerPattern, footerHeight: footerHeight,
      tableHeaderHeight: tableHeaderHeight, tableFooterHeight: tableFooterHeight)
  }

  /// Creates a table with rows of known heights.
  package init(
    rowCounts: [Int], heights: (Int) -> Double, headerHeight: Double,
    headerPattern: [Double] = [], footerHeight: Double, tableHeaderHeight: Double = 0,
    tableFooterHeight: Double = 0
  ) {
    var rowsAbove = 0
    sections = rowCounts.map { count in
      let rows = rowsAbove..<rowsAbove + count
      rowsAbove += count
      return rows.map { Row(content: $0, height: heights($0), isMeasured: true) }
    }
    self.headerPattern = headerPattern.isEmpty ? [headerHeight] : headerPattern
    self.footerHeight = footerHeight
    self.tableHeaderHeight = tableHeaderHeight
    self.tableFooterHeight = tableFooterHeight
    place()
  }

  /// Creates a table of rows that have not been measured.
  package init(
    rowCounts: [Int], estimatedHeight: Double, headerHeight: Double,
    headerPattern: [Double] = [], footerHeight: Double, tableHeaderHeight: Double = 0,
    tableFooterHeight: Double = 0
  ) {
    self.init(
      rowCounts: rowCounts, heights: { _ in estimatedHeight }, headerHeight: headerHeight,
      headerPattern: headerPattern, footerHeight: footerHeight,
      tableHeaderHeight: tableHeaderHeight, tableFooterHeight: tableFooterHeight)
    for section in sections.indices {
      for index in sections[section].indices { sections[section][index].isMeasured = false }
    }
    place()
  }

  /// Returns the rows that intersect a span.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package func rows(intersecting span: Range<Double>) -> [PlacedRow] {
    rows.filter { $0.span.lowerBound < span.upperBound && $0.span.upperBound > span.lowerBound }
  }

  /// Returns the sections that intersect a span, headers and footers included.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  package func sections(intersecting span: Range<Double>) -> [Int] {
    let tops = headers.map(\.lowerBound) + [footers.last?.upperBound ?? 0]
    return headers.indices.filter {
      tops[$0] < span.upperBound && tops[$0 + 1] > span.lowerBound
    }
  }
}

extension NaiveTableLayout {
  /// Changes the sections and recomputes all positions.
  mutating func edit(_ change: (inout [[Row]]) -> Void) {
    change(&sections)
    place()
  }

  /// Computes all positions with heights rounded to 1/3840 pt, so that running sums are exact.
  private mutating func place() {
    clear()
    var y = 0
    func span(_ height: Double) -> Range<Double> {
      let top = y
      y += Int((height * 3840).rounded())
      return Double(top) / 3840..<Double(y) / 3840
    }
    _ = span(tableHeaderHeight)
    for (section, members) in sections.enumerated() {
      headers.append(span(headerPattern[section % headerPattern.count]))
      for index in members.indices {
        add(members, index, section: section, span: span(members[index].height))
      }
      footers.append(span(footerHeight))
    }
    contentHeight = span(tableFooterHeight).upperBound
  }

  private mutating func clear() {
    rows = []
    headers = []
    footers = []
    contentHeight = tableHeaderHeight
  }

  private mutating func add(
    _ members: [Row], _ index: Int, section: Int, span: Range<Double>
  ) {
    rows.append(
      PlacedRow(
        row: rows.count, section: section,
        position: RowPosition(index: index, count: members.count), span: span,
        content: members[index].content, isMeasured: members[index].isMeasured))
  }
}
