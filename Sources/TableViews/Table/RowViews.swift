import Graphics
import RowStrategies
import TableModel

/// The cells of the visible rows, as sublayers of one layer in the order of the rows.
final class RowViews {
  typealias Placed = VisibleRows<TableCell>.Placed

  let layer = Layer(role: .decoration)
  private var strategy: any RowStrategy
  /// The strategy of plain cells; `nil` if no section has them.
  private var plain: (any RowStrategy)?
  private var visible: VisibleRows<TableCell>
  /// The positions that cells show; kept only if neighbours of edits are left alone.
  private var shownPositions: [Int: RowPosition] = [:]

  private let rows: RowTable
  private let kinds: CellKinds
  /// The settings at the start, of which the contents of cells are read.
  private let settings: TableSettings
  private let policy: ReusePolicy
  private let pen: LabelPen
  private let images: CellImages
  /// The number of superfluous layers in every cell.
  private let addedLayers: Int

  /// The end of the reuse identifiers of plain cells.
  private static let plainIdentifier = "of a plain section"

  init(
    rows: RowTable, _ settings: TableSettings, strategy: any RowStrategy, plain: (any RowStrategy)?,
    policy: ReusePolicy,
    pen: LabelPen, addedLayers: Int
  ) {
    self.rows = rows
    self.strategy = strategy
    self.plain = plain
    self.policy = policy
    self.pen = pen
    self.addedLayers = addedLayers
    kinds = CellKinds(rows, settings)
    self.settings = settings
    images = CellImages(kernels: pen.kernels)
    visible = VisibleRows(policy: policy)
  }

  /// The visible rows and their cells, from the top.
  var placed: [Placed] { visible.placed }

  var lastUpdate: VisibleRows<TableCell>.Update { visible.lastUpdate }

  /// The number of cells in existence, visible or kept.
  var cellsAlive: Int { visible.cellsAlive }

  /// The bytes of the images of all cells, visible or kept.
  var privateImageBytes: Int {
    (visible.placed.map(\.cell) + visible.pool.cells).reduce(0) { $0 + $1.privateImageBytes }
  }

  /// The backgrounds of the cells that were configured last.
  var configuredBackgrounds: [BackgroundLayers] {
    var backgrounds: [BackgroundLayers] = []
    visible.forEachToConfigure { backgrounds += $0.cell.backgrounds }
    return backgrounds
  }

  /// The contents of the program in the cells that were configured last.
  func configuredContents(_ configuration: TableConfiguration) -> [ConfiguredContent] {
    guard !settings.contents.ids.isEmpty else { return [] }
    let contexts = contexts(configuration)
    var contents: [ConfiguredContent] = []
    visible.forEachToConfigure { placed in
      let context = placed.cell.isPlain ? contexts.plain : contexts.rounded
      if let content = placed.cell.configuredContent(in: context) { contents.append(content) }
    }
    return contents
  }

  /// Returns whether a row shows another position than the one that it has: it is next to an edit
  /// and was not configured since.
  func isStale(content: Int, at position: RowPosition) -> Bool {
    shownPositions[content].map { $0 != position } ?? false
  }

  /// The position of a row in its section, or the one that it was configured for if neighbours of
  /// edits are left alone.
  private func position(ofRow row: Int, _ layout: TableLayout) -> RowPosition {
    shownPositions[layout.content(ofRow: row)] ?? layout.position(ofRow: row)
  }
}

// The phases of a frame

extension RowViews {
  /// Recycles the cells of rows that left and dequeues or creates cells for those that came.
  func update(to rows: Range<Int>, _ layout: TableLayout, style: TableStyle) {
    visible.update(
      to: rows,
      identifier: { row in
        let isPlain = plain != nil && style.isPlain(section: layout.section(ofRow: row))
        return kinds.identifier(
          ofContent: layout.content(ofRow: row),
          isPlain
            ? Self.plainIdentifier : strategy.reuseIdentifier(for: position(ofRow: row, layout)))
      },
      content: { layout.content(ofRow: $0) },
      make: { identifier in
        let plain = identifier.hasSuffix(Self.plainIdentifier) ? plain : nil
        let kind = kinds.cellClass(ofIdentifier: identifier)
        return TableCell(
          strategy: plain ?? strategy, style: style, parts: kind?.parts ?? .all,
          own: kind.flatMap(settings.ownContent(of:)), isPlain: plain != nil,
          addedLayers: addedLayers)
      },
      remove: {
        $0.removeFromSuperlayer()
        shownPositions[$0.content] = nil
      })
    orderLayers()
  }

