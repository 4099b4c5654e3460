import Geometry
import Graphics
import RowStrategies
import SeededRandom
import TableModel
import TableViews
import Text

/// A table on a display: one strategy's cells, headers and section backgrounds as a layer tree.
///
/// Each phase of a frame up to the commit is one call, so that the caller can time them.
final class TableView {
  let rows: RowTable
  private let kinds: CellKinds
  let descriptor: StrategyDescriptor
  let pen: LabelPen
  let content = Layer(role: .decoration)
  let cells = Layer(role: .decoration)
  let policy: ReusePolicy
  /// How the table stood before anything happened to it.
  let initial: TableConfiguration
  var state: TableConfiguration
  var strategy: any RowStrategy
  var sections: SectionViews
  var driver: VisibleRows<TableCell>
  var measurer: HeightMeasurer
  let shadows: OverscrollShadows?
  private let tableHeader: TableHeader?
  private let backdrop: Backdrop
  private let images: CellImages
  /// The scroll offset, in pixels, as it was last shown.
  var top = 0
  /// What is added to the trace's offset because heights above the display changed, in points.
  var correction = 0.0
  var fades: [SelectionFade] = []
  /// Seconds since the trace began.
  var time = 0.0
  /// Draws the places of edits.
  var random: SeededGenerator
  let seed: UInt64
  /// The layers in every cell that nobody needs.
  private let addedLayers: Int
  /// The places in their sections that cells show; kept only if neighbours of edits are left alone.
  var shownPositions: [Int: RowPosition] = [:]
  /// Called for each edit once its place is drawn.
  var onEdit: ((ResolvedEdit) -> Void)?
  /// Layers of shadows taken out of the tree and put in again, since the stage was made.
  var layerMoves = 0
  /// Which cells the next update reloads, if they are more than the visible ones.
  var awaitedReload: ReloadScope?
  /// The lookups of strategies that were replaced.
  var earlierLookups = ImageLookups()

