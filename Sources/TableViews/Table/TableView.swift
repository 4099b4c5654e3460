import Geometry
package import Graphics
package import RowStrategies
package import TableModel
package import Text

/// A table on a display: one strategy's cells, headers and section backgrounds as a layer tree.
///
/// Each phase of a frame up to the commit is one call, so that the caller can time them.
package final class TableView {
  /// The rows in their current sections.
  package private(set) var rows: RowTable
  package let descriptor: StrategyDescriptor
  /// The configuration before any event.
  package let initial: TableConfiguration
  /// The rows in the sections before any event.
  private let initialRows: RowTable
  package private(set) var configuration: TableConfiguration
  /// The scroll offset of the last frame, in pixels.
  package private(set) var top = 0
  /// Called for each edit once its place is known.
  package var onEdit: ((ResolvedEdit) -> Void)?

  private var strategy: any RowStrategy
  /// The strategy of plain cells; `nil` if no section has them.
  private var plain: (any RowStrategy)?
  private var measurer: HeightMeasurer
  private var fades = SelectionFades()
  private var editor: TableEditor
  /// The distance that visible rows moved within the content since ``takeShift()``, in points.
  private var shift = 0.0
  /// The rows whose heights were asked for when they came in, or that edits inserted among them.
  private var asked = 0..<0
  /// Indicates whether edits changed the table since rows were measured.
  private var isEdited = false
  /// A reload at the next update, of more than the visible cells.
  private var pendingReload: ReloadScope?
  /// The lookups of strategies that were replaced.
  private var earlierLookups = ImageLookups()

  private let cells: RowViews
  private let sections: SectionViews
  private let pen: LabelPen
  private let content = Layer(role: .decoration)
  private let backdrop: Backdrop
  private let tableHeader: TitleView?
  private let tableFooter: TitleView?
  private let shadows: OverscrollShadows?
  private let expectsEdits: Bool

  /// - Parameters:
  ///   - expectsEdits: A Boolean value that indicates whether rows will be inserted, removed or
  ///     moved.
  ///   - addedLayers: The number of superfluous layers in every cell.
  package init(
    rows: RowTable, _ configuration: TableConfiguration, strategy: StrategyDescriptor,
    policy: ReusePolicy, pen: LabelPen, seed: UInt64, expectsEdits: Bool, addedLayers: Int = 0
  ) {
    self.rows = rows
    initialRows = rows
    self.pen = pen
    self.expectsEdits = expectsEdits
    self.configuration = configuration
    initial = configuration
    descriptor = strategy
    backdrop = Backdrop(kernels: pen.kernels)
    editor = TableEditor(seed: seed)
    let rowStyle = configuration.style.rowStyle(drawnWith: pen.kernels)
    self.strategy = strategy.make(rowStyle)
    plain = configuration.style.hasPlainSections ? StrategyCatalogue.plain.make(rowStyle) : nil
    cells = RowViews(
      rows: rows, configuration.settings, strategy: self.strategy, plain: plain, policy: policy,
      pen: pen, addedLayers: addedLayers)
    sections = SectionViews(strategy: self.strategy, policy: policy)
    measurer = configuration.makeMeasurer()
    shadows = configuration.shadowPlaces.map {
      OverscrollShadows(
        upHeight: $0.upHeight, downHeight: $0.downHeight, color: OverscrollShadows.color,
        kernels: pen.kernels)
    }
    let (settings, showsText) = (configuration.settings, configuration.style.showsText)
    tableHeader = showsText && settings.tableHeader != nil ? TitleView() : nil
    tableFooter = showsText && settings.tableFooter != nil ? TitleView() : nil
    root.addSublayer(content)
    for title in [tableHeader, tableFooter] {
      if let title { content.addSublayer(title.layer) }
    }
    content.addSublayer(sections.backgrounds)
    content.addSublayer(sections.headers)
    content.addSublayer(cells.layer)
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
  }

  /// Phase `recycle`: recycles the cells of rows that left and dequeues cells for those that came.
  package func update() {
    measureArrivals()
    (asked, isEdited) = (0..<0, false)
    reloadIfPending()
    let span = geometry.span(shownFrom: top)
    let layout = geometry.layout
    cells.update(to: layout.rows(intersecting: span), layout, style: style)
    sections.update(to: layout.sections(intersecting: span), style: style)
    placeEnds()
  }

  /// Phase `configure`: sets the content and state of cells and headers that came in or changed.
  package func configure() {
    cells.configure(configuration) { selection(ofContent: $0) }
    sections.configure(rows: rows, configuration, pen: pen)
  }

  /// Phase `layout`: sets the frames of cells and headers that came in, changed or moved.
  package func layout() {
    cells.layout(configuration)
    sections.layout(configuration)
  }

  /// Recycles everything on the display and returns to the initial configuration, as between two
  /// passes.
  ///
  /// Cells and images are kept, unless events changed the style: the strategy is then restyled.
  /// Each row of the next pass gets the cell that it had in this one; cached texts are discarded.
  package func reset() {
    cells.reset()
    sections.reset()
    let rowStyle = style.rowStyle
    configuration = initial
    rows = initialRows
    if rowStyle != style.rowStyle { restyle(.appearance) }
    cells.purgeBackingStores()
    editor.reset()
    fades.reset()
    shift = 0
    asked = 0..<0
    isEdited = false
    pen.reset()
    showBackdrop()
    prepareForEdits()
  }

  /// Makes the storage of the layout unique, so that no edit has to copy it.
  private func prepareForEdits() {
    guard configuration.settings.heights.source == .measured || expectsEdits else { return }
    configuration.geometry.layout.prepareForEdits()
  }

  /// Shows the backdrop and the views above the first and below the last section.
  private func showBackdrop() {
    backdrop.show(style.rowStyle.backdrop, size: geometry.display)
    let places = TableHeader.Places(scale: geometry.scale, width: geometry.columnWidth)
    let frame = PixelRect(
      x: geometry.columnX, y: 0, width: geometry.columnWidth, height: places.height)
    let settings = configuration.settings
    for (view, title) in [(tableHeader, settings.tableHeader), (tableFooter, settings.tableFooter)]
    {
      guard let view, let title else { continue }
      view.show(title, maximumWidth: places.label.width, style: style.tableTitle, pen: pen)
      view.layout(frame: frame, place: places.title)
    }
  }

  /// Moves the footer to the end of the content, and the shadows to both ends, once the heights of
  /// the rows on the display are known.
  private func placeEnds() {
    if let tableFooter {
      let span = geometry.layout.tableFooterSpan
      tableFooter.layer.frame.y = geometry.scale.pixels(span.lowerBound)
    }
    guard let shadows, let places = configuration.shadowPlaces else { return }
    shadows.update(offset: top, places: places)
  }
}

