import Geometry
package import Graphics
package import RowStrategies
package import TableModel
package import Text

/// A table on a display: one strategy's cells, headers and section backgrounds as a layer tree.
///
/// Each phase of a frame up to the commit is one call, so that the caller can time them.
package final class TableView {
  package let rows: RowTable
  package let descriptor: StrategyDescriptor
  /// The configuration before any event.
  package let initial: TableConfiguration
  package private(set) var configuration: TableConfiguration
  /// The scroll offset, in pixels, as it was last shown.
  package private(set) var top = 0
  /// Called for each edit once its place is drawn.
  package var onEdit: ((ResolvedEdit) -> Void)?

  private var strategy: any RowStrategy
  private var sections: SectionViews
  private var visible: VisibleRows<TableCell>
  private var measurer: HeightMeasurer
  private var anchor = ScrollAnchor()
  private var fades = SelectionFades()
  private var editor: TableEditor
  /// The positions that cells show; kept only if neighbours of edits are left alone.
  private var shownPositions: [Int: RowPosition] = [:]
  /// The cells that the next update reloads, if they are more than the visible ones.
  private var pendingReload: ReloadScope?
  /// The lookups of strategies that were replaced.
  private var earlierLookups = ImageLookups()

  private let kinds: CellKinds
  private let policy: ReusePolicy
  private let pen: LabelPen
  private let images: CellImages
  private let content = Layer(role: .decoration)
  private let cells = Layer(role: .decoration)
  private let backdrop: Backdrop
  private let tableHeader: TableHeader?
  private let shadows: OverscrollShadows?
  /// The number of superfluous layers in every cell.
  private let addedLayers: Int
  private let expectsEdits: Bool

  /// - Parameters:
  ///   - expectsEdits: Whether rows will come, go or move.
  ///   - addedLayers: The number of superfluous layers in every cell.
  package init(
    rows: RowTable, _ configuration: TableConfiguration, strategy: StrategyDescriptor,
    policy: ReusePolicy, pen: LabelPen, seed: UInt64, expectsEdits: Bool, addedLayers: Int = 0
  ) {
    self.rows = rows
    self.policy = policy
    self.pen = pen
    self.addedLayers = addedLayers
    self.expectsEdits = expectsEdits
    self.configuration = configuration
    initial = configuration
    descriptor = strategy
    kinds = CellKinds(rows)
    backdrop = Backdrop(kernels: pen.kernels)
    images = CellImages(kernels: pen.kernels)
    editor = TableEditor(seed: seed)
    self.strategy = strategy.make(configuration.style.rowStyle(drawnWith: pen.kernels))
    visible = VisibleRows(policy: policy)
    sections = SectionViews(strategy: self.strategy, policy: policy)
    measurer = configuration.makeMeasurer()
    shadows = configuration.shadowPlaces.map {
      OverscrollShadows(
        upHeight: $0.upHeight, downHeight: $0.downHeight, color: OverscrollShadows.color,
        kernels: pen.kernels)
    }
    tableHeader =
      configuration.style.showsText && configuration.settings.tableHeader != nil
      ? TableHeader() : nil
    root.addSublayer(content)
    if let tableHeader { content.addSublayer(tableHeader.layer) }
    content.addSublayer(sections.backgrounds)
    content.addSublayer(sections.headers)
    content.addSublayer(cells)
    shadows?.install(in: content)
    showBackdrop()
    prepareForEdits()
  }

  /// The tree to commit: the backdrop with the content in it.
  package var root: Layer { backdrop.layer }

  package var geometry: TableGeometry { configuration.geometry }

  private var style: TableStyle { configuration.style }

  /// Phase `advance`: moves the content.
  ///
  /// - Parameter top: The scroll offset, in pixels.
  package func advance(to top: Int) {
    self.top = top
    content.frame = PixelRect(x: 0, y: -top, width: 0, height: 0)
    moveShadows()
  }

  /// Phase `recycle`: takes out the cells of rows that left and gets cells for those that came.
  package func update() {
    measureArrivals()
    reloadIfPending()
    let span = geometry.span(shownFrom: top)
    let layout = geometry.layout
    visible.update(
      to: layout.rows(intersecting: span),
      identifier: { row in
        kinds.identifier(
          ofContent: layout.content(ofRow: row),
          strategy.reuseIdentifier(for: position(ofRow: row, layout)))
      },
      content: { layout.content(ofRow: $0) },
      make: { _ in TableCell(strategy: strategy, style: style, addedLayers: addedLayers) },
      remove: {
        $0.layer.removeFromSuperlayer()
        shownPositions[$0.content] = nil
      })
    orderCells()
    sections.update(to: layout.sections(intersecting: span), style: style)
  }

  /// Phase `configure`: sets content and state of what came in or changed.
  package func configure() {
    let layout = geometry.layout
    visible.forEachToLayout { placed in
      let section = layout.section(ofRow: placed.row)
      let size = geometry.rect(ofRow: placed.row, inSection: section).size
      // A row that merely moved can be a pixel higher or lower, depending on the rounding of its
      // edges.
      guard placed.need >= .configuration || placed.cell.size != size else { return }
      let position = position(ofRow: placed.row, layout)
      if configuration.settings.neighbours == .leave { shownPositions[placed.content] = position }
      placed.cell.configure(
        row: rows.rows[placed.content], content: placed.content, position: position, size: size,
        selection: selection(ofContent: placed.content), strategy: strategy,
        configuration: configuration, pen: pen, images: images)
    }
    sections.configure(rows: rows, configuration, pen: pen)
  }

  /// Phase `layout`: sets the frames of what came in, changed or moved.
  package func layout() {
    let layout = geometry.layout
    visible.forEachToLayout { placed in
      let section = layout.section(ofRow: placed.row)
      placed.cell.layout(
        frame: geometry.rect(ofRow: placed.row, inSection: section), configuration: configuration)
    }
    sections.layout(configuration)
  }

  /// Recycles everything on the display and returns to the initial configuration, as between two
  /// passes.
  ///
  /// Cells and images are kept, unless events left the table in another style: the strategy is then
  /// given the initial one again. Each row of the next pass gets the cell that it had in this one, and
  /// texts are drawn as for the first time.
  package func reset() {
    visible.reset { $0.layer.removeFromSuperlayer() }
    sections.reset()
    shownPositions.removeAll()
    let rowStyle = style.rowStyle
    configuration = initial
    if rowStyle != style.rowStyle { restyle(.appearance) }
    for cell in visible.pool.cells { cell.backingStoreWasPurged() }
    editor.reset()
    fades.reset()
    anchor.reset()
    pen.reset()
    showBackdrop()
    prepareForEdits()
  }

  /// The position of a row in its section, or the one that it was configured for if neighbours of
  /// edits are left alone.
  private func position(ofRow row: Int, _ layout: TableLayout) -> RowPosition {
    shownPositions[layout.content(ofRow: row)] ?? layout.position(ofRow: row)
  }

  /// Gives the layout storage that edits can change, so that none of them has to copy it first.
  private func prepareForEdits() {
    guard configuration.settings.heights.source == .measured || expectsEdits else { return }
    configuration.geometry.layout.prepareForEdits()
  }

  /// Shows the backdrop and the view above the first section.
  private func showBackdrop() {
    backdrop.show(style.backdropFill, size: geometry.display)
    guard let tableHeader, let title = configuration.settings.tableHeader else { return }
    let places = TableHeader.Places(scale: geometry.scale, width: geometry.columnWidth)
    tableHeader.show(
      title, style: style.header, places: places, backdrop: style.headerBackground, pen: pen)
    tableHeader.layout(x: geometry.columnX, y: 0, places: places)
  }

  /// Moves the shadows at the ends of the table to the offset.
  private func moveShadows() {
    guard let shadows, let places = configuration.shadowPlaces else { return }
    shadows.update(offset: top, places: places)
  }

  /// Brings the layers of the cells into the order of their rows.
  private func orderCells() {
    let update = visible.lastUpdate
    if update.arrivedBetween > 0 || update.isReordered {
      for placed in visible.placed { cells.addSublayer(placed.cell.layer) }
      return
    }
    for index in 0..<update.arrivedInFront {
      cells.insertSublayer(visible.placed[index].cell.layer, at: index)
    }
    for index in visible.placed.count - update.arrivedBehind..<visible.placed.count {
      cells.addSublayer(visible.placed[index].cell.layer)
    }
  }
}