  init(
    rows: RowTable, state: TableConfiguration, strategy: StrategyDescriptor, policy: ReusePolicy,
    pen: LabelPen, seed: UInt64, addedLayers: Int = 0
  ) {
    self.rows = rows
    kinds = CellKinds(rows)
    self.policy = policy
    self.pen = pen
    self.seed = seed
    self.addedLayers = addedLayers
    descriptor = strategy
    initial = state
    self.state = state
    backdrop = Backdrop(kernels: pen.kernels)
    images = CellImages(kernels: pen.kernels)
    self.strategy = strategy.make(state.look.rowStyle(drawnWith: pen.kernels))
    driver = VisibleRows(policy: policy)
    sections = SectionViews(strategy: self.strategy, policy: policy)
    random = SeededGenerator(seed: seed)
    measurer = HeightMeasurer(state, renderer: pen.renderer)
    shadows = OverscrollShadows(state, kernels: pen.kernels)
    tableHeader =
      state.look.showsText && state.scenario.tableHeader != nil ? TableHeader() : nil
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
  var root: Layer { backdrop.layer }

  var geometry: TableGeometry { state.geometry }
  var look: TableStyle { state.look }
  /// The style of the rows, for the strategy.
  var rowStyle: RowStyle { look.rowStyle(drawnWith: pen.kernels) }

  /// Phase `advance`: moves the content.
  ///
  /// - Parameter top: The scroll offset, in pixels.
  func advance(to top: Int) {
    self.top = top
    content.frame = PixelRect(x: 0, y: -top, width: 0, height: 0)
    moveShadows()
  }

  /// Phase `turnover`: takes out the cells of rows that left and gets cells for those that came.
  func update() {
    measureArrivals()
    reloadAsDemanded()
    let span = geometry.span(shownFrom: top)
    let layout = geometry.layout
    driver.update(
      to: layout.rows(intersecting: span),
      identifier: { row in
        kinds.identifier(
          ofContent: layout.content(ofRow: row),
          strategy.reuseIdentifier(for: position(ofRow: row, layout)))
      },
      content: { layout.content(ofRow: $0) },
      make: { _ in TableCell(strategy: strategy, look: look, addedLayers: addedLayers) },
      remove: {
        $0.layer.removeFromSuperlayer()
        shownPositions[$0.content] = nil
      })
    orderCells()
    sections.update(to: layout.sections(intersecting: span), look: look)
  }

  /// Phase `configure`: puts content and state on to what came in or changed.
  func configure() {
    let layout = geometry.layout
    driver.forEachToLayout { placed in
      let section = layout.section(ofRow: placed.row)
      let size = geometry.rect(ofRow: placed.row, inSection: section).size
      // A row that merely moved can be a pixel higher or lower for where its edges fall.
      guard placed.need >= .configuration || placed.cell.size != size else { return }
      let position = position(ofRow: placed.row, layout)
      if state.scenario.neighbours == .leave { shownPositions[placed.content] = position }
      placed.cell.configure(
        row: rows.rows[placed.content], content: placed.content, position: position, size: size,
        selection: selection(ofContent: placed.content), strategy: strategy, state: state, pen: pen,
        images: images)
    }
    sections.configure(rows: rows, state: state, pen: pen)
  }

  /// Phase `layout`: sets the frames of what came in, changed or moved.
  func layout() {
    let layout = geometry.layout
    driver.forEachToLayout { placed in
      let section = layout.section(ofRow: placed.row)
      placed.cell.layout(frame: geometry.rect(ofRow: placed.row, inSection: section), state: state)
    }
    sections.layout(state: state)
  }

  /// Recycles everything on the display and starts over, as between two passes.
  ///
  /// Nothing has happened to the table yet then. Cells and images are those of before, unless events
  /// left the table in another style: the strategy then takes on the first one again. Each row of
  /// the next pass gets the cell that it had in this one, and texts are met as for the first time.
  func reset() {
    driver.reset { $0.layer.removeFromSuperlayer() }
    sections.reset()
    shownPositions.removeAll()
    let style = look.rowStyle
    state = initial
    if style != look.rowStyle { restyle(.appearance) }
    for cell in driver.pool.cells { cell.backingStoreWasPurged() }
    random = SeededGenerator(seed: seed)
    fades.removeAll(keepingCapacity: true)
    correction = 0
    time = 0
    pen.reset()
    showBackdrop()
    prepareForEdits()
  }

  /// Where a row stands in its section, or stood when its cell was configured if neighbours of edits
  /// are left alone.
  func position(ofRow row: Int, _ layout: TableLayout) -> RowPosition {
    shownPositions[layout.content(ofRow: row)] ?? layout.position(ofRow: row)
  }

  /// Gives the layout storage that edits can change, so that none of them has to copy it first.
  private func prepareForEdits() {
    guard state.scenario.heights.source == .measured || state.scenario.hasEdits else { return }
    state.geometry.layout.prepareForEdits()
  }

  /// Shows what lies behind the rows and above them.
  func showBackdrop() {
    backdrop.show(look.backdropFill, size: geometry.display)
    guard let tableHeader, let title = state.scenario.tableHeader else { return }
    let places = TableHeader.Places(scale: geometry.scale, width: geometry.columnWidth)
    tableHeader.show(
      title, style: look.header, places: places, backdrop: look.headerBackground, pen: pen)
    tableHeader.layout(x: geometry.columnX, y: 0, places: places)
  }

  /// Brings the layers of the cells into the order of their rows.
  private func orderCells() {
    let update = driver.lastUpdate
    if update.arrivedBetween > 0 || update.isReordered {
      for placed in driver.placed { cells.addSublayer(placed.cell.layer) }
      return
    }
    for index in 0..<update.arrivedInFront {
      cells.insertSublayer(driver.placed[index].cell.layer, at: index)
    }
    for index in driver.placed.count - update.arrivedBehind..<driver.placed.count {
      cells.addSublayer(driver.placed[index].cell.layer)
    }
  }
}