// Events

extension TableView {
  /// Applies an event, at the beginning of phase `recycle`.
  ///
  /// - Parameter time: Seconds from the start of the trace.
  /// - Returns: Whether the event could be applied: taps and edits need rows.
  @discardableResult
  package func perform(_ event: TableEvent, at time: Double = 0) -> Bool {
    if event.endsGrowth { growRows(to: .infinity) }
    switch event {
    case .appearance, .radius, .rowColor, .selectedRowColor:
      let places = style.places
      if let change = configuration.apply(event) { restyle(change) }
      // Text keeps clear of corners: another radius can leave it another width.
      if style.places != places { measurer = configuration.makeMeasurer() }
      if case .radius = event, configuration.radiusShapesCells { moved() }
      showBackdrop()
    case .rotate, .compact: resize(event, at: time)
    case .tap(let row, let seconds): return tap(row, seconds: seconds, at: time)
    case .edit(let edit):
      let layout = geometry.layout
      let resolved = editor.resolve(
        edit, in: layout, cells.placed,
        sections: layout.sections(intersecting: geometry.span(shownFrom: top)),
        contents: rows.rows.count)
      guard let resolved else { return false }
      apply(resolved, at: time)
    case .sections(let sizes, let seed):
      replaceSections(initialRows.cut(intoSectionsOf: sizes, seed: seed))
    case .showSections(let numbers):
      guard let shown = initialRows.keeping(sections: numbers) else { return false }
      replaceSections(shown)
    }
    return true
  }

  /// Advances fading selections, the growth of inserted rows and the animation of the rows' width,
  /// after the events of the tick.
  package func advanceAnimations(to time: Double) {
    fadeSelections(at: time)
    growRows(to: time)
    guard configuration.advanceAnimation(to: time) else { return }
    cells.reloadVisible()
    sections.reloadVisible()
    showBackdrop()
  }

