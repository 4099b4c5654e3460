import Geometry
package import RowStrategies
package import TableModel
package import Text

/// A table at a moment of the scroll, without its views: its style, its rows and their places, as
/// events and the time have changed them.
package struct TableState {
  package private(set) var style: TableStyle
  /// The rows in their current sections.
  package internal(set) var rows: RowTable
  package internal(set) var geometry: TableGeometry
  /// The scroll offset of the last frame, in pixels.
  package var top = 0
  /// The distance that visible rows moved within the content and that the scroll does not know of
  /// yet, in points.
  var shift = 0.0
  /// The time that is shown, in seconds from the start of the trace.
  private var time = 0.0
  /// The selections that are under way, and those that are over since the last tick.
  var fades: [SelectionFade] = []
  var growingRows = GrowingRows()
  /// The animation of the rows' width that is under way, and the column before it.
  private var columnAnimation: (from: Column, course: EasedAnimation)?
  var measuredRows = MeasuredRows()
  private(set) var measurer: HeightMeasurer
  var editor: TableEditor
  let renderer: TextRenderer
  /// The rows in the sections before any event.
  let initialRows: RowTable
  private let expectsEdits: Bool

  /// - Parameters:
  ///   - geometry: `nil` for that of a table before any event.
  ///   - seed: The seed of the places of edits.
  ///   - expectsEdits: Whether rows will be inserted, removed or moved.
  package init(
    _ settings: TableSettings, rows: RowTable, geometry: TableGeometry? = nil,
    renderer: TextRenderer, seed: UInt64 = 1, expectsEdits: Bool = false
  ) {
    let geometry = geometry ?? TableGeometry(settings, rows: rows)
    self.rows = rows
    self.geometry = geometry
    self.renderer = renderer
    self.expectsEdits = expectsEdits
    initialRows = rows
    style = TableStyle(settings, geometry: geometry, renderer: renderer)
    measurer = HeightMeasurer(settings.heights.measuring, scale: geometry.scale)
    editor = TableEditor(seed: seed)
  }

  package var settings: TableSettings { style.settings }

  /// Returns to an earlier state at the same offset, and keeps the storage of fades and all counts.
  mutating func reset(to initial: TableState) {
    var (fades, top) = (fades, top)
    let counters = measurer.counters
    fades.removeAll(keepingCapacity: true)
    self = initial
    (self.fades, self.top) = (fades, top)
    measurer.counters = counters
    prepareForEdits()
  }

  /// Makes the storage of the layout unique, so that no edit has to copy it.
  mutating func prepareForEdits() {
    guard measuresHeights || expectsEdits else { return }
    geometry.layout.prepareForEdits()
  }

  /// Applies the part of an event that changes the settings.
  ///
  /// Heights that were measured for another width or radius are forgotten.
  ///
  /// - Parameter time: Seconds from the start of the trace.
  /// - Returns: `nil` if the style of the rows did not change.
  package mutating func changeSettings(_ event: TableEvent, at time: Double = 0) -> StyleChange? {
    let column = shownColumn
    var settings = settings
    let change = settings.apply(event)
    guard change != nil || event.changesWidth else { return nil }
    if event.changesWidth {
      columnAnimation = EasedAnimation(start: time, seconds: settings.resizeSeconds)
        .map { (column, $0) }
    }
    geometry = TableGeometry(settings, layout: geometry.layout)
    let old = style
    style = TableStyle(settings, geometry: geometry, renderer: renderer)
    if measuresHeights, event.changesWidth || !style.keepsHeights(of: old) {
      geometry.layout.forgetMeasuredHeights(estimate: settings.heights.estimate)
    }
    geometry.show(shownColumn)
    if change == .radius || event.changesWidth { renewDeclaredHeights() }
    if measuresHeights, !style.keepsHeights(of: old) {
      let counters = measurer.counters
      measurer = HeightMeasurer(settings.heights.measuring, scale: geometry.scale)
      measurer.counters = counters
    }
    // Rows that become or stop being as wide as the display lose or regain their corners.
    return change ?? (style.rowStyle == old.rowStyle ? nil : .radius)
  }

  /// The column of the rows at the time that is shown.
  var shownColumn: Column {
    guard let (from, course) = columnAnimation else { return settings.column }
    return from.interpolated(to: settings.column, share: course.progress(at: time))
  }

  mutating func advance(to time: Double) -> Changes {
    var changes = Changes()
    if !fades.isEmpty { fades.removeAll { $0.isOver(at: self.time) } }
    self.time = time
    changes.firstMoved = advanceGrowth(to: time)
    if let (_, course) = columnAnimation {
      if course.isOver(at: time) { columnAnimation = nil }
      geometry.show(shownColumn)
      changes.reload = .visibleRows
      changes.isResized = true
    }
    return changes
  }

  /// The opacity of the selection of a row, 0…255; `nil` if it is not selected.
  func selection(ofRowID rowID: Int) -> UInt8? {
    style.isSelected(rowID: rowID)
      ? 255 : fades.last { $0.rowID == rowID }?.opacity(at: time)
  }

  /// The place of a row, in pixels of the content.
  func place(ofRow row: Int, inSection section: Int) -> RowPlace {
    let rect = geometry.rect(ofRow: row, inSection: section)
    guard growingRows.contains(row) else { return RowPlace(rect) }
    let end = heightBeforeMeasuring(ofRowID: geometry.layout.rowID(ofRow: row))
    return RowPlace(
      growing: rect, to: geometry.scale.pixels(end),
      at: geometry.layout.position(ofRow: row, inSection: section), width: geometry.display.width)
  }

  /// The places of the shadows of the table's ends; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - contentHeight: In points; `nil` for that of the layout.
  ///   - isRepaired: Whether to repair faults of the settings' mode.
  package func shadowPlaces(
    contentHeight: Double? = nil, isRepaired: Bool = false
  ) -> OverscrollShadowPlaces? {
    guard settings.shadows.mode != .none else { return nil }
    return OverscrollShadowPlaces(
      table: PixelRect(geometry.display)
        .offset(x: 0, y: geometry.scale.pixels(settings.shadows.tableTop)),
      contentEnd: geometry.scale.pixels(contentHeight ?? geometry.layout.contentHeight),
      height: max(1, geometry.scale.pixels(settings.shadows.height)),
      isRepaired: isRepaired || settings.shadows.mode == .repaired)
  }
}