// Events

extension TableView {
  /// Applies an event, at the beginning of phase `recycle`.
  ///
  /// - Parameter time: Seconds from the start of the trace.
  package func perform(_ event: TableEvent, at time: Double = 0) {
    switch event {
    case .appearance, .radius, .rowColor, .selectedRowColor:
      let places = style.places
      if let change = configuration.apply(event) { restyle(change) }
      // Text keeps clear of corners: another radius can leave it another width.
      if style.places != places { measurer = configuration.makeMeasurer() }
      showBackdrop()
    case .rotate: rotate()
    case .tap(let row, let seconds): tap(row, seconds: seconds, at: time)
    case .edit(let edit):
      let resolved = editor.resolve(
        edit, in: geometry.layout, visible, contents: rows.rows.count)
      if let resolved { apply(resolved) }
    }
  }

  /// Sets the time that the opacity of selections depends on, after the events that are due.
  package func fadeSelections(at time: Double) {
    fades.advance(to: time) { content, opacity in
      guard let placed = visible.placed.first(where: { $0.content == content }) else { return }
      if let opacity {
        placed.cell.fadeSelection(to: opacity)
      } else if !style.isSelected(content: content) {
        visible.reload(placed.row)
      }
    }
  }

  /// The opacity of the selection of a row, 0…255; `nil` if it is not selected.
  private func selection(ofContent content: Int) -> UInt8? {
    style.isSelected(content: content) ? 255 : fades.opacity(ofContent: content)
  }