  private func fadeSelections(at time: Double) {
    fades.advance(to: time) { content, opacity in
      if let opacity {
        for placed in cells.placed where placed.content == content {
          placed.cell.fadeSelection(to: opacity)
        }
      } else if !style.isSelected(content: content) {
        cells.reload(content: content)
      }
    }
  }

  /// The opacity of the selection of a row, 0…255; `nil` if it is not selected.
  private func selection(ofContent content: Int) -> UInt8? {
    style.isSelected(content: content) ? 255 : fades.opacity(ofContent: content)
  }

  private func growRows(to time: Double) {
    guard let first = configuration.advanceGrowth(to: time) else { return }
    cells.shifted(from: first)
    sections.moved()
  }

  private func apply(_ edit: ResolvedEdit, at time: Double) {
    askPlaced()
    cells.apply(edit, to: &configuration, at: time)
    if configuration.settings.heights.source == .measured { renumberAsked(after: edit) }
    sections.reloadVisible()
    onEdit?(edit)
  }

  /// Shows rows in new sections: all cells are dequeued again, and edits and selections are undone,
  /// as by a reload of the platform.
  private func replaceSections(_ new: RowTable) {
    rows = new
    configuration.replaceSections(rows)
    prepareForEdits()
    cells.reloadAll()
    sections.reloadAll()
    fades.removeAll()
  }

  /// Schedules the configuration of the cells on the display and the layout of everything else.
  private func moved() {
    cells.reloadVisible()
    sections.moved()
  }

  /// Passes the new style to the strategy and reloads the cells that it requests.
  private func restyle(_ change: StyleChange) {
    switch strategy.restyle(style.rowStyle(drawnWith: pen.kernels), change: change) {
    case .nothing: break
    case .visibleRows: cells.reloadVisible()
    case .allRows: pendingReload = pendingReload ?? .allRows
    case .newTable: pendingReload = .newTable
    }
    if let plain, plain.restyle(style.rowStyle(drawnWith: pen.kernels), change: change) != .nothing
    {
      cells.reloadVisible()
    }
    // Other parts of cells depend on the appearance too.
    if change == .appearance { cells.reloadVisible() }
    sections.reloadVisible()
  }

  /// Performs the pending reload: all cells are dequeued or created again.
  ///
  /// Deferred to the update, because other events of the same tick refer to the visible rows.
  private func reloadIfPending() {
    switch pendingReload {
    case .nothing, .visibleRows, nil: return
    case .allRows: cells.reloadAll()
    case .newTable:
      earlierLookups = imageLookups
      let rowStyle = style.rowStyle(drawnWith: pen.kernels)
      strategy = descriptor.make(rowStyle)
      plain = plain.map { _ in StrategyCatalogue.plain.make(rowStyle) }
      cells.restart(strategy: strategy, plain: plain)
      sections.restart(strategy: strategy)
    }
    pendingReload = nil
  }

  /// Applies an event that changes the width of rows; the first visible row stays at the top.
  private func resize(_ event: TableEvent, at time: Double) {
    var change: StyleChange?
    keepingFirstRow {
      let places = style.places
      change = configuration.apply(event, at: time)
      if style.places != places { measurer = configuration.makeMeasurer() }
    }
    if let change { restyle(change) }
    cells.reloadVisible()
    sections.reloadVisible()
    showBackdrop()
  }

  private func tap(_ index: Int, seconds: Double, at time: Double) -> Bool {
    guard !cells.placed.isEmpty else { return false }
    let placed = cells.placed[min(index, cells.placed.count - 1)]
    let content = placed.content
    guard !style.isSelected(content: content) else { return false }
    let section = geometry.layout.section(ofRow: placed.row)
    let stays = rows.rows[content].select(
      section: section,
      index: placed.row - geometry.layout.rows(inSection: section).lowerBound)
    fades.add(
      SelectionFade(content: content, start: time, seconds: seconds, stays: stays))
    cells.reload(content: content)
    return true
  }
}

// Offsets and measured heights

extension TableView {
  /// The greatest scroll offset without overscroll, in points.
  package var maximumOffset: Double { max(0, geometry.maximumOffset) }

