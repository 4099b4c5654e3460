package import CoreLayout
package import Geometry
import RowStrategies
import Rows
package import ScrollSimulation

/// Where a scenario's rows are in device pixels, in the coordinates of the content.
///
/// The one rounding rule is applied here: rows' edges and the scroll offset.
package struct TableGeometry {
  package let display: PixelSize
  package let scale: DisplayScale
  package let layout: TableLayout
  /// The radius of rounded corners, in pixels; 0 if the rows go from edge to edge.
  package let radius: Int
  /// The left edge and the width of the rows, in pixels.
  package let columnX: Int
  package let columnWidth: Int

  /// - Precondition: The scenario is valid.
  package init(_ scenario: Scenario, rowCounts: [Int]) {
    display = scenario.display.pixels
    scale = DisplayScale(scenario.display.scale)
    layout = TableLayout(
      rowCounts: rowCounts, rowHeight: scenario.rowHeight, headerHeight: scenario.sectionHeader,
      footerHeight: scenario.sectionFooter)
    let column = Column(
      tableWidth: scenario.display.width, inset: scenario.inset,
      maximumWidth: scenario.maximumWidth, isCompact: scenario.display.isCompact)
    columnX = scale.pixels(column.x)
    columnWidth = scale.pixels(column.x + column.width) - columnX
    // Rounding must not make two corners higher than the lowest row or wider than the column.
    let lowestRow = Int((scenario.rowHeight * scenario.display.scale).rounded(.down))
    let limit = min(lowestRow, columnWidth) / 2
    radius = column.isFlush ? 0 : min(limit, scale.pixels(scenario.radius))
  }

  /// The greatest scroll offset, in points; negative if the content is shorter than the display.
  package var maximumOffset: Double { layout.contentHeight - scale.points(display.height) }

  /// The span of the content that a display shows, in points.
  ///
  /// - Parameter top: The scroll offset, in pixels.
  package func span(shownFrom top: Int) -> Range<Double> {
    scale.points(top)..<scale.points(top + display.height)
  }

  /// The rectangle of a row.
  package func rect(ofRow row: Int, inSection section: Int) -> PixelRect {
    rect(layout.span(ofRow: row, inSection: section))
  }

  /// The rectangle of all rows of a section.
  package func rectOfRows(inSection section: Int) -> PixelRect {
    let rows = layout.rows(inSection: section)
    let first = layout.span(ofRow: rows.lowerBound, inSection: section)
    let last = layout.span(ofRow: rows.upperBound - 1, inSection: section)
    return rect(first.lowerBound..<last.upperBound)
  }

  /// The rectangle of a section's header.
  package func rectOfHeader(inSection section: Int) -> PixelRect {
    rect(layout.headerSpan(ofSection: section))
  }

  func rect(_ span: Range<Double>) -> PixelRect {
    let top = scale.pixels(span.lowerBound)
    return PixelRect(
      x: columnX, y: top, width: columnWidth, height: scale.pixels(span.upperBound) - top)
  }
}

extension TableGeometry {
  /// The scenario's trace over this table.
  package func trace(_ scenario: Scenario, seed: UInt64) -> Trace {
    Trace(
      scenario.trace, maximumOffset: maximumOffset, displayHeight: scenario.display.height,
      seed: seed
    ) { row in
      layout.rowCount == 0 ? 0 : layout.span(ofRow: min(row, layout.rowCount - 1)).lowerBound
    }
  }
}
