import SeededRandom
import TableModel

/// Draws the places of edits from a seed.
struct TableEditor {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Draws the place of an edit: a visible row, with a probability of one half one at the edge of
  /// its section.
  ///
  /// A row is inserted into a visible section that is empty, if there is one.
  ///
  /// - Parameters:
  ///   - placed: The visible rows.
  ///   - sections: The visible sections.
  /// - Returns: `nil` if there is no such place: no row to remove, to move or to configure, or no
  ///   other place for one to move to.
  mutating func resolve(
    _ edit: TableEdit, in layout: TableLayout, _ placed: [ShownRow],
    sections: Range<Int>, rowCount: Int
  ) -> ResolvedEdit? {
    let row = drawVisibleRow(layout, placed)
    if edit == .insert {
      let empty = sections.first { layout.rows(inSection: $0).isEmpty }
      let isWithoutRow = row == nil && layout.sectionCount > 0
      if let section = empty ?? (isWithoutRow ? sections.first ?? 0 : nil) {
        return .insert(rowID: drawHiddenRow(placed, rowCount), index: 0, section: section)
      }
    }
    guard let row else { return nil }
    switch edit {
    case .insert:
      let section = layout.section(ofRow: row)
      let index = row - layout.rows(inSection: section).lowerBound + random.number(in: 0...1)
      return .insert(
        rowID: drawHiddenRow(placed, rowCount), index: index, section: section)
    case .delete: return .remove(row: row)
    case .move:
      guard let other = drawVisibleRow(layout, placed) else { return nil }
      return move(row, to: other, in: layout, sections: sections)
    case .reload: return .reload(row: row)
    }
  }

  /// Returns the move of a row to the place of another one, or to the next place if that is its own.
  private func move(
    _ row: Int, to other: Int, in layout: TableLayout, sections: Range<Int>
  ) -> ResolvedEdit? {
    let section = layout.section(ofRow: other)
    let rows = layout.rows(inSection: section)
    if row != other { return .move(row: row, index: other - rows.lowerBound, section: section) }
    if rows.count > 1 {
      let index = row - rows.lowerBound
      return .move(
        row: row, index: index + 1 < rows.count ? index + 1 : index - 1, section: section)
    }
    return sections.first { $0 != section }.map { .move(row: row, index: 0, section: $0) }
  }

  private mutating func drawVisibleRow(_ layout: TableLayout, _ placed: [ShownRow]) -> Int? {
    guard !placed.isEmpty else { return nil }
    let row = placed[random.number(in: 0...placed.count - 1)].row
    guard random.number(in: 0...1) == 0 else { return row }
    let section = layout.rows(inSection: layout.section(ofRow: row))
    let ends = [section.lowerBound, section.upperBound - 1].filter { end in
      placed.contains { $0.row == end }
    }
    return ends.isEmpty ? row : ends[random.number(in: 0...ends.count - 1)]
  }

  private mutating func drawHiddenRow(_ placed: [ShownRow], _ rowCount: Int) -> Int {
    var rowID = random.number(in: 0...rowCount - 1)
    for _ in placed where placed.contains(where: { $0.rowID == rowID }) {
      rowID = (rowID + 1) % rowCount
    }
    return rowID
  }
}