  /// Indicates whether visible rows moved within the content since the last call of ``takeShift()``.
  package var hasShifted: Bool { shift != 0 }

  /// Returns the distance that visible rows moved within the content since the last call, in points:
  /// heights above them changed, and the display followed.
  package func takeShift() -> Double {
    defer { shift = 0 }
    return shift
  }

  /// Measures the rows that become visible, until the heights of all visible rows are known.
  ///
  /// The first row that was visible before keeps its place: the change of the heights above it is
  /// added to the offset.
  ///
  /// - Returns: Whether a height was not the estimate.
  @discardableResult
  package func measureArrivals() -> Bool {
    guard configuration.settings.heights.source == .measured else { return false }
    askPlaced()
    var hasChanged = measureEdited()
    while true {
      let shown = geometry.layout.rows(intersecting: geometry.span(shownFrom: top))
      let anchor = shown.first { asked.contains($0) } ?? shown.lowerBound
      var changed: Int?
      let before = geometry.top(ofRow: anchor)
      for row in shown where !asked.contains(row) || !geometry.layout.isMeasured(row) {
        if measure(row) { changed = min(changed ?? row, row) }
      }
      if !shown.isEmpty {
        asked =
          asked.isEmpty
          ? shown
          : min(asked.lowerBound, shown.lowerBound)..<max(asked.upperBound, shown.upperBound)
      }
      guard let changed else { return hasChanged }
      hasChanged = true
      cells.shifted(from: changed)
      sections.moved()
      scroll(by: geometry.top(ofRow: anchor) - before)
    }
  }

  /// Measures the rows that edits brought above the display: with the estimates of their heights,
  /// other rows would be visible.
  private func measureEdited() -> Bool {
    guard isEdited else { return false }
    isEdited = false
    let (edge, layout) = (geometry.scale.points(top), geometry.layout)
    var changed: Int?
    for row in asked.lowerBound..<max(asked.lowerBound, layout.rowCount) {
      if !geometry.layout.isMeasured(row), measure(row) { changed = changed ?? row }
      if geometry.layout.span(ofRow: row).upperBound > edge { break }
    }
    if let changed {
      cells.shifted(from: changed)
      sections.moved()
    }
    return changed != nil
  }

  private func askPlaced() {
    guard !isEdited, asked.isEmpty, let first = cells.placed.first, let last = cells.placed.last
    else { return }
    asked = first.row..<last.row + 1
  }

  /// Follows the rows whose heights were asked for, and asks for that of an inserted one.
  private func renumberAsked(after edit: ResolvedEdit) {
    isEdited = true
    func removed(_ row: Int) {
      let (start, end) = (asked.lowerBound, asked.upperBound)
      asked = start - (row < start ? 1 : 0)..<end - (row < end ? 1 : 0)
    }
    func inserted(at index: Int, inSection section: Int) {
      let row = geometry.layout.rows(inSection: section).lowerBound + index
      let (start, end) = (asked.lowerBound, asked.upperBound)
      asked = start + (row < start ? 1 : 0)..<end + (row <= end ? 1 : 0)
    }
    switch edit {
    case .insert(_, let index, let section):
      inserted(at: index, inSection: section)
      _ = measure(geometry.layout.rows(inSection: section).lowerBound + index)
    case .remove(let row): removed(row)
    case .move(let row, let index, let section):
      removed(row)
      inserted(at: index, inSection: section)
    case .reload: break
    }
  }

  /// Changes the geometry and scrolls so that the first visible row keeps its place on the display.
  ///
  /// If it became so much shorter that it would be above the display, its last pixel stays visible.
  private func keepingFirstRow(_ change: () -> Void) {
    guard let first = cells.placed.first?.row else { return change() }
    let before = geometry.top(ofRow: first)
    change()
    if configuration.settings.heights.source == .measured { _ = measure(first) }
    scroll(by: geometry.top(ofRow: first) - before)
    let end = geometry.scale.pixels(geometry.layout.span(ofRow: first).upperBound)
    if end <= top { scroll(by: geometry.scale.points(end - 1 - top)) }
  }

  private func scroll(by distance: Double) {
    guard distance != 0 else { return }
    shift += distance
    advance(to: top + geometry.scale.pixels(distance))
  }

