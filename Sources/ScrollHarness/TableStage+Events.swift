import CoreLayout
import RowStrategies
import ScrollSimulation
import TableContent

/// An edit with its place drawn, as the judge of pictures needs it.
enum ResolvedEdit: Equatable {
  case insert(content: Int, index: Int, section: Int)
  case remove(row: Int)
  case move(row: Int, index: Int, section: Int)
  case reload(row: Int)
}

extension TableStage {
  /// Lets an event happen, at the beginning of phase `turnover`.
  ///
  /// - Parameter time: When, in seconds from the start of the trace.
  func perform(_ event: TimedEvent.Event, at time: Double) {
    switch event {
    case .appearance, .radius, .rowColor, .selectedRowColor:
      let places = look.places
      if let change = state.take(event) { restyle(change) }
      // Text keeps clear of corners: another radius can leave it another width.
      if look.places != places { measurer = HeightMeasurer(state, renderer: pen.renderer) }
      showBackdrop()
    case .rotate: rotate()
    case .tap(let row, let seconds): tap(row, seconds: seconds, at: time)
    case .edit(let kind):
      if let edit = resolve(kind) { perform(edit) }
    }
  }

  /// Brings the selections that fade to a time, after the events that are due.
  func fadeSelections(at time: Double) {
    self.time = time
    guard !fades.isEmpty else { return }
    for fade in fades {
      guard let placed = driver.placed.first(where: { $0.content == fade.content }) else {
        continue
      }
      if let opacity = fade.opacity(at: time) {
        placed.cell.fadeSelection(to: opacity)
      } else if !look.isSelected(content: fade.content) {
        driver.reload(placed.row)
      }
    }
    fades.removeAll { $0.opacity(at: time) == nil }
  }

  /// How much of the selection covers a row, 0…255; `nil` if it is not selected.
  func selection(ofContent content: Int) -> UInt8? {
    if look.isSelected(content: content) { return 255 }
    return fades.last { $0.content == content }?.opacity(at: time)
  }

  /// Hands the new style to the strategy and has cells configured again as it says.
  func restyle(_ change: StyleChange) {
    switch strategy.restyle(look.rowStyle, change: change) {
    case .nothing: break
    case .visibleRows: driver.reloadVisible()
    case .allRows: awaitedReload = awaitedReload ?? .allRows
    case .newTable: awaitedReload = .newTable
    }
    // What cells hold besides their backgrounds has the colours of the appearance too.
    if change == .appearance { driver.reloadVisible() }
    sections.reloadVisible()
  }

  /// Has all cells dequeued or made again, if an event demanded it.
  ///
  /// Until then the rows on the display are known: other events of the tick find them there.
  func reloadAsDemanded() {
    switch awaitedReload {
    case .nothing, .visibleRows, nil: return
    case .allRows: driver.reloadAll()
    case .newTable:
      // Cells of deleted rows are among them.
      for layer in cells.sublayers { layer.removeFromSuperlayer() }
      shownPositions.removeAll()
      earlierLookups = imageLookups
      strategy = descriptor.make(look.rowStyle)
      driver = TableDriver(policy: policy)
      sections.restart(strategy: strategy)
    }
    awaitedReload = nil
  }

  /// Turns the display; the first row on it stays at the top.
  private func rotate() {
    let style = look.rowStyle
    keepingFirstRow { _ = state.take(.rotate) }
    // Rows that go from edge to edge now, or no longer, lose their corners or get them.
    if look.rowStyle != style { restyle(.radius) }
    driver.reloadVisible()
    sections.reloadVisible()
    showBackdrop()
    moveShadows()
  }

  private func tap(_ index: Int, seconds: Double, at time: Double) {
    guard !driver.placed.isEmpty else { return }
    let placed = driver.placed[min(index, driver.placed.count - 1)]
    guard !look.isSelected(content: placed.content) else { return }
    _ = rows.rows[placed.content].select()
    fades.removeAll { $0.content == placed.content }
    fades.append(SelectionFade(content: placed.content, start: time, seconds: seconds))
    driver.reload(placed.row)
  }
}

// Edits.
extension TableStage {
  /// Draws the place of an edit: a row on the display, every second time one at the edge of its
  /// section.
  private func resolve(_ kind: TimedEvent.Edit) -> ResolvedEdit? {
    let layout = geometry.layout
    guard layout.rowCount > 1, let row = drawVisibleRow() else { return nil }
    switch kind {
    case .insert:
      let section = layout.section(ofRow: row)
      let index = row - layout.rows(inSection: section).lowerBound + random.number(in: 0...1)
      return .insert(content: drawHiddenContent(), index: index, section: section)
    case .delete: return .remove(row: row)
    case .move:
      guard let other = drawVisibleRow() else { return nil }
      let section = layout.section(ofRow: other)
      let rows = layout.rows(inSection: section)
      let isFromHere = rows.contains(row)
      let index = min(other - rows.lowerBound, rows.count - (isFromHere ? 1 : 0))
      return .move(row: row, index: index, section: section)
    case .reload: return .reload(row: row)
    }
  }

  private func perform(_ edit: ResolvedEdit) {
    switch edit {
    case .insert(let content, let index, let section):
      let row = state.geometry.layout.rows(inSection: section).lowerBound + index
      state.geometry.layout.insertRow(
        content: content, height: state.scenario.heightBeforeMeasuring, at: index,
        inSection: section, isMeasured: state.scenario.heights.source == .fixed)
      driver.inserted(at: row)
    case .remove(let row):
      state.geometry.layout.removeRow(row)
      driver.removed(row)
    case .move(let row, let index, let section):
      let to = state.geometry.layout.moveRow(row, toIndex: index, inSection: section)
      driver.moved(from: row, to: to)
    case .reload(let row): driver.reload(row)
    }
    sections.reloadVisible()
    onEdit?(edit)
  }

  private func drawVisibleRow() -> Int? {
    let placed = driver.placed
    guard !placed.isEmpty else { return nil }
    let row = placed[random.number(in: 0...placed.count - 1)].row
    guard random.number(in: 0...1) == 0 else { return row }
    let section = geometry.layout.rows(inSection: geometry.layout.section(ofRow: row))
    let ends = [section.lowerBound, section.upperBound - 1].filter { end in
      placed.contains { $0.row == end }
    }
    return ends.isEmpty ? row : ends[random.number(in: 0...ends.count - 1)]
  }

  /// Content that no row on the display has.
  private func drawHiddenContent() -> Int {
    var content = random.number(in: 0...rows.rows.count - 1)
    for _ in driver.placed where driver.placed.contains(where: { $0.content == content }) {
      content = (content + 1) % rows.rows.count
    }
    return content
  }
}
