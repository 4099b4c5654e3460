import Geometry
package import Graphics
package import RowStrategies
package import TableModel
import Text

/// A table on a display: one strategy's cells, headers and section backgrounds as a layer tree.
///
/// Each phase of a frame up to the commit is one call, so that the caller can time them.
package final class TableView {
  package private(set) var state: TableState
  /// The state before any event.
  package let initial: TableState
  let strategies: TableStrategies
  let cells: RowViews
  let sections: SectionViews
  let pen: LabelPen
  let shadows: OverscrollShadows?
  /// A reload at the next update, of more than the visible cells.
  private var pendingReload = ReloadScope.nothing
  private let content = Layer(role: .decoration)
  private let backdrop: Backdrop
  private let tableHeader: TitleView?
  private let tableFooter: TitleView?

  /// - Parameter addedLayers: The number of superfluous layers in every cell.
  package init(
    _ state: TableState, strategy: StrategyDescriptor, policy: ReusePolicy, pen: LabelPen,
    addedLayers: Int = 0
  ) {
    self.state = state
    self.pen = pen
    initial = state
    backdrop = Backdrop(kernels: pen.kernels)
    strategies = TableStrategies(strategy, state.style, kernels: pen.kernels)
    cells = RowViews(state, strategies, policy: policy, pen: pen, addedLayers: addedLayers)
    sections = SectionViews(strategies, policy: policy)
    shadows = state.shadowPlaces().map {
      OverscrollShadows(height: $0.height, kernels: pen.kernels)
    }
    let (settings, showsText) = (state.settings, state.style.showsText)
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
    showStyle()
    self.state.prepareForEdits()
  }

  /// The tree to commit: the backdrop with the content in it.
  package var root: Layer { backdrop.layer }

  package var geometry: TableGeometry { state.geometry }

  /// Recycles everything on the display and returns to the initial state, as between two passes.
  ///
  /// Cells and images are kept, unless events changed the style: the strategy is then restyled.
  /// Each row of the next pass gets the cell that it had in this one; cached texts are discarded.
  package func reset() {
    cells.reset()
    sections.reset()
    let rowStyle = state.style.rowStyle
    state.reset(to: initial)
    if rowStyle != state.style.rowStyle { restyle(.appearance) }
    cells.purgeBackingStores()
    pen.reset()
    showStyle()
  }
}

// The phases of a frame

extension TableView {
  /// Phase `advance`: moves the content.
  ///
  /// - Parameter top: The scroll offset, in pixels.
  package func advance(to top: Int) {
    state.top = top
    placeContent()
  }

  /// Phase `recycle`: recycles the cells of rows that left and dequeues cells for those that came.
  package func update() {
    measureArrivals()
    state.measuredRows = MeasuredRows()
    reloadIfPending()
    let span = geometry.span(shownFrom: state.top)
    let (layout, style) = (geometry.layout, state.style)
    cells.update(to: layout.rows(intersecting: span), layout, style)
    sections.update(to: layout.sections(intersecting: span), style)
    placeEnds()
  }

  /// Phase `configure`: sets data and state of cells and headers that came in or changed.
  package func configure() {
    cells.configure(state)
    sections.configure(state, pen: pen)
  }

  /// Phase `layout`: sets the frames of cells and headers that came in, changed or moved.
  package func layout() {
    cells.layout(state)
    sections.layout(state)
  }

  private func placeContent() {
    content.frame = PixelRect(x: 0, y: -state.top, width: 0, height: 0)
  }

  /// Moves the footer to the end of the content, and the shadows to both ends, once the heights of
  /// the rows on the display are known.
  private func placeEnds() {
    if let tableFooter {
      let span = geometry.layout.tableFooterSpan
      tableFooter.layer.frame.y = geometry.scale.pixels(span.lowerBound)
    }
    guard let shadows, let places = state.shadowPlaces() else { return }
    shadows.update(offset: state.top, places: places)
  }