  /// Measures the height of a row.
  ///
  /// - Returns: Whether the layout changed.
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

// Counters and values of a frame, read outside of timed phases

extension TableView {
  /// The number of rows that came in with the last update.
  package var rowsIn: Int { cells.lastUpdate.arrived }

  package var rowsOut: Int { cells.lastUpdate.left }

  package var cellsCreated: Int { cells.lastUpdate.created }

  /// The first visible row; 0 if there is none.
  package var firstRow: Int { cells.placed.first?.row ?? 0 }

  package var visibleRows: Int { cells.placed.count }

  /// The contents of the visible rows.
  package var visibleContents: [Int] { cells.placed.map(\.content) }

  /// The number of visible rows with at least one rounded corner.
  package var visibleCaps: Int {
    guard geometry.radius > 0 else { return 0 }
    return cells.placed.count {
      !$0.cell.isPlain && geometry.layout.position(ofRow: $0.row).isCap
    }
  }

  /// The number of cells in existence, visible or kept.
  package var cellsAlive: Int { cells.cellsAlive }

  /// The bytes of all background images, shared or of cells.
  package var imageBytes: Int {
    strategy.sharedImageBytes + sections.privateImageBytes + cells.privateImageBytes
  }

  /// The lookups of shared images since the table was created.
  package var imageLookups: ImageLookups {
    let lookups = strategy.imageLookups
    return ImageLookups(
      hits: earlierLookups.hits + lookups.hits, misses: earlierLookups.misses + lookups.misses)
  }

  /// The lookups of texts since the last reset.
  package var textLookups: TextLookups { pen.lookups }

  /// The number of times that a layer of a shadow was moved within the tree.
  package var layerMoves: Int { shadows?.moves ?? 0 }

  /// The work of measuring heights since the table was created.
  package var heightCounters: HeightMeasurer.Counters { measurer.counters }

  /// The backgrounds of the cells that were configured last.
  package var configuredBackgrounds: [BackgroundLayers] { cells.configuredBackgrounds }

  /// Returns the predicted faults of the strategy with those that coloured cells add.
  package func addingFaultsOfColors(to faults: Set<FaultKind>) -> Set<FaultKind> {
    let settings = configuration.settings
    guard settings.states.coloredEvery > 0 || rows.rows.areDeclared else { return faults }
    var faults = faults
    if settings.cell.reset == .asPublished { faults.insert(.staleColors) }
    // The colour covers all of a wrong background but its corners.
    if faults.contains(.wrongImage) { faults.insert(.distortedCorners) }
    return faults
  }

  /// The state of the table, as values.
  package var snapshot: TableSnapshot {
    TableSnapshot(
      configuration: configuration, top: top,
      firstRow: cells.placed.first.map { ($0.row, geometry.top(ofRow: $0.row)) },
      contentHeight: geometry.layout.contentHeight, rows: displayedRows,
      backgrounds: configuredBackgrounds,
      contents: cells.configuredContents(configuration),
      clipsCells: cells.placed.contains { $0.cell.isClipped }, look: descriptor.look,
      isOverscrolled: top < 0 || top > geometry.scale.pixels(maximumOffset))
  }

  /// The expected appearance of the visible rows, from the top.
  private var displayedRows: [DisplayedRow] {
    let layout = geometry.layout
    return cells.placed.map { placed in
      let section = layout.section(ofRow: placed.row)
      let position = layout.position(ofRow: placed.row, inSection: section)
      let place = configuration.place(ofRow: placed.row, inSection: section)
        .offset(x: 0, y: -top)
      let selection = selection(ofContent: placed.content)
      let cellColor = style.cellColor(of: rows.rows[placed.content], content: placed.content)
      let isPlain = style.isPlain(section: section)
      return DisplayedRow(
        content: placed.content, position: position, corners: isPlain ? [] : position.corners,
        rect: geometry.backgroundRect(in: place.cell, isPlain: isPlain), shown: place.shown,
        color: style.rowStyle.color,
        selection: selection.map { (style.rowStyle.selectedColor, $0) }
          ?? cellColor.map { ($0, 255) },
        keepsColor: selection == nil && placed.cell.color != cellColor,
        isStale: cells.isStale(content: placed.content, at: position))
    }
  }
}