  private func apply(_ edit: ResolvedEdit) {
    TableEditor.apply(
      edit, to: &configuration.geometry.layout, &visible, settings: configuration.settings)
    sections.reloadVisible()
    onEdit?(edit)
  }

  /// Passes the new style to the strategy and reloads the cells that it names.
  private func restyle(_ change: StyleChange) {
    switch strategy.restyle(style.rowStyle(drawnWith: pen.kernels), change: change) {
    case .nothing: break
    case .visibleRows: visible.reloadVisible()
    case .allRows: pendingReload = pendingReload ?? .allRows
    case .newTable: pendingReload = .newTable
    }
    // The other parts of cells have the colours of the appearance too.
    if change == .appearance { visible.reloadVisible() }
    sections.reloadVisible()
  }

  /// Has all cells dequeued or made again, if an event demanded it.
  ///
  /// Until then the rows on the display are known: other events of the tick find them there.
  private func reloadIfPending() {
    switch pendingReload {
    case .nothing, .visibleRows, nil: return
    case .allRows: visible.reloadAll()
    case .newTable:
      // Cells of deleted rows are among them.
      for layer in cells.sublayers { layer.removeFromSuperlayer() }
      shownPositions.removeAll()
      earlierLookups = imageLookups
      strategy = descriptor.make(style.rowStyle(drawnWith: pen.kernels))
      visible = VisibleRows(policy: policy)
      sections.restart(strategy: strategy)
    }
    pendingReload = nil
  }

