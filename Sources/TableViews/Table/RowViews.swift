import Graphics
import RowStrategies
import TableModel

/// The cells of the visible rows, as sublayers of one layer in the order of the rows.
final class RowViews {
  let layer = Layer(role: .decoration)
  var visible: VisibleRows<TableCell>
  private let strategies: TableStrategies
  private let kinds: CellKinds
  private let policy: ReusePolicy
  private let pen: LabelPen
  private var contexts: (plain: CellContext, rounded: CellContext)
  private let addedLayers: Int

  /// The end of the reuse identifiers of plain cells.
  private static let plainIdentifier = "of a plain section"

  init(
    _ state: TableState, _ strategies: TableStrategies, policy: ReusePolicy, pen: LabelPen,
    addedLayers: Int
  ) {
    self.strategies = strategies
    self.policy = policy
    self.addedLayers = addedLayers
    kinds = CellKinds(state.rows, state.settings)
    self.pen = pen
    contexts = state.contexts(pen)
    visible = VisibleRows(policy: policy)
  }

  /// Cells draw their contents in the style of this state from now on.
  func use(_ state: TableState) { contexts = state.contexts(pen) }

  var privateImageBytes: Int {
    (visible.placed.map(\.cell) + visible.pool.cells).reduce(0) { $0 + $1.privateImageBytes }
  }

  var configuredBackgrounds: [BackgroundLayers] {
    var backgrounds: [BackgroundLayers] = []
    visible.forEach(needing: .configuration) { backgrounds += $0.cell.backgrounds }
    return backgrounds
  }

  var configuredContents: [ConfiguredContent] {
    var contents: [ConfiguredContent] = []
    visible.forEach(needing: .configuration) { placed in
      let context = placed.cell.isPlain ? contexts.plain : contexts.rounded
      if let content = placed.cell.configuredContent(in: context) { contents.append(content) }
    }
    return contents
  }

  /// The position of a row in its section or, if neighbours of edits are left alone, the one that
  /// its cell shows.
  ///
  /// - Parameter cell: `nil` for a row that came in.
  private func position(
    ofRow row: Int, in cell: TableCell?, _ layout: TableLayout, _ style: TableStyle
  ) -> RowPosition {
    guard let cell, style.settings.neighbours == .leave else { return layout.position(ofRow: row) }
    return cell.position
  }
}

// The phases of a frame

extension RowViews {
  func update(to rows: Range<Int>, _ layout: TableLayout, _ style: TableStyle) {
    visible.update(
      to: rows,
      identifier: { row, cell in
        let isPlain =
          strategies.plain != nil && style.isPlain(section: layout.section(ofRow: row))
        return kinds.identifier(
          ofRowID: layout.rowID(ofRow: row),
          isPlain
            ? Self.plainIdentifier
            : strategies.rounded.reuseIdentifier(
              for: position(ofRow: row, in: cell, layout, style)))
      },
      rowID: { layout.rowID(ofRow: $0) },
      make: { identifier in
        let isPlain = strategies.plain != nil && identifier.hasSuffix(Self.plainIdentifier)
        let kind = kinds.cellClass(ofIdentifier: identifier)
        return TableCell(
          strategy: strategies[isPlain: isPlain], style: style, parts: kind?.parts ?? .all,
          own: kind.flatMap(style.settings.ownContent(of:)), isPlain: isPlain,
          addedLayers: addedLayers)
      },
      remove: { $0.removeFromSuperlayer() })
    orderLayers()
  }

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

  func configure(_ state: TableState) {
    let (layout, contexts) = (state.geometry.layout, contexts)
    visible.forEach(needing: .layout) { placed in
      let section = layout.section(ofRow: placed.row)
      let size = state.place(ofRow: placed.row, inSection: section).cell.size
      // A row that merely moved can be a pixel higher or lower, depending on the rounding of its
      // edges.
      guard placed.need >= .configuration || placed.cell.size != size else { return }
      placed.cell.configure(
        rowID: placed.rowID,
        position: position(
          ofRow: placed.row, in: placed.need == .arrival ? nil : placed.cell, layout, state.style),
        size: size, strategy: strategies[isPlain: placed.cell.isPlain], state: state,
        context: placed.cell.isPlain ? contexts.plain : contexts.rounded)
    }
  }

  func layout(_ state: TableState) {
    let (geometry, contexts) = (state.geometry, contexts)
    visible.forEach(needing: state.style.settings.layout == .all ? .nothing : .layout) { placed in
      let section = geometry.layout.section(ofRow: placed.row)
      placed.cell.layout(
        at: state.place(ofRow: placed.row, inSection: section), geometry: geometry,
        context: placed.cell.isPlain ? contexts.plain : contexts.rounded)
    }
  }
}

// Changes between two updates

extension RowViews {
  /// - Parameter layout: That with the edit.
  func show(_ edit: ResolvedEdit, _ layout: TableLayout) {
    func row(_ index: Int, _ section: Int) -> Int {
      layout.rows(inSection: section).lowerBound + index
    }
    switch edit {
    case .insert(_, let index, let section): visible.inserted(at: row(index, section))
    case .remove(let row): visible.removed(row)
    case .move(let from, let index, let section):
      visible.moved(from: from, to: row(index, section))
    case .reload(let row): visible.reload(row)
    }
  }

  /// Drops all cells: new strategies make others.
  func restart() {
    layer.removeSublayers()
    visible = VisibleRows(policy: policy)
  }

  /// Recycles all cells, for a pass in which each row gets the cell that it had.
  func reset() {
    visible.reset { $0.removeFromSuperlayer() }
  }

  func purgeBackingStores() {
    for cell in visible.pool.cells { cell.backingStoreWasPurged() }
  }
}

extension TableState {
  fileprivate func contexts(_ pen: LabelPen) -> (plain: CellContext, rounded: CellContext) {
    (context(isPlain: true, pen: pen), context(isPlain: false, pen: pen))
  }
}

extension Layer {
  /// Removes the views of a table, of deleted rows and sections too.
  func removeSublayers() {
    for sublayer in sublayers { sublayer.removeFromSuperlayer() }
  }
}

extension VisibleRows {
  mutating func reload(_ scope: ReloadScope) {
    switch scope {
    case .nothing: break
    case .visibleRows: reloadVisible()
    case .allRows, .newTable: reloadAll()
    }
  }
}
