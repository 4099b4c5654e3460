/// The slow twin of ``TableLayout``: walks the whole table for every question.
///
/// It keeps a plain list of what stands where, makes it anew after every edit, and judges the fast
/// one in tests and in the pixel proof.
package struct NaiveTableLayout: Sendable {
  /// One row as it stands in the table.
  package struct PlacedRow: Equatable, Sendable {
    package let row: Int
    package let section: Int
    package let position: RowPosition
    package let span: Range<Double>
    /// The index of its content in the data.
    package let content: Int
    package let isMeasured: Bool
  }

  /// A row of the table that the edits change.
  struct Row: Sendable {
    let content: Int
    var height: Double
    var isMeasured: Bool
  }

  var sections: [[Row]]
  private let headerHeight: Double
  private let footerHeight: Double
  private let tableHeaderHeight: Double

  package private(set) var rows: [PlacedRow] = []
  package private(set) var headers: [Range<Double>] = []
  package private(set) var footers: [Range<Double>] = []
  package private(set) var contentHeight = 0.0

  /// A table whose rows have one height.
  package init(
    rowCounts: [Int], rowHeight: Double, headerHeight: Double, footerHeight: Double,
    tableHeaderHeight: Double = 0
  ) {
    self.init(
      rowCounts: rowCounts, heights: { _ in rowHeight }, headerHeight: headerHeight,
      footerHeight: footerHeight, tableHeaderHeight: tableHeaderHeight)
  }

  /// A table whose rows have known heights.
  package init(
    rowCounts: [Int], heights: (Int) -> Double, headerHeight: Double, footerHeight: Double,
    tableHeaderHeight: Double = 0
  ) {
    var rowsAbove = 0
    sections = rowCounts.map { count in
      let rows = rowsAbove..<rowsAbove + count
      rowsAbove += count
      return rows.map { Row(content: $0, height: heights($0), isMeasured: true) }
    }
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.tableHeaderHeight = tableHeaderHeight
    place()
  }

  /// A table none of whose rows has been measured.
  package init(
    rowCounts: [Int], estimatedHeight: Double, headerHeight: Double, footerHeight: Double,
    tableHeaderHeight: Double = 0
  ) {
    self.init(
      rowCounts: rowCounts, heights: { _ in estimatedHeight }, headerHeight: headerHeight,
      footerHeight: footerHeight, tableHeaderHeight: tableHeaderHeight)
    for section in sections.indices {
      for index in sections[section].indices { sections[section][index].isMeasured = false }
    }
    place()
  }

  /// The rows that intersect a span, found by looking at each.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package func rows(intersecting span: Range<Double>) -> [PlacedRow] {
    rows.filter { $0.span.lowerBound < span.upperBound && $0.span.upperBound > span.lowerBound }
  }

  /// The sections that intersect a span, header and footer included, found by looking at each.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  package func sections(intersecting span: Range<Double>) -> [Int] {
    let tops = headers.map(\.lowerBound) + [contentHeight]
    return headers.indices.filter {
      tops[$0] < span.upperBound && tops[$0 + 1] > span.lowerBound
    }
  }
}

extension NaiveTableLayout {
  /// Changes the list of rows and places them all anew.
  mutating func edit(_ change: (inout [[Row]]) -> Void) {
    change(&sections)
    place()
  }

  /// Makes the list of what stands where: every height is rounded to a whole number of 1/3840 pt, so
  /// that a running sum is exact.
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
      headers.append(span(headerHeight))
      for index in members.indices {
        add(members, index, section: section, span: span(members[index].height))
      }
      footers.append(span(footerHeight))
    }
    contentHeight = Double(y) / 3840
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