  /// Turns the display; the first row on it stays at the top.
  private func rotate() {
    let rowStyle = style.rowStyle
    keepingFirstRow { _ = configuration.apply(.rotate) }
    // Rows that now go from edge to edge, or no longer do, lose their corners or get them.
    if style.rowStyle != rowStyle { restyle(.radius) }
    visible.reloadVisible()
    sections.reloadVisible()
    showBackdrop()
    moveShadows()
  }

  private func tap(_ index: Int, seconds: Double, at time: Double) {
    guard !visible.placed.isEmpty else { return }
    let placed = visible.placed[min(index, visible.placed.count - 1)]
    guard !style.isSelected(content: placed.content) else { return }
    _ = rows.rows[placed.content].select()
    fades.add(SelectionFade(content: placed.content, start: time, seconds: seconds))
    visible.reload(placed.row)
  }
}

// Offsets and measured heights

extension TableView {
  /// The scroll offset for a trace's offset, in points: corrected for heights above the display that
  /// were estimated wrongly, and kept within the content unless the trace itself leaves it.
  ///
  /// - Parameter reach: The greatest offset that the trace knows.
  package func offset(for traced: Double, reach: Double) -> Double {
    anchor.offset(for: traced, reach: reach, maximum: max(0, geometry.maximumOffset))
  }

  /// Puts a row at the top of the display.
  ///
  /// - Parameter traced: The trace's offset for that moment, in points.
  package func jump(to row: Int, traced: Double) {
    let layout = geometry.layout
    guard layout.rowCount > 0 else { return }
    anchor.jump(
      to: place(ofRow: min(row, layout.rowCount - 1)), traced: traced,
      maximum: max(0, geometry.maximumOffset))
  }

  /// Measures the rows that come on the display, until all that are there are known.
  ///
  /// The first row that was on the display stays where it is: the change in height of the rows above
  /// is added to the offset.
  private func measureArrivals() {
    guard configuration.settings.heights.source == .measured else { return }
    var asked =
      visible.placed.isEmpty ? 0..<0 : visible.placed[0].row..<visible.placed.last!.row + 1
    while true {
      let shown = geometry.layout.rows(intersecting: geometry.span(shownFrom: top))
      let anchor = shown.first { asked.contains($0) } ?? shown.lowerBound
      var changed: Int?
      let before = geometry.layout.rowCount > anchor ? place(ofRow: anchor) : 0
      for row in shown where !asked.contains(row) || !geometry.layout.isMeasured(row) {
        if measure(row) { changed = min(changed ?? row, row) }
      }
      guard let changed else { return }
      asked =
        asked.isEmpty
        ? shown
        : min(asked.lowerBound, shown.lowerBound)..<max(asked.upperBound, shown.upperBound)
      visible.shifted(from: changed)
      sections.moved()
      scroll(by: place(ofRow: anchor) - before)
    }
  }

  /// Changes the geometry so that the first row on the display stays where it is.
  ///
  /// If it is so much lower now that it would be above the display, its last pixel stays there.
  private func keepingFirstRow(_ change: () -> Void) {
    guard let first = visible.placed.first?.row else { return change() }
    let before = place(ofRow: first)
    change()
    if configuration.settings.heights.source == .measured { _ = measure(first) }
    scroll(by: place(ofRow: first) - before)
    let end = geometry.scale.pixels(geometry.layout.span(ofRow: first).upperBound)
    if end <= top { scroll(by: geometry.scale.points(end - 1 - top)) }
  }

  private func place(ofRow row: Int) -> Double { geometry.layout.span(ofRow: row).lowerBound }

  private func scroll(by distance: Double) {
    guard distance != 0 else { return }
    anchor.shift(by: distance)
    advance(to: top + geometry.scale.pixels(distance))
  }

