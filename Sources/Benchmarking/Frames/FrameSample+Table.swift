import RunData
import TableViews

extension FrameSample {
  /// Sets the state of the table.
  ///
  /// - Parameter texts: The lookups of texts before the frame.
  mutating func record(_ table: TableView, since texts: (hits: Int, misses: Int)) {
    labelHits = table.textLookups.hits - texts.hits
    labelMisses = table.textLookups.misses - texts.misses
    offset = table.geometry.scale.points(table.top)
    visibleRows = table.visibleRows
    firstRow = table.firstRow
    capRows = table.visibleCaps
    rowsIn = table.rowsIn
    rowsOut = table.rowsOut
    cellsCreated = table.cellsCreated
  }
}
