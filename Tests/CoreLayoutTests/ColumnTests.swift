import CoreLayout
import Testing

@Suite("The column of the rows")
struct ColumnTests {
  @Test("the column is the table less its insets, capped and centred")
  func rule() {
    let free = Column(tableWidth: 1366, inset: 40, maximumWidth: 0)
    #expect((free.x, free.width) == (40, 1286))
    let capped = Column(tableWidth: 1366, inset: 40, maximumWidth: 675)
    #expect((capped.x, capped.width) == (345.5, 675))
    let roomy = Column(tableWidth: 400, inset: 18, maximumWidth: 675)
    #expect((roomy.x, roomy.width) == (18, 364))
  }

  @Test("a compact table and one without insets are flush, all others are not")
  func flush() {
    #expect(Column(tableWidth: 320, inset: 40, maximumWidth: 675, isCompact: true).isFlush)
    #expect(Column(tableWidth: 320, inset: 0, maximumWidth: 0).isFlush)
    #expect(!Column(tableWidth: 320, inset: 0, maximumWidth: 200).isFlush)
    #expect(!Column(tableWidth: 320, inset: 0.5, maximumWidth: 0).isFlush)
  }
}