  /// Measures the height of a row.
  ///
  /// - Returns: Whether it is another one than the layout had.
  private func measure(_ row: Int) -> Bool {
    let content = geometry.layout.content(ofRow: row)
    let section = geometry.layout.section(ofRow: row)
    let old = geometry.layout.span(ofRow: row, inSection: section)
    let height = configuration.height(ofContent: content, in: rows, by: measurer)
    let isNew =
      !geometry.layout.isMeasured(row) || abs(old.upperBound - old.lowerBound - height) > 1e-6
    if isNew { configuration.geometry.layout.setMeasuredHeight(height, ofRow: row) }
    return isNew
  }
}

// Counters and values of a frame, read outside of what is timed

extension TableView {
  /// The rows that came in with the last update.
  package var rowsIn: Int { visible.lastUpdate.arrived }

  /// The rows that left with the last update.
  package var rowsOut: Int { visible.lastUpdate.left }

  /// The cells that the last update made.
  package var cellsCreated: Int { visible.lastUpdate.created }

  /// The row at the top of the display; 0 if there is none.
  package var firstRow: Int { visible.placed.first?.row ?? 0 }

  /// The number of rows on the display.
  package var visibleRows: Int { visible.placed.count }

  /// The contents of the rows on the display.
  package var visibleContents: [Int] { visible.placed.map(\.content) }

  /// The rows on the display with at least one rounded corner.
  package var visibleCaps: Int {
    guard geometry.radius > 0 else { return 0 }
    return visible.placed.count { geometry.layout.position(ofRow: $0.row).isCap }
  }

  /// The cells in existence, on the display or kept.
  package var cellsAlive: Int { visible.cellsAlive }

  /// The bytes of all background images: shared ones and those of cells, visible or waiting.
  package var imageBytes: Int {
    let all = visible.placed.map(\.cell) + visible.pool.cells
    return strategy.sharedImageBytes + sections.privateImageBytes
      + all.reduce(0) { $0 + $1.privateImageBytes }
  }

  /// The lookups of shared images since the table was made.
  package var imageLookups: ImageLookups {
    let lookups = strategy.imageLookups
    return ImageLookups(
      hits: earlierLookups.hits + lookups.hits, misses: earlierLookups.misses + lookups.misses)
  }

  /// The lookups of texts since the last reset.
  package var textLookups: TextLookups { pen.lookups }

  /// Layers of shadows taken out of the tree and put in again, since the table was made.
  package var layerMoves: Int { shadows?.moves ?? 0 }

  /// The work of measuring heights since the table was made.
  package var heightCounters: HeightMeasurer.Counters { measurer.counters }

  /// The backgrounds of the cells that were configured last.
  package var configuredBackgrounds: [BackgroundLayers] {
    var backgrounds: [BackgroundLayers] = []
    visible.forEachToConfigure { backgrounds += $0.cell.backgrounds }
    return backgrounds
  }

  /// The table as it stands, as values.
  package var snapshot: TableSnapshot {
    TableSnapshot(
      configuration: configuration, top: top,
      firstRow: visible.placed.first.map { ($0.row, place(ofRow: $0.row)) },
      rows: displayedRows, backgrounds: configuredBackgrounds,
      clipsCells: visible.placed.contains { $0.cell.isClipped },
      isOverscrolled: top < 0 || top > max(0, geometry.scale.pixels(geometry.maximumOffset)))
  }

  /// The rows on the display as they should look, from the top.
  private var displayedRows: [DisplayedRow] {
    let layout = geometry.layout
    return visible.placed.map { placed in
      let section = layout.section(ofRow: placed.row)
      let position = layout.position(ofRow: placed.row, inSection: section)
      let row = geometry.rect(ofRow: placed.row, inSection: section).offset(x: 0, y: -top)
      return DisplayedRow(
        content: placed.content, position: position, rect: geometry.backgroundRect(in: row),
        color: style.rowStyle.color,
        selection: selection(ofContent: placed.content).map { (style.rowStyle.selectedColor, $0) },
        isStale: shownPositions[placed.content].map { $0 != position } ?? false)
    }
  }
}
