import Geometry
package import RowStrategies
package import TableModel
package import Text

/// A table's settings, geometry and style at a moment of the scroll, as events have changed them.
package struct TableConfiguration {
  package private(set) var settings: TableSettings
  package internal(set) var geometry: TableGeometry
  package private(set) var style: TableStyle
  private let renderer: TextRenderer

  package init(_ settings: TableSettings, geometry: TableGeometry, renderer: TextRenderer) {
    self.settings = settings
    self.geometry = geometry
    self.renderer = renderer
    style = TableStyle(settings, geometry: geometry, renderer: renderer)
  }

  package init(_ settings: TableSettings, rowCounts: [Int], renderer: TextRenderer) {
    self.init(
      settings, geometry: TableGeometry(settings, rowCounts: rowCounts), renderer: renderer)
  }

  /// Applies the part of an event that changes the settings.
  ///
  /// Heights that were measured for another width are forgotten.
  ///
  /// - Returns: What changed of the rows' style, if anything did.
  package mutating func apply(_ event: TableEvent) -> StyleChange? {
    let change = settings.apply(event)
    guard change != nil || event.changesWidth else { return nil }
    var layout = geometry.layout
    if event.changesWidth, settings.heights.source == .measured {
      layout.forgetMeasuredHeights(estimate: settings.heights.estimate)
    }
    geometry = TableGeometry(settings, layout: layout)
    let rowStyle = style.rowStyle
    style = TableStyle(settings, geometry: geometry, renderer: renderer)
    // Rows that become or stop being as wide as the display lose or regain their corners.
    return change ?? (style.rowStyle == rowStyle ? nil : .radius)
  }

  /// Makes a measurer of the heights of rows.
  ///
  /// - Parameter mode: `nil` for the mode of the settings.
  package func makeMeasurer(_ mode: HeightMeasurer.Mode? = nil) -> HeightMeasurer {
    HeightMeasurer(
      mode ?? settings.heights.measuring, style: style.cellText, places: style.places,
      scale: geometry.scale, renderer: renderer)
  }

  /// The height of a row that fits its content, in points: its own if it declares one, or what a
  /// measurer finds, with the row's insets above and below; but never less than two corners.
  package func height(
    ofContent content: Int, in rows: RowTable, by measurer: HeightMeasurer
  ) -> Double {
    let width = geometry.scale.points(geometry.columnWidth)
    if let height = rows.rows.manualHeight(at: content, for: width) {
      return geometry.scale.points(max(lowest, geometry.scale.pixels(height)))
    }
    let row = rows.rows[content]
    let measured = measurer.height(
      of: style.cellRow(row, content: content), contentID: content, cellType: row.cellType,
      width: geometry.columnWidth)
    let insets = geometry.scale.pixels(row.insets.top) + geometry.scale.pixels(row.insets.bottom)
    return geometry.scale.points(max(lowest, measured - 2 * style.places.rowInset + insets))
  }

  /// The height in pixels that a background with rounded corners needs at least.
  private var lowest: Int { max(1, 2 * geometry.radius) + geometry.margins.bottom }

  /// The table's properties that the faults of a strategy can depend on.
  ///
  /// - Parameter events: The events that happen meanwhile, in any order.
  package func constraints(amid events: some Sequence<TableEvent>) -> TableConstraints {
    let sizes = settings.resized(amid: events).map {
      rowSize(TableGeometry($0, layout: geometry.layout))
    }
    let widths = sizes.map(\.width).sorted()
    let height = sizes[0].height
    // The height of measured rows has no bound that is known beforehand.
    let highest = settings.heights.source == .measured ? .max : height
    return TableConstraints(
      style: style.rowStyle, smallestRow: PixelSize(width: widths[0], height: height),
      largestRow: PixelSize(width: widths[widths.count - 1], height: highest))
  }

  /// The size of the background of the lowest row.
  private func rowSize(_ geometry: TableGeometry) -> PixelSize {
    let whole = PixelRect(
      x: 0, y: 0, width: geometry.columnWidth, height: geometry.scale.pixels(settings.lowestRow))
    return geometry.backgroundRect(in: whole).size
  }

  /// The places of the shadows at the ends of the table; `nil` if it has none.
  var shadowPlaces: OverscrollShadowPlaces? {
    shadowPlaces(contentHeight: geometry.layout.contentHeight)
  }

  /// The places of the shadows of a table with a content height, in points; `nil` if it has none.
  package func shadowPlaces(contentHeight: Double) -> OverscrollShadowPlaces? {
    let mode: OverscrollShadows.Mode
    switch settings.shadows.mode {
    case .none: return nil
    case .repaired: mode = .repaired
    case .asPublished: mode = .asPublished
    }
    let height = max(1, geometry.scale.pixels(settings.shadows.height))
    return OverscrollShadowPlaces(
      table: PixelRect(geometry.display), contentEnd: geometry.scale.pixels(contentHeight),
      upHeight: height, downHeight: height, mode: mode)
  }
}
