import TableModel
import Testing

@Suite("The column of the rows")
struct ColumnTests {
  @Test("the column is the table minus its insets, limited and centered")
  func rule() {
    let free = Column(tableWidth: 1366, inset: 40, maximumWidth: 0)
    #expect((free.x, free.width) == (40, 1286))
    let capped = Column(tableWidth: 1366, inset: 40, maximumWidth: 675)
    #expect((capped.x, capped.width) == (345.5, 675))
    let roomy = Column(tableWidth: 400, inset: 18, maximumWidth: 675)
    #expect((roomy.x, roomy.width) == (18, 364))
  }

  @Test("only a compact table and one without insets are flush")
  func flush() {
    #expect(Column(tableWidth: 320, inset: 40, maximumWidth: 675, isCompact: true).isFlush)
    #expect(Column(tableWidth: 320, inset: 0, maximumWidth: 0).isFlush)
    #expect(!Column(tableWidth: 320, inset: 0, maximumWidth: 200).isFlush)
    #expect(!Column(tableWidth: 320, inset: 0.5, maximumWidth: 0).isFlush)
  }

  @Test("a safe area narrows the column, and shifts it if at the left")
  func safeArea() {
    let right = Column(tableWidth: 844, inset: 18, maximumWidth: 675, safeAreaRight: 47)
    #expect((right.x, right.width) == (84.5, 628))
    let left = Column(tableWidth: 844, inset: 18, maximumWidth: 675, safeAreaLeft: 47)
    #expect((left.x, left.width) == (131.5, 628))
    let both = Column(
      tableWidth: 844, inset: 18, maximumWidth: 0, safeAreaLeft: 47, safeAreaRight: 40)
    #expect((both.x, both.width) == (65, 721))
    let compact = Column(
      tableWidth: 320, inset: 18, maximumWidth: 0, isCompact: true, safeAreaLeft: 47,
      safeAreaRight: 40)
    #expect((compact.x, compact.width) == (0, 320))
    let flush = Column(tableWidth: 844, inset: 0, maximumWidth: 0, safeAreaRight: 47)
    #expect(flush.isFlush && flush.width == 797)
  }
}
