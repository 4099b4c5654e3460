import TableModel
import Testing

@Suite("Table layout")
struct TableLayoutTests {
  /// Heights of rows, headers, footers and the table's header, integers and fractions.
  private static let heights = [
    (44.0, 38.0, 18.0, 0.0), (1, 0, 0, 7), (44.3, 0.7, 1.0 / 3, 0.1), (0.1, 0.7, 0, 0),
  ]

  @Test("every small uniform table matches the reference implementation for every span")
  func uniform() {
    for counts in rowCounts(upTo: 4) {
      for (row, header, footer, tableHeader) in Self.heights {
        let spaces = TableSpaces(headers: [header], footer: footer, tableHeader: tableHeader)
        let fast = TableLayout(rowCounts: counts, rowHeight: row, spaces: spaces)
        let slow = NaiveTable(rowCounts: counts, heights: { _ in row }, spaces: spaces)
        let difference = disagreement(fast, slow, spans: allSpans(slow))
        #expect(difference == nil, "\(counts) \(row) \(header) \(footer)")
        #expect(fast.uniformRowHeight == row)
      }
    }
  }

  @Test("every small varied table matches the reference implementation for every span")
  func varied() {
    let heights = [1, 44, 44.3]
    for counts in rowCounts(upTo: 4) {
      let rows = counts.reduce(0, +)
      for pattern in 0..<1 << rows {
        let ofRow = { (row: Int) in heights[(pattern >> row & 1) + (row == 3 ? 1 : 0)] }
        for (_, header, footer, tableHeader) in Self.heights.prefix(3) {
          let spaces = TableSpaces(headers: [header], footer: footer, tableHeader: tableHeader)
          let fast = TableLayout(
            rowCounts: counts, heights: ofRow, spaces: spaces, leafCapacity: 4)
          let slow = NaiveTable(rowCounts: counts, heights: ofRow, spaces: spaces)
          let spans = pattern == 1 ? allSpans(slow) : someSpans(slow)
          #expect(disagreement(fast, slow, spans: spans) == nil, "\(counts) \(pattern) \(header)")
        }
      }
    }
  }

  @Test("headers that repeat a pattern, and a table footer, match the reference implementation")
  func patterns() {
    for pattern in [[15.0], [0, 15], [7, 0.7, 0], [1, 2, 3, 4, 5]] {
      for counts in rowCounts(upTo: 4) + [[2, 1, 3, 1, 2, 4, 1], [0, 0, 1, 0, 2, 0, 0]] {
        let spaces = TableSpaces(headers: pattern, footer: 3.25, tableHeader: 60, tableFooter: 60.5)
        let slow = NaiveTable(rowCounts: counts, heights: { _ in 44 }, spaces: spaces)
        let uniform = TableLayout(rowCounts: counts, rowHeight: 44, spaces: spaces)
        let varied = TableLayout(
          rowCounts: counts, heights: { _ in 44 }, spaces: spaces, leafCapacity: 4)
        for fast in [uniform, varied] {
          let difference = disagreement(fast, slow, spans: allSpans(slow))
          #expect(difference == nil, "\(counts) \(pattern)")
          let footer = fast.tableFooterSpan
          #expect(footer.upperBound == fast.contentHeight && footer.contains(footer.lowerBound))
        }
        var forgotten = varied
        forgotten.forgetMeasuredHeights(estimate: 44)
        #expect(forgotten.contentHeight == slow.layout.contentHeight)
      }
    }
  }

  @Test("whole pixels at every usual scale are laid out without rounding")
  func pixels() {
    for scale in [1, 1.25, 1.5, 2, 2.5, 3, 4] {
      let layout = TableLayout(
        rowCounts: [1_000], heights: { Double($0 % 7 + 1) / scale },
        spaces: TableSpaces(headers: [1 / scale], footer: 0))
      var pixel = 1
      for row in 0..<1_000 {
        #expect((layout.span(ofRow: row).lowerBound * scale).rounded() == Double(pixel))
        #expect(layout.span(ofRow: row).lowerBound == Double(pixel * Int(3840 / scale)) / 3840)
        pixel += row % 7 + 1
      }
    }
  }

  @Test("the rounded corners of a position are the outer ones of its section")
  func corners() {
    #expect(RowPosition(index: 0, count: 1).corners == .all)
    #expect((0..<3).map { RowPosition(index: $0, count: 3).corners } == [.top, [], .bottom])
    #expect((0..<2).map { RowPosition(index: $0, count: 2).corners } == [.top, .bottom])
  }
}
