import TableModel
import Testing

@Suite("The column of the rows")
struct ColumnTests {
  private static let cases: [(name: String, column: Column, x: Double, width: Double)] = [
    ("insets", Column(tableWidth: 1366, inset: 40, maximumWidth: 0), 40, 1286),
    ("a maximum", Column(tableWidth: 1366, inset: 40, maximumWidth: 675), 345.5, 675),
    ("room below the maximum", Column(tableWidth: 400, inset: 18, maximumWidth: 675), 18, 364),
    ("half a point", Column(tableWidth: 320, inset: 0.5, maximumWidth: 0), 0.5, 319),
    ("a maximum alone", Column(tableWidth: 320, inset: 0, maximumWidth: 200), 60, 200),
    ("no insets", Column(tableWidth: 320, inset: 0, maximumWidth: 0), 0, 320),
    ("compact", Column(tableWidth: 320, inset: 40, maximumWidth: 675, isCompact: true), 0, 320),
    (
      "a safe area at the right",
      Column(tableWidth: 844, inset: 18, maximumWidth: 675, safeAreaRight: 47), 84.5, 628
    ),
    (
      "a safe area at the left",
      Column(tableWidth: 844, inset: 18, maximumWidth: 675, safeAreaLeft: 47), 131.5, 628
    ),
    (
      "both",
      Column(tableWidth: 844, inset: 18, maximumWidth: 0, safeAreaLeft: 47, safeAreaRight: 40),
      65, 721
    ),
    (
      "compact, which ignores them",
      Column(
        tableWidth: 320, inset: 18, maximumWidth: 0, isCompact: true, safeAreaLeft: 47,
        safeAreaRight: 40), 0, 320
    ),
    (
      "a safe area beside the edge",
      Column(tableWidth: 844, inset: 0, maximumWidth: 0, safeAreaRight: 47), 0, 797
    ),
  ]

  @Test("is the table less insets, limited, centred, then less the safe area", arguments: cases)
  func place(name: String, column: Column, x: Double, width: Double) {
    #expect((column.x, column.width) == (x, width))
    #expect(column.isFlush == (x == 0))
  }
}
