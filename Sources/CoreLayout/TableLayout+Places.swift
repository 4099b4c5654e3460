extension TableLayout {
  /// The top of a section, its header included; the end of the content for `sectionCount`.
  package func top(ofSection section: Int) -> Double {
    Double(rows(before: section)) * rowHeight + Double(section) * (headerHeight + footerHeight)
  }

  /// The span of a section's header.
  package func headerSpan(ofSection section: Int) -> Range<Double> {
    let top = top(ofSection: section)
    return top..<top + headerHeight
  }

  /// The span of a row, given its section.
  ///
  /// - Complexity: O(1).
  package func span(ofRow row: Int, inSection section: Int) -> Range<Double> {
    edge(row, section)..<edge(row + 1, section)
  }

  /// The span of a row.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  package func span(ofRow row: Int) -> Range<Double> {
    span(ofRow: row, inSection: section(ofRow: row))
  }

  /// The rows that intersect a vertical span of the content.
  ///
  /// A row that merely touches either end of the span is left out.
  ///
  /// - Parameter span: Distances from the top of the content, in points.
  /// - Returns: An empty range if only headers, footers or nothing lie in the span.
  /// - Complexity: O(log *n*) in the number of sections and of rows in one. Allocates nothing.
  package func rows(intersecting span: Range<Double>) -> Range<Int> {
    let sections = sections(intersecting: span)
    guard let first = sections.first, let last = sections.last else { return 0..<0 }
    let lower = partitionPoint(rows(inSection: first)) { edge($0 + 1, first) > span.lowerBound }
    let upper = partitionPoint(rows(inSection: last)) { edge($0, last) >= span.upperBound }
    return lower..<max(lower, upper)
  }

  /// The sections that intersect a vertical span of the content, headers and footers included.
  ///
  /// - Complexity: O(log *n*) in the number of sections. Allocates nothing.
  package func sections(intersecting span: Range<Double>) -> Range<Int> {
    let all = 0..<sectionCount
    let lower = partitionPoint(all) { top(ofSection: $0 + 1) > span.lowerBound }
    let upper = partitionPoint(all) { top(ofSection: $0) >= span.upperBound }
    return lower..<max(lower, upper)
  }

  /// The upper edge of a row, counted from its section's top; the lower edge of the one before.
  private func edge(_ row: Int, _ section: Int) -> Double {
    Double(row) * rowHeight + Double(section) * (headerHeight + footerHeight) + headerHeight
  }

  private func rows(before section: Int) -> Int {
    section == sectionCount ? rowCount : rows(inSection: section).lowerBound
  }

  /// The first index of a range for which a predicate holds that stays true once it is true; the
  /// end of the range if there is none.
  func partitionPoint(_ range: Range<Int>, _ holds: (Int) -> Bool) -> Int {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if holds(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
