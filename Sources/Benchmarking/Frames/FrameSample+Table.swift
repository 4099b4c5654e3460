import RunData
import TableViews
import Text

extension FrameSample {
  /// Sets the state of the table.
  mutating func record(_ table: TableView, _ texts: TextLookups) {
    (labelHits, labelMisses) = (texts.hits, texts.misses)
    offset = table.geometry.scale.points(table.top)
    visibleRows = table.visibleRows
    firstRow = table.firstRow
    capRows = table.visibleCaps
    rowsIn = table.rowsIn
    rowsOut = table.rowsOut
    cellsCreated = table.cellsCreated
  }
}
