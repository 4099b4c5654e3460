import RowStrategies
import TableModel
import TableViews

extension TableView {
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
    switch strategy.restyle(rowStyle, change: change) {
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
      strategy = descriptor.make(rowStyle)
      driver = VisibleRows(policy: policy)
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
