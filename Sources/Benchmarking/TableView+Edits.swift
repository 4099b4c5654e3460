import SeededRandom
import TableModel

/// An edit with its place drawn, as the judge of images needs it.
enum ResolvedEdit: Equatable {
  case insert(content: Int, index: Int, section: Int)
  case remove(row: Int)
  case move(row: Int, index: Int, section: Int)
  case reload(row: Int)
}

extension TableView {
  /// Draws the place of an edit: a row on the display, every second time one at the edge of its
  /// section.
  func resolve(_ kind: TimedEvent.Edit) -> ResolvedEdit? {
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

  func perform(_ edit: ResolvedEdit) {
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
