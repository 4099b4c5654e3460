import Geometry
package import RowStrategies
package import TableModel
package import Text

/// A table's settings, geometry and style at a moment of the scroll, as events have changed them.
package struct TableConfiguration {
  package private(set) var settings: TableSettings
  package internal(set) var geometry: TableGeometry
  package private(set) var style: TableStyle
  private(set) var growingRows = GrowingRows()
  let renderer: TextRenderer
  /// The rows whose declared heights depend on the width and the radius; empty for others.
  private let declaredRows: RowList

  package init(
    _ settings: TableSettings, geometry: TableGeometry, declaredRows: RowList = [],
    renderer: TextRenderer
  ) {
    self.settings = settings
    self.geometry = geometry
    self.renderer = renderer
    self.declaredRows = declaredRows
    style = TableStyle(settings, geometry: geometry, renderer: renderer)
  }

  package init(_ settings: TableSettings, rowCounts: [Int], renderer: TextRenderer) {
    self.init(
      settings, geometry: TableGeometry(settings, rowCounts: rowCounts), renderer: renderer)
  }

  /// The configuration of a table of rows, which may declare their heights.
  package init(_ settings: TableSettings, rows: RowTable, renderer: TextRenderer) {
    self.init(
      settings, geometry: TableGeometry(settings, rows: rows),
      declaredRows: rows.rows.areDeclared ? rows.rows : [], renderer: renderer)
  }

  /// Applies the part of an event that changes the settings.
  ///
  /// Heights that were measured for another width are forgotten.
  ///
  /// - Parameter time: Seconds from the start of the trace.
  /// - Returns: What changed of the rows' style, if anything did.
  package mutating func apply(_ event: TableEvent, at time: Double = 0) -> StyleChange? {
    let change = settings.apply(event, at: time)
    guard change != nil || event.changesWidth else { return nil }
    var layout = geometry.layout
    if event.changesWidth, settings.heights.source == .measured {
      layout.forgetMeasuredHeights(estimate: settings.heights.estimate)
    }
    geometry = TableGeometry(settings, layout: layout)
    if change == .radius || event.changesWidth { renewDeclaredHeights() }
    let rowStyle = style.rowStyle
    style = TableStyle(settings, geometry: geometry, renderer: renderer)
    // Rows that become or stop being as wide as the display lose or regain their corners.
    return change ?? (style.rowStyle == rowStyle ? nil : .radius)
  }

  /// Applies an edit to the layout and the cells.
  ///
  /// - Parameter time: Seconds from the start of the trace.
  mutating func apply(
    _ edit: ResolvedEdit, at time: Double, to visible: inout VisibleRows<TableCell>
  ) {
    switch edit {
    case .insert(let content, let index, let section):
      let row = geometry.layout.insertRow(
        content: content, height: heightBeforeMeasuring(ofContent: content), at: index,
        inSection: section, isMeasured: settings.heights.source == .fixed)
      visible.inserted(at: row)
      growingRows.inserted(at: row, growing: settings.growth(from: time))
    case .remove(let row):
      geometry.layout.removeRow(row)
      visible.removed(row)
      growingRows.removed(row)
    case .move(let row, let index, let section):
      let to = geometry.layout.moveRow(row, toIndex: index, inSection: section)
      visible.moved(from: row, to: to)
      growingRows.moved(from: row, to: to)
    case .reload(let row): visible.reload(row)
    }
  }

  /// Replaces the sections by new ones of the same rows.
  mutating func replaceSections(_ rows: RowTable) {
    geometry = TableGeometry(settings, rows: rows)
  }

  /// Indicates whether rows can declare their heights.
  var declaresHeights: Bool { !declaredRows.isEmpty }

  /// Indicates whether the radius determines more of cells than their backgrounds: heights that rows
  /// declare, rounded colours, or contents of the program.
  var radiusShapesCells: Bool {
    declaresHeights || settings.states.coloredEvery > 0 || !settings.contents.ids.isEmpty
  }

  /// Sets the heights that rows declare for the current width and radius, except of rows that are
  /// yet to be measured.
  ///
  /// - Complexity: O(*n* log *n*) in the number of declared rows; O(1) for other rows.
  private mutating func renewDeclaredHeights() {
    guard declaresHeights else { return }
    for row in 0..<geometry.layout.rowCount where geometry.layout.isMeasured(row) {
      let content = geometry.layout.content(ofRow: row)
      guard let height = geometry.declaredHeight(of: declaredRows[content]) else { continue }
      geometry.layout.setMeasuredHeight(height, ofRow: row)
    }
  }

  /// Returns the height of a row before it is measured, in points.
  func heightBeforeMeasuring(ofContent content: Int) -> Double {
    switch settings.heights.source {
    case .fixed:
      (declaresHeights ? geometry.declaredHeight(of: declaredRows[content]) : nil)
        ?? settings.rowHeight
    case .measured: settings.heights.estimate
    }
  }

  /// Advances the animation of the rows' width.
  ///
  /// - Returns: Whether there was one.
  mutating func advanceAnimation(to time: Double) -> Bool {
    guard settings.advanceAnimation(to: time) else { return false }
    geometry.show(settings.shownColumn)
    return true
  }

  /// Advances the growth of inserted rows.
  ///
  /// - Returns: The first row whose height changed; `nil` if none grew.
  mutating func advanceGrowth(to time: Double) -> Int? {
    guard let first = growingRows.rows.min() else { return nil }
    growingRows.show(time)
    for row in growingRows.rows {
      let end = heightBeforeMeasuring(ofContent: geometry.layout.content(ofRow: row))
      let start = geometry.heightBeforeGrowth(at: geometry.layout.position(ofRow: row))
      geometry.layout.setHeight(
        growingRows.height(ofRow: row, from: start, to: end) ?? end, ofRow: row)
    }
    growingRows.removeGrown()
    return first
  }

  /// The place of a row, in pixels of the content.
  func place(ofRow row: Int, inSection section: Int) -> RowPlace {
    let rect = geometry.rect(ofRow: row, inSection: section)
    guard growingRows.contains(row) else { return RowPlace(rect) }
    let end = heightBeforeMeasuring(ofContent: geometry.layout.content(ofRow: row))
    return RowPlace(
      growing: rect, to: geometry.scale.pixels(end),
      at: geometry.layout.position(ofRow: row, inSection: section), width: geometry.display.width)
  }

  /// Makes a measurer of the heights of rows.
  ///
  /// - Parameter mode: `nil` for the mode of the settings.
  package func makeMeasurer(_ mode: HeightMeasurer.Mode? = nil) -> HeightMeasurer {
    HeightMeasurer(mode ?? settings.heights.measuring, scale: geometry.scale)
  }

  /// Returns the height of a row, in points.
  ///
  /// It is the row's own, if it has one. Otherwise it is that of the settings, or fits the content,
  /// but is never less than two corners.
  ///
  /// - Parameter measurer: `nil` if heights are not measured.
  package func height(
    ofContent content: Int, in rows: RowTable, by measurer: HeightMeasurer?
  ) -> Double {
    guard let measurer else {
      return (rows.rows.areDeclared ? geometry.declaredHeight(of: rows.rows[content]) : nil)
        ?? settings.rowHeight
    }
    let width = geometry.scale.points(geometry.columnWidth)
    if let height = rows.rows.manualHeight(at: content, for: width) {
      return geometry.rowHeight(geometry.scale.pixels(height))
    }
    let row = rows.rows[content]
    let own = settings.ownContent(of: row)
    let type = own.map { CellClass(content: $0.id) } ?? CellClass(row.cellClass.name)
    let measured = measurer.height(
      contentID: content, cellType: type, width: geometry.columnWidth,
      make: { own?.make() ?? StandardContent() },
      measure: { $0.measure(ContentRow(row, index: content), width: $1, in: context()) })
    return geometry.rowHeight(measured)
  }

  /// The table's properties that the faults of a strategy can depend on.
  ///
  /// - Parameter events: The events that happen meanwhile, in any order.
  package func constraints(amid events: some Sequence<TableEvent>) -> TableConstraints {
    let sizes = settings.resized(amid: events).map {
      rowSize(TableGeometry($0, layout: geometry.layout))
    }
    let widths = sizes.map(\.width).sorted()
    let height = sizes[0].height
    // The heights of measured and of declared rows have no bound that is known beforehand.
    let highest = settings.heights.source == .measured || declaresHeights ? .max : height
    return TableConstraints(
      style: style.rowStyle, smallestRow: PixelSize(width: widths[0], height: height),
      largestRow: PixelSize(width: widths[widths.count - 1], height: highest),
      sideMargin: geometry.margins.side, bottomMargin: geometry.margins.bottom,
      textIndent: style.places.padding - geometry.margins.side)
  }

  /// The faults that the table itself shows, with any strategy: as published, a shadow is placed
  /// in the coordinates of the view around the table.
  package var predictedFaults: Set<FaultKind> {
    let isShifted = geometry.scale.pixels(settings.shadows.tableTop) > 0
    return settings.shadows.mode == .asPublished && isShifted ? [.wrongImage] : []
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
