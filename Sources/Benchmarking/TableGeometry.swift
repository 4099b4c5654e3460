package import Geometry
import RowStrategies
package import TableModel
import TableViews

/// Where a scenario's rows are in device pixels, in the coordinates of the content.
///
/// The one rounding rule is applied here: rows' edges and the scroll offset.
package struct TableGeometry {
  package let display: PixelSize
  package let scale: DisplayScale
  package var layout: TableLayout
  /// The radius of rounded corners, in pixels; 0 if the rows go from edge to edge.
  package let radius: Int
  /// The left edge and the width of the rows, in pixels.
  package let columnX: Int
  package let columnWidth: Int
  /// What backgrounds leave free of their rows at either side and at the bottom, in pixels.
  let margins: (side: Int, bottom: Int)

  /// The geometry of a table that nothing has happened to yet.
  ///
  /// - Precondition: The scenario is valid.
  package init(_ scenario: Scenario, rowCounts: [Int]) {
    self.init(scenario, layout: Self.layout(scenario, rowCounts: rowCounts))
  }

  /// The geometry of a table with a layout of its own, such as one that was edited.
  init(_ scenario: Scenario, layout: TableLayout) {
    display = scenario.display.pixels
    scale = DisplayScale(scenario.display.scale)
    self.layout = layout
    let column = Column(
      tableWidth: scenario.display.width, inset: scenario.inset,
      maximumWidth: scenario.maximumWidth, isCompact: scenario.display.isCompact,
      safeAreaLeft: scenario.safeArea.left, safeAreaRight: scenario.safeArea.right)
    columnX = scale.pixels(column.x)
    columnWidth = scale.pixels(column.x + column.width) - columnX
    margins = (
      scale.pixels(scenario.rowMargins.side), scale.pixels(scenario.rowMargins.bottom)
    )
    // Rounding must not make two corners higher than the lowest row or wider than the column.
    let lowestRow = Int((scenario.lowestRow * scenario.display.scale).rounded(.down))
    let limit = min(lowestRow - margins.bottom, columnWidth - 2 * margins.side) / 2
    radius = column.isFlush ? 0 : max(0, min(limit, scale.pixels(scenario.radius)))
  }

  private static func layout(_ scenario: Scenario, rowCounts: [Int]) -> TableLayout {
    switch scenario.heights.source {
    case .fixed:
      TableLayout(
        rowCounts: rowCounts, rowHeight: scenario.rowHeight, headerHeight: scenario.sectionHeader,
        footerHeight: scenario.sectionFooter, tableHeaderHeight: scenario.tableHeaderHeight)
    case .measured:
      TableLayout(
        rowCounts: rowCounts, estimatedHeight: scenario.heights.estimate,
        headerHeight: scenario.sectionHeader, footerHeight: scenario.sectionFooter,
        tableHeaderHeight: scenario.tableHeaderHeight)
    }
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

  /// The part of a row's rectangle that its background fills; nothing where the margins, rounded to
  /// pixels, take up the whole row.
  func backgroundRect(in row: PixelRect) -> PixelRect {
    PixelRect(
      x: row.x + margins.side, y: row.y, width: max(0, row.width - 2 * margins.side),
      height: max(0, row.height - margins.bottom))
  }

  /// The rectangle that the backgrounds of a section's rows make up; empty if it has no rows.
  package func rectOfRows(inSection section: Int) -> PixelRect {
    let rows = layout.rows(inSection: section)
    guard !rows.isEmpty else { return .zero }
    let first = layout.span(ofRow: rows.lowerBound, inSection: section)
    let last = layout.span(ofRow: rows.upperBound - 1, inSection: section)
    return backgroundRect(in: rect(first.lowerBound..<last.upperBound))
  }

  /// The rectangle of a section's header.
  package func rectOfHeader(inSection section: Int) -> PixelRect {
    rect(layout.headerSpan(ofSection: section))
  }

  /// The rectangle of a section's footer.
  func rectOfFooter(inSection section: Int) -> PixelRect {
    rect(layout.footerSpan(ofSection: section))
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
      scenario.trace, maximumOffset: maximumOffset, displayHeight: scale.points(display.height),
      seed: seed
    ) { row in
      layout.rowCount == 0 ? 0 : layout.span(ofRow: min(row, layout.rowCount - 1)).lowerBound
    }
  }
}

extension Scenario {
  /// The least height that a row can have, in points: a measured one has a title and its insets.
  var lowestRow: Double {
    heights.source == .fixed ? rowHeight : font.titleSize + 2 * TextPlaces.rowInset
  }

  /// The height that a row comes in with, in points.
  var heightBeforeMeasuring: Double {
    heights.source == .fixed ? rowHeight : heights.estimate
  }

  /// The height of what scrolls above the first section, in points.
  var tableHeaderHeight: Double { tableHeader == nil ? 0 : TableHeader.height }
}
