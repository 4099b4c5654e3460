extension TableLayout {
  /// Takes all heights for unknown, as when rows get another width: each row has the estimated
  /// height until it is measured anew.
  ///
  /// - Parameter estimate: In points.
  /// - Complexity: O(*n*) in the number of rows and sections.
  package mutating func forgetMeasuredHeights(estimate: Double) {
    let contents = (0..<rowCount).map { UInt32(content(ofRow: $0)) }
    let units = LayoutUnit.rowUnits(estimate)
    self = TableLayout(
      rowCounts: (0..<sectionCount).map { rows(inSection: $0).count }, headerHeight, footerHeight,
      tableHeaderHeight, leafCapacity
    ) { row in
      .row(content: contents[row], units: units, isMeasured: false)
    }
  }
}
