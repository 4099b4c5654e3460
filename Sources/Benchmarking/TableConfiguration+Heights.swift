import Geometry
import TableModel
import TableViews
import Text

extension HeightMeasurer {
  /// What measures the rows of a table.
  convenience init(_ state: TableConfiguration, renderer: TextRenderer) {
    self.init(
      state.scenario.heights.measuring, style: state.look.cellText, places: state.look.places,
      scale: state.geometry.scale, renderer: renderer)
  }
}

extension TableConfiguration {
  /// The height of a row as high as its content, in points: its own if it asks for one, or what a
  /// measurer finds, with the row's insets above and below; but never less than two corners.
  func height(ofContent content: Int, in rows: RowTable, by measurer: HeightMeasurer) -> Double {
    let width = geometry.scale.points(geometry.columnWidth)
    if let height = rows.rows.manualHeight(at: content, for: width) {
      return geometry.scale.points(max(lowest, geometry.scale.pixels(height)))
    }
    let row = rows.rows[content]
    let measured = measurer.height(
      of: look.cellRow(row, content: content), contentID: content, cellType: row.cellType,
      width: geometry.columnWidth)
    let insets = geometry.scale.pixels(row.insets.top) + geometry.scale.pixels(row.insets.bottom)
    return geometry.scale.points(max(lowest, measured - 2 * look.places.rowInset + insets))
  }

  /// The height in pixels that a background with rounded corners needs at least.
  private var lowest: Int { max(1, 2 * geometry.radius) + geometry.margins.bottom }
}
