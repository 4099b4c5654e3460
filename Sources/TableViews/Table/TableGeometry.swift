package import Geometry
package import TableModel

/// The places of a table's rows in device pixels, in the coordinates of the content.
///
/// Rows' edges and the scroll offset are rounded here and nowhere else.
package struct TableGeometry {
  package let display: PixelSize
  package let scale: DisplayScale
  package var layout: TableLayout
  /// The radius of rounded corners, in pixels; 0 if the rows go from edge to edge.
  package let radius: Int
  /// The left edge and the width of the rows, in pixels.
  package private(set) var columnX: Int
  package private(set) var columnWidth: Int
  /// Indicates whether the rows' backgrounds go from edge to edge, or will once their width stops
  /// changing.
  package let isFlush: Bool
  /// The width for which rows declare their heights: that after all animations, in pixels.
  private let declaringWidth: Int
  /// The space that backgrounds leave free at either side of their rows and at the bottom, in
  /// pixels.
  package let margins: (side: Int, bottom: Int)

  package init(_ settings: TableSettings, rowCounts: [Int]) {
    let layout =
      switch settings.heights.source {
      case .fixed:
        TableLayout(rowCounts: rowCounts, rowHeight: settings.rowHeight, spaces: settings.spaces)
      case .measured:
        TableLayout(
          rowCounts: rowCounts, heights: { _ in settings.heights.estimate }, areMeasured: false,
          spaces: settings.spaces)
      }
    self.init(settings, layout: layout)
  }

  /// The geometry of a table before any event, with the heights that its rows declare.
  ///
  /// - Complexity: O(*n*) in the number of sections, or of rows if they were declared.
  package init(_ settings: TableSettings, rows: RowTable) {
    self.init(settings, rowCounts: rows.sections.rowCounts)
    let isFixed = settings.heights.source == .fixed
    let declared = isFixed && rows.rows.areDeclared ? rows.rows.map(declaredHeight) : []
    guard rows.isPartial || declared.contains(where: { $0 != nil }) else { return }
    let height = isFixed ? settings.rowHeight : settings.heights.estimate
    layout = TableLayout(
      rowCounts: rows.sections.rowCounts, rowIDs: rows.isPartial ? rows.rowIDs : nil,
      heights: { declared.isEmpty ? height : declared[$0] ?? height }, areMeasured: isFixed,
      spaces: settings.spaces)
  }

  package init(_ settings: TableSettings, layout: TableLayout) {
    display = settings.display.pixels
    scale = DisplayScale(settings.display.scale)
    self.layout = layout
    let column = settings.column
    (columnX, columnWidth) = scale.span(of: column)
    declaringWidth = columnWidth
    margins = (scale.pixels(settings.rowMargins.side), scale.pixels(settings.rowMargins.bottom))
    // Rounding must not make two corners higher than the lowest row or wider than the column.
    let lowestRow = Int((settings.lowestRow * settings.display.scale).rounded(.down))
    let limit = min(lowestRow - margins.bottom, columnWidth - 2 * margins.side) / 2
    isFlush = column.isFlush && (settings.display.hasCompactWidth || margins.side == 0)
    radius = isFlush ? 0 : max(0, min(limit, scale.pixels(settings.radius)))
  }

  /// Moves the rows to a column, as while their width is animated.
  package mutating func show(_ column: Column) {
    (columnX, columnWidth) = scale.span(of: column)
  }

  /// The height in pixels that a background with rounded corners needs at least.
  private var lowestHeight: Int { max(1, 2 * radius) + margins.bottom }

  /// Returns the height from which an inserted row grows, in points.
  ///
  /// It is that of the corners of a first or last row of a section, and otherwise far less than a
  /// pixel; infinite for the only row of a section, which does not grow.
  package func heightBeforeGrowth(at position: RowPosition) -> Double {
    let ends = [CornerSet.top, .bottom].count { !position.corners.isDisjoint(with: $0) }
    guard radius > 0, ends > 0 else { return 0.001 }
    // The edges of a row are rounded: it may be a pixel lower.
    return ends == 2 ? .infinity : scale.points(radius + margins.bottom + 1)
  }

  /// Returns the height that a row declares, in points; `nil` if it declares none.
  package func declaredHeight(of row: Row) -> Double? {
    row.declaredHeight(for: scale.points(declaringWidth)).map { rowHeight(scale.pixels($0)) }
  }

  /// Returns the height of a row that should be so many pixels high, in points: at least that of
  /// two corners, and at most the greatest of a layout.
  package func rowHeight(_ pixels: Int) -> Double {
    min(TableLayout.greatestLength, scale.points(max(lowestHeight, pixels)))
  }

  /// The greatest scroll offset, in points; negative if the content is shorter than the display.
  package var maximumOffset: Double { layout.contentHeight - scale.points(display.height) }

  /// The span of the content that the display shows at a scroll offset in pixels.
  package func span(shownFrom top: Int) -> Range<Double> {
    scale.points(top)..<scale.points(top + display.height)
  }

  package func rect(ofRow row: Int, inSection section: Int) -> PixelRect {
    rect(layout.span(ofRow: row, inSection: section))
  }

  /// The part of a row's rectangle that its background fills; nothing where the margins, rounded to
  /// pixels, take up the whole row.
  ///
  /// - Parameter isPlain: Whether it is a plain cell, which has no margins.
  package func backgroundRect(in row: PixelRect, isPlain: Bool = false) -> PixelRect {
    guard !isPlain else { return row }
    return PixelRect(
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

  package func rectOfHeader(inSection section: Int) -> PixelRect {
    rect(layout.headerSpan(ofSection: section))
  }

  func rectOfFooter(inSection section: Int) -> PixelRect {
    rect(layout.footerSpan(ofSection: section))
  }

  package func rect(_ span: Range<Double>) -> PixelRect {
    let top = scale.pixels(span.lowerBound)
    return PixelRect(
      x: columnX, y: top, width: columnWidth, height: scale.pixels(span.upperBound) - top)
  }
}

extension TableGeometry {
  package func advance(_ scroll: inout Scroll, to time: Double) {
    scroll.advance(
      to: time, maximum: maximumOffset, displayHeight: scale.points(display.height)
    ) { top(ofRow: $0) }
  }

  /// Returns the distance of a row from the top of the content, in points; that of the last row for
  /// a greater number.
  package func top(ofRow row: Int) -> Double {
    layout.rowCount == 0 ? 0 : layout.span(ofRow: min(row, layout.rowCount - 1)).lowerBound
  }
}

extension DisplayScale {
  fileprivate func span(of column: Column) -> (x: Int, width: Int) {
    let x = pixels(column.x)
    return (x, pixels(column.x + column.width) - x)
  }
}
