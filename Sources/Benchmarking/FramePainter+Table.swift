import RowStrategies
import TableModel
package import TableViews

// The table that is drawn, as a test needs to ask and change it.
extension FramePainter {
  /// Where the rows are now, as far as their heights are known.
  package var geometry: TableGeometry { stage.geometry }

  /// The scroll offset, in pixels.
  package var top: Int { stage.top }

  /// The row at the top of the display; 0 if there is none.
  package var firstRow: Int { stage.firstRow }

  /// What measuring heights took so far.
  package var heightCounters: HeightMeasurer.Counters { stage.measurer.counters }

  /// Lets an event happen.
  ///
  /// - Parameter time: Seconds since the table was made.
  package func perform(_ event: TimedEvent.Event, at time: Double = 0) {
    stage.perform(event, at: time)
  }

  /// Brings the selections that fade to a time.
  package func fadeSelections(at time: Double) { stage.fadeSelections(at: time) }

  /// The height of a row, in points, measured for itself with a cell that was made for nothing else:
  /// the slow twin of the heights in ``geometry``.
  ///
  /// - Parameter mode: ``HeightMeasurer/Mode/proxy`` for the table's own width,
  ///   ``HeightMeasurer/Mode/asPublished`` for the one that rows are taken to have.
  package func measuredHeight(ofRow row: Int, mode: HeightMeasurer.Mode = .proxy) -> Double {
    let content = geometry.layout.content(ofRow: row)
    let measurer = HeightMeasurer(
      mode, style: stage.look.cellText, places: stage.look.places, scale: geometry.scale,
      renderer: stage.pen.renderer)
    let pixels = measurer.height(
      of: stage.look.cellRow(stage.rows.rows[content], content: content), contentID: content,
      cellType: stage.rows.rows[content].cellType, width: geometry.columnWidth)
    return geometry.scale.points(pixels)
  }
}