// Predicted faults

extension TableState {
  /// The predicted faults of a strategy in the table; none if no section has rows that it draws.
  ///
  /// - Parameter events: The events that happen meanwhile, in any order.
  package func predictedFaults(
    of strategy: StrategyDescriptor, amid events: some Sequence<TableEvent>
  ) -> Set<FaultKind> {
    guard rows.sections.indices.contains(where: { !style.isPlain(section: $0) }) else { return [] }
    return strategy.predictedFaults(constraints(amid: events))
  }

  /// The table's properties that the faults of a strategy can depend on.
  package func constraints(amid events: some Sequence<TableEvent>) -> TableConstraints {
    let sizes = settings.resized(amid: events).map {
      rowSize(TableGeometry($0, layout: geometry.layout))
    }
    let widths = sizes.map(\.width).sorted()
    let height = sizes[0].height
    // The heights of measured and of declared rows have no upper bound that is known beforehand, and
    // declared rows may be as low as two corners.
    let highest = measuresHeights || rows.rows.areDeclared ? .max : height
    let lowest =
      rows.rows.areDeclared ? min(height, max(1, 2 * style.rowStyle.radius)) : height
    return TableConstraints(
      style: style.rowStyle, smallestRow: PixelSize(width: widths[0], height: lowest),
      largestRow: PixelSize(width: widths[widths.count - 1], height: highest),
      sideMargin: geometry.margins.side, bottomMargin: geometry.margins.bottom)
  }

  /// The size of the background of the lowest row.
  private func rowSize(_ geometry: TableGeometry) -> PixelSize {
    let whole = PixelRect(
      x: 0, y: 0, width: geometry.columnWidth, height: geometry.scale.pixels(settings.lowestRow))
    return geometry.backgroundRect(in: whole).size
  }

  /// The faults that the table itself shows, with any strategy: as published, a shadow is placed
  /// in the coordinates of the view around the table.
  package var predictedFaults: Set<FaultKind> {
    let isShifted = geometry.scale.pixels(settings.shadows.tableTop) > 0
    return settings.shadows.mode == .asPublished && isShifted ? [.wrongImage] : []
  }

  /// Returns the predicted faults of the strategy with those that coloured cells add.
  package func addingFaultsOfColors(to faults: Set<FaultKind>) -> Set<FaultKind> {
    guard settings.states.coloredEvery > 0 || rows.rows.areDeclared else { return faults }
    var faults = faults
    if settings.cell.reset == .asPublished { faults.insert(.staleColors) }
    // The colour covers all of a wrong or missing background but its corners.
    if !faults.isDisjoint(with: [.wrongImage, .missingRows]) { faults.insert(.distortedCorners) }
    return faults
  }
}
