import SeededRandom
import TableModel

/// Draws the places of edits from a seed.
struct TableEditor {
  private let seed: UInt64
  private var random: SeededGenerator

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  /// Restarts the sequence of places.
  mutating func reset() { random = SeededGenerator(seed: seed) }

  /// Draws the place of an edit: a visible row, with a probability of one half one at the edge of
  /// its section.
  ///
  /// - Parameters:
  ///   - placed: The visible rows.
  ///   - contents: The number of contents of the table.
  mutating func resolve(
    _ edit: TableEdit, in layout: TableLayout, _ placed: [RowViews.Placed], contents: Int
  ) -> ResolvedEdit? {
    guard layout.rowCount > 1, let row = drawVisibleRow(layout, placed) else { return nil }
    switch edit {
    case .insert:
      let section = layout.section(ofRow: row)
      let index = row - layout.rows(inSection: section).lowerBound + random.number(in: 0...1)
      return .insert(
        content: drawHiddenContent(placed, contents), index: index, section: section)
    case .delete: return .remove(row: row)
    case .move:
      guard let other = drawVisibleRow(layout, placed) else { return nil }
      let section = layout.section(ofRow: other)
      let rows = layout.rows(inSection: section)
      let isFromHere = rows.contains(row)
      let index = min(other - rows.lowerBound, rows.count - (isFromHere ? 1 : 0))
      return .move(row: row, index: index, section: section)
    case .reload: return .reload(row: row)
    }
  }

  private mutating func drawVisibleRow(
    _ layout: TableLayout, _ placed: [RowViews.Placed]
  ) -> Int? {
    guard !placed.isEmpty else { return nil }
    let row = placed[random.number(in: 0...placed.count - 1)].row
    guard random.number(in: 0...1) == 0 else { return row }
    let section = layout.rows(inSection: layout.section(ofRow: row))
    let ends = [section.lowerBound, section.upperBound - 1].filter { end in
      placed.contains { $0.row == end }
    }
    return ends.isEmpty ? row : ends[random.number(in: 0...ends.count - 1)]
  }

  /// Draws a content that no visible row has.
  private mutating func drawHiddenContent(
    _ placed: [RowViews.Placed], _ contents: Int
  ) -> Int {
    var content = random.number(in: 0...contents - 1)
    for _ in placed where placed.contains(where: { $0.content == content }) {
      content = (content + 1) % contents
    }
    return content
  }
}