  /// Brings the layers of the cells into the order of their rows.
  private func orderLayers() {
    let update = visible.lastUpdate
    if update.arrivedBetween > 0 || update.isReordered {
      for placed in visible.placed { layer.addSublayer(placed.cell.outermostLayer) }
      return
    }
    for index in 0..<update.arrivedInFront {
      layer.insertSublayer(visible.placed[index].cell.outermostLayer, at: index)
    }
    for index in visible.placed.count - update.arrivedBehind..<visible.placed.count {
      layer.addSublayer(visible.placed[index].cell.outermostLayer)
    }
  }

  /// Sets the content and state of the cells that came in or changed.
  ///
  /// - Parameter selection: Returns the opacity of the selection of a content, `nil` if it is not
  ///   selected.
  func configure(_ configuration: TableConfiguration, selection: (Int) -> UInt8?) {
    let layout = configuration.geometry.layout
    let contexts = contexts(configuration)
    visible.forEachToLayout { placed in
      let section = layout.section(ofRow: placed.row)
      let size = configuration.place(ofRow: placed.row, inSection: section).cell.size
      // A row that merely moved can be a pixel higher or lower, depending on the rounding of its
      // edges.
      guard placed.need >= .configuration || placed.cell.size != size else { return }
      let position = position(ofRow: placed.row, layout)
      if configuration.settings.neighbours == .leave { shownPositions[placed.content] = position }
      placed.cell.configure(
        row: rows.rows[placed.content], content: placed.content, position: position, size: size,
        selection: selection(placed.content),
        strategy: placed.cell.isPlain ? plain ?? strategy : strategy,
        configuration: configuration,
        context: placed.cell.isPlain ? contexts.plain : contexts.rounded)
    }
  }

  /// Sets the frames of the cells that came in, changed or moved, or of all cells if the settings
  /// say so.
  func layout(_ configuration: TableConfiguration) {
    let geometry = configuration.geometry
    let contexts = contexts(configuration)
    visible.forEachToLayout(all: configuration.settings.layout == .all) { placed in
      let section = geometry.layout.section(ofRow: placed.row)
      placed.cell.layout(
        at: configuration.place(ofRow: placed.row, inSection: section),
        configuration: configuration,
        context: placed.cell.isPlain ? contexts.plain : contexts.rounded)
    }
  }

  /// The contexts of the contents of plain and other cells.
  private func contexts(
    _ configuration: TableConfiguration
  ) -> (plain: CellContext, rounded: CellContext) {
    let drawing = (pen: pen, images: images)
    return (
      configuration.context(isPlain: true, drawing: drawing),
      configuration.context(isPlain: false, drawing: drawing)
    )
  }
}

// Changes between two updates

extension RowViews {
  /// Applies an edit to the layout and the cells.
  ///
  /// - Parameter time: Seconds from the start of the trace.
  func apply(_ edit: ResolvedEdit, to configuration: inout TableConfiguration, at time: Double) {
    configuration.apply(edit, at: time, to: &visible)
  }

  /// Schedules the configuration of the visible cells that show a content: more than one if a row
  /// was inserted that has the content of another one.
  func reload(content: Int) { visible.reload(content: content) }

  /// Schedules the configuration of the visible cells.
  func reloadVisible() { visible.reloadVisible() }

  /// Schedules that all visible cells are dequeued again.
  func reloadAll() { visible.reloadAll() }

  /// Schedules the layout of the rows from `row` on, because heights changed.
  func shifted(from row: Int) { visible.shifted(from: row) }

  /// Drops all cells and continues with other strategies.
  func restart(strategy: any RowStrategy, plain: (any RowStrategy)?) {
    // The cells of deleted rows are sublayers too.
    for sublayer in layer.sublayers { sublayer.removeFromSuperlayer() }
    shownPositions.removeAll()
    self.strategy = strategy
    self.plain = plain
    visible = VisibleRows(policy: policy)
  }

  /// Recycles all cells, for a pass in which each row gets the cell that it had.
  func reset() {
    visible.reset { $0.removeFromSuperlayer() }
    shownPositions.removeAll()
  }

  /// Discards the backing stores of the cells that are not visible.
  func purgeBackingStores() {
    for cell in visible.pool.cells { cell.backingStoreWasPurged() }
  }
}
