import TableModel

/// Returns the first difference of a layout from the reference implementation, or `nil`.
///
/// - Parameter spans: The spans whose rows and sections are compared, in addition to all properties
///   of each row and section.
func disagreement(
  _ fast: TableLayout, _ table: NaiveTable, spans: [Range<Double>]
) -> String? {
  let slow = table.layout
  if fast.rowCount != slow.rows.count { return "\(fast.rowCount) rows, not \(slow.rows.count)" }
  if fast.sectionCount != slow.headers.count { return "\(fast.sectionCount) sections" }
  if fast.contentHeight != slow.contentHeight {
    return "content \(fast.contentHeight), not \(slow.contentHeight)"
  }
  var rows = Array(repeating: 0..<0, count: slow.headers.count)
  for (placed, member) in zip(slow.rows, table.rows) {
    let row = placed.row
    let found = (
      fast.section(ofRow: row), fast.position(ofRow: row), fast.rowID(ofRow: row),
      fast.isMeasured(row)
    )
    if found != (placed.section, placed.position, member.rowID, member.isMeasured) {
      return "row \(row): \(found), not \(placed), \(member)"
    }
    let span = fast.span(ofRow: row)
    if span != placed.span { return "row \(row): \(span), not \(placed.span)" }
    if fast.span(ofRow: row, inSection: placed.section) != span
      || fast.position(ofRow: row, inSection: placed.section) != placed.position
    {
      return "row \(row), given its section"
    }
    let members = rows[placed.section]
    rows[placed.section] = (members.isEmpty ? row : members.lowerBound)..<row + 1
  }
  for (section, members) in rows.enumerated() {
    let found = fast.rows(inSection: section)
    let isRight =
      members.isEmpty
      ? found.isEmpty
        && found.lowerBound == (section == 0 ? 0 : fast.rows(inSection: section - 1).upperBound)
      : found == members
    if !isRight { return "section \(section): \(found), not \(members)" }
    let header = fast.headerSpan(ofSection: section)
    if header != slow.headers[section] {
      return "header \(section): \(header), not \(slow.headers[section])"
    }
    let footer = fast.footerSpan(ofSection: section)
    if footer != slow.footers[section] {
      return "footer \(section): \(footer), not \(slow.footers[section])"
    }
  }
  for span in spans {
    let foundRows = fast.rows(intersecting: span)
    if !foundRows.elementsEqual(slow.rows(intersecting: span).lazy.map(\.row)) {
      return "rows in \(span): \(foundRows)"
    }
    let foundSections = fast.sections(intersecting: span)
    if !foundSections.elementsEqual(slow.sections(intersecting: span)) {
      return "sections in \(span): \(foundSections)"
    }
  }
  return nil
}

/// Returns all edges in a table, and points next to them and outside of the table.
private func interestingOffsets(_ table: NaiveTable) -> [Double] {
  let slow = table.layout
  let spans = slow.rows.map(\.span) + slow.headers + slow.footers
  let edges = Set(spans.flatMap { [$0.lowerBound, $0.upperBound] } + [-10, slow.contentHeight, 0])
  return edges.flatMap { [$0 - 0.25, $0, $0 + 0.25] }.sorted()
}

/// Returns all spans between two interesting offsets, empty ones included.
func allSpans(_ table: NaiveTable) -> [Range<Double>] {
  let offsets = interestingOffsets(table)
  return offsets.flatMap { lower in offsets.filter { $0 >= lower }.map { lower..<$0 } }
}

/// Returns the spans between adjacent interesting offsets, and from the top to each.
func someSpans(_ table: NaiveTable) -> [Range<Double>] {
  let offsets = interestingOffsets(table)
  return zip(offsets, offsets.dropFirst()).map { $0..<$1 } + offsets.map { offsets[0]..<$0 }
}

/// Returns all row counts of up to `sections` sections with up to `rows` rows in total.
func rowCounts(upTo rows: Int, sections: Int = 3) -> [[Int]] {
  guard sections > 0 else { return [[]] }
  let fewer = rowCounts(upTo: rows, sections: sections - 1)
  let full = fewer.filter { $0.count == sections - 1 }
  return fewer
    + full.flatMap { counts in (0...rows - counts.reduce(0, +)).map { counts + [$0] } }
}
