import CoreLayout
import Testing

@Suite("Where rows are")
struct TableLayoutTests {
  /// Every list of up to 3 sections of 1, 2 or 3 rows, with heights that are whole and that are not.
  private static let smallWorlds: [([Int], Double, Double, Double)] = {
    let counts: [[Int]] =
      [[]] + (1...3).map { [$0] }
      + (1...3).flatMap { a in (1...3).map { [a, $0] } }
      + (1...3).flatMap { a in (1...3).flatMap { b in (1...3).map { [a, b, $0] } } }
    let heights = [(44.0, 38.0, 18.0), (1, 0, 0), (44.3, 0.7, 1.0 / 3)]
    return counts.flatMap { count in heights.map { (count, $0.0, $0.1, $0.2) } }
  }()

  @Test("rows, positions and spans agree with the slow twin in every small world")
  func agreesWithTwin() {
    for (counts, row, header, footer) in Self.smallWorlds {
      let fast = TableLayout(
        rowCounts: counts, rowHeight: row, headerHeight: header, footerHeight: footer)
      let slow = NaiveTableLayout(
        rowCounts: counts, rowHeight: row, headerHeight: header, footerHeight: footer)
      #expect(fast.contentHeight == slow.contentHeight, "\(counts)")
      #expect(fast.rowCount == slow.rows.count)
      for placed in slow.rows {
        #expect(fast.section(ofRow: placed.row) == placed.section)
        #expect(fast.position(ofRow: placed.row) == placed.position)
        #expect(fast.span(ofRow: placed.row) == placed.span)
      }
      for (section, header) in slow.headers.enumerated() {
        #expect(fast.headerSpan(ofSection: section) == header)
      }
      let edges = slow.rows.flatMap { [$0.span.lowerBound, $0.span.upperBound] }
      let interesting = Set(edges + slow.headers.map(\.lowerBound) + [-10, slow.contentHeight])
        .flatMap { [$0 - 0.25, $0, $0 + 0.25] }.sorted()
      for lower in interesting {
        for upper in interesting where upper > lower {
          let expected = slow.rows(intersecting: lower..<upper).map(\.row)
          let found = Array(fast.rows(intersecting: lower..<upper))
          #expect(found == expected, "\(counts) \(row) \(header) \(footer): \(lower)..<\(upper)")
        }
      }
    }
  }

  @Test("a span that ends on an edge excludes the next row")
  func edges() {
    let layout = TableLayout(
      rowCounts: Array(repeating: 1, count: 1_000), rowHeight: 44, headerHeight: 0, footerHeight: 0)
    #expect(layout.rows(intersecting: 440..<880) == 10..<20)
    #expect(layout.rows(intersecting: 440..<880.01) == 10..<21)
    #expect(layout.rows(intersecting: 439.99..<880) == 9..<20)
  }

  @Test("a position rounds the corners that lie on the outside of its section")
  func corners() {
    #expect(RowPosition(index: 0, count: 1).corners == .all)
    #expect((0..<3).map { RowPosition(index: $0, count: 3).corners } == [.top, [], .bottom])
    #expect((0..<2).map { RowPosition(index: $0, count: 2).corners } == [.top, .bottom])
  }
}
