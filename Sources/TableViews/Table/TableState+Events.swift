package import RowStrategies
import TableModel

/// A visible row, as its cell knows it.
typealias ShownRow = VisibleRows<TableCell>.Placed

extension TableState {
  /// The parts of a table that changed, which its views have to show anew.
  package struct Changes {
    package var edit: ResolvedEdit?
    package var style: StyleChange?
    var reload = ReloadScope.nothing
    /// The row of the data whose cells are to be configured again.
    var rowID: Int?
    /// The first row whose frame changed.
    var firstMoved: Int?
    /// Indicates whether the rows have another width or forgot their measured heights.
    var isResized = false

    mutating func move(from row: Int) { firstMoved = min(firstMoved ?? row, row) }
  }

  /// - Parameter time: Seconds from the start of the trace.
  /// - Returns: `nil` if the event cannot be applied: taps and edits need rows.
  mutating func apply(_ event: TableEvent, at time: Double, shown: [ShownRow]) -> Changes? {
    var changes = Changes()
    switch event {
    case .appearance, .rowColor, .selectedRowColor: changes.style = changeSettings(event)
    case .radius, .rotate, .compact:
      changes.firstMoved = advanceGrowth(to: .infinity)
      let first = shown.first.map { ($0.row, geometry.top(ofRow: $0.row)) }
      let old = style
      changes.style = changeSettings(event, at: time)
      changes.isResized = event.changesWidth || measuresHeights && !style.keepsHeights(of: old)
      if changes.isResized, let (row, top) = first { keep(row, at: top) }
      if changes.isResized || radiusShapesCells || style.places != old.places {
        changes.reload = .visibleRows
      }
    case .tap(let row, let seconds):
      changes.rowID = tap(row, of: shown, seconds: seconds, at: time)
      guard changes.rowID != nil else { return nil }
    case .edit(let edit):
      changes.edit = resolve(edit, shown)
      guard let edit = changes.edit else { return nil }
      if measuresHeights { measuredRows.ask(shown) }
      apply(edit, at: time)
    case .sections(let sizes, let seed):
      replaceSections(initialRows.cut(intoSectionsOf: sizes, seed: seed))
      changes.reload = .allRows
    case .showSections(let numbers):
      guard let kept = initialRows.keeping(sections: numbers) else { return nil }
      replaceSections(kept)
      changes.reload = .allRows
    }
    return changes
  }

  /// Indicates whether the radius determines more of cells than their backgrounds: heights that
  /// rows declare, rounded colours, or cell contents of the program.
  private var radiusShapesCells: Bool {
    rows.rows.areDeclared || settings.states.coloredEvery > 0 || !settings.contents.ids.isEmpty
  }

  /// Selects a visible row; returns its index in the data, or `nil` if there is none or it is
  /// already selected.
  private mutating func tap(
    _ index: Int, of shown: [ShownRow], seconds: Double, at time: Double
  ) -> Int? {
    guard !shown.isEmpty else { return nil }
    let placed = shown[min(index, shown.count - 1)]
    let (row, rowID) = (placed.row, placed.rowID)
    guard !style.isSelected(rowID: rowID) else { return nil }
    let section = geometry.layout.section(ofRow: row)
    let stays = rows.rows[rowID].select(
      section: section, index: row - geometry.layout.rows(inSection: section).lowerBound)
    fades.select(SelectionFade(rowID: rowID, start: time, seconds: seconds, stays: stays))
    return rowID
  }

  private mutating func resolve(_ edit: TableEdit, _ shown: [ShownRow]) -> ResolvedEdit? {
    editor.resolve(
      edit, in: geometry.layout, shown,
      sections: geometry.layout.sections(intersecting: geometry.span(shownFrom: top)),
      rowCount: rows.rows.count)
  }

  private mutating func apply(_ edit: ResolvedEdit, at time: Double) {
    measuredRows.isEdited = measuresHeights
    switch edit {
    case .insert(let rowID, let index, let section):
      let row = geometry.layout.insertRow(
        rowID: rowID, height: heightBeforeMeasuring(ofRowID: rowID), at: index,
        inSection: section, isMeasured: !measuresHeights)
      growingRows.inserted(
        at: row, EasedAnimation(start: time, seconds: settings.insertSeconds))
      measuredRows.inserted(at: row)
      if measuresHeights { _ = measure(row) }
    case .remove(let row):
      geometry.layout.removeRow(row)
      growingRows.removed(row)
      measuredRows.removed(row)
    case .move(let row, let index, let section):
      let new = geometry.layout.moveRow(row, toIndex: index, inSection: section)
      growingRows.moved(from: row, to: new)
      measuredRows.removed(row)
      measuredRows.inserted(at: new)
      // Rows in plain sections have no margin below them, so that the row may get another height.
      if measuresHeights, style.hasPlainSections { _ = measure(new) }
    case .reload: break
    }
  }

  /// Shows rows in new sections: edits and selections are undone, as by a reload of the platform.
  private mutating func replaceSections(_ new: RowTable) {
    rows = new
    geometry = TableGeometry(settings, rows: new)
    geometry.show(shownColumn)
    growingRows = GrowingRows()
    fades.removeAll(keepingCapacity: true)
    prepareForEdits()
  }
}
