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
    guard change != nil || event == .rotate else { return nil }
    var layout = geometry.layout
    if event == .rotate, settings.heights.source == .measured {
      layout.forgetMeasuredHeights(estimate: settings.heights.estimate)
    }
    geometry = TableGeometry(settings, layout: layout)
    style = TableStyle(settings, geometry: geometry, renderer: renderer)
    return change
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
  /// - Parameter turning: Whether the display is turned meanwhile.
  package func constraints(turning: Bool) -> TableConstraints {
    var sizes = [rowSize]
    if turning {
      var turned = self
      _ = turned.apply(.rotate)
      sizes.append(turned.rowSize)
    }
    let widths = sizes.map(\.width).sorted()
    // The height of measured rows has no bound that is known beforehand.
    let highest = settings.heights.source == .measured ? .max : rowSize.height
    return TableConstraints(
      style: style.rowStyle, smallestRow: PixelSize(width: widths[0], height: rowSize.height),
      largestRow: PixelSize(width: widths[widths.count - 1], height: highest),
      sideMargin: geometry.margins.side, bottomMargin: geometry.margins.bottom)
  }

  /// The faults that the table itself shows, with any strategy: as published, a shadow is placed
  /// in the coordinates of the view around the table.
  package var predictedFaults: Set<FaultKind> {
    let isShifted = geometry.scale.pixels(settings.shadows.tableTop) > 0
    return settings.shadows.mode == .asPublished && isShifted ? [.wrongImage] : []
  }

  /// The size of the background of the lowest row.
  private var rowSize: PixelSize {
    let whole = PixelRect(
      x: 0, y: 0, width: geometry.columnWidth, height: geometry.scale.pixels(settings.lowestRow))
    return geometry.backgroundRect(in: whole).size
  }

  /// The places of the shadows at the ends of the table; `nil` if it has none.
  var shadowPlaces: OverscrollShadowPlaces? {
    shadowPlaces(contentHeight: geometry.layout.contentHeight)
  }

  /// The places of the shadows of a table with a content height, in points; `nil` if it has none.
  ///
  /// - Parameter isRepaired: Whether to repair faults of the settings' mode.
  package func shadowPlaces(
    contentHeight: Double, isRepaired: Bool = false
  ) -> OverscrollShadowPlaces? {
    let mode: OverscrollShadows.Mode
    switch settings.shadows.mode {
    case .none: return nil
    case .repaired: mode = .repaired
    case .asPublished: mode = isRepaired ? .repaired : .asPublished
    }
    let height = max(1, geometry.scale.pixels(settings.shadows.height))
    return OverscrollShadowPlaces(
      table: PixelRect(geometry.display)
        .offset(x: 0, y: geometry.scale.pixels(settings.shadows.tableTop)),
      contentEnd: geometry.scale.pixels(contentHeight),
      upHeight: height, downHeight: height, mode: mode)
  }
}