  /// Deferred to the update, because other events of the same tick refer to the visible rows.
  private func reloadIfPending() {
    switch pendingReload {
    case .nothing, .visibleRows: return
    case .allRows: cells.visible.reloadAll()
    case .newTable:
      strategies.renew(state.style.rowStyle)
      cells.restart()
      sections.restart()
    }
    pendingReload = .nothing
  }
}

// Events

extension TableView {
  /// Applies an event, at the beginning of phase `recycle`.
  ///
  /// - Returns: `nil` if the event could not be applied: taps and edits need rows.
  @discardableResult
  package func perform(_ event: TableEvent, at time: Double = 0) -> TableState.Changes? {
    let changes = state.apply(event, at: time, shown: cells.visible.placed)
    if let changes { show(changes) }
    return changes
  }

  /// Advances fading selections, the growth of inserted rows and the animation of the rows' width,
  /// after the events of the tick.
  package func advanceAnimations(to time: Double) {
    let changes = state.advance(to: time)
    for fade in state.fades {
      if let opacity = fade.opacity(at: time) {
        for placed in cells.visible.placed where placed.rowID == fade.rowID {
          placed.cell.fadeSelection(to: opacity)
        }
      } else if !state.style.isSelected(rowID: fade.rowID) {
        cells.visible.reload(rowID: fade.rowID)
      }
    }
    show(changes)
  }

  /// Measures the rows that become visible, until the heights of all visible rows are known.
  ///
  /// - Returns: Whether a row was measured for the first time or got another height.
  @discardableResult
  package func measureArrivals() -> Bool {
    // A computed property would copy the state, in each frame.
    guard state.style.settings.heights.source == .measured else { return false }
    let changes = state.measureArrivals(cells.visible.placed)
    show(changes)
    return changes.firstMoved != nil
  }

  /// Indicates whether visible rows moved within the content since the last call of
  /// ``takeShift()``.
  package var hasShifted: Bool { state.shift != 0 }

  /// Returns the distance that visible rows moved within the content since the last call, in points:
  /// heights above them changed, and the display followed.
  package func takeShift() -> Double {
    defer { state.shift = 0 }
    return state.shift
  }

  private func show(_ changes: TableState.Changes) {
    placeContent()
    if let row = changes.firstMoved {
      cells.visible.shifted(from: row)
      sections.visible.shifted(from: 0)
    }
    if let edit = changes.edit {
      cells.show(edit, geometry.layout)
      sections.visible.reloadVisible()
    }
    if let rowID = changes.rowID { cells.visible.reload(rowID: rowID) }
    if let style = changes.style { restyle(style) }
    if changes.reload != .nothing {
      cells.visible.reload(changes.reload)
      sections.visible.reload(changes.reload)
    }
    if changes.style != nil || changes.isResized { showStyle() }
  }

  private func restyle(_ change: StyleChange) {
    switch strategies.restyle(state.style.rowStyle, change) {
    case .nothing: break
    case .visibleRows: cells.visible.reloadVisible()
    case let scope where pendingReload != .newTable: pendingReload = scope
    case .allRows, .newTable: break
    }
    sections.visible.reloadVisible()
  }

  /// Shows the backdrop and the views above the first and below the last section.
  private func showStyle() {
    cells.use(state)
    backdrop.show(state.style.rowStyle.backdrop, size: geometry.display)
    let places = TableHeader(scale: geometry.scale, width: geometry.columnWidth)
    let frame = PixelRect(
      x: geometry.columnX, y: 0, width: geometry.columnWidth, height: places.height)
    func show(_ title: String?, in view: TitleView?) {
      guard let view, let title else { return }
      view.show(title, maximumWidth: places.label.width, style: state.style.tableTitle, pen: pen)
      view.layout(frame: frame, place: places.title)
    }
    show(state.settings.tableHeader, in: tableHeader)
    show(state.settings.tableFooter, in: tableFooter)
  }
}
