/// A table of aligned columns for a terminal.
///
/// A column is as wide as its widest cell; its heading stands on two lines above.
struct TextTable {
  enum Alignment { case left, right }

  private struct Column {
    var texts: [String]
    var tints: [Tint?]
    var alignment: Alignment
    var gap: Int
    var width: Int { texts.map(\.count).max() ?? 0 }
  }

  private var columns: [Column] = []

  /// Adds a column at the right end.
  ///
  /// - Parameters:
  ///   - heading: The two lines above the cells.
  ///   - gap: The spaces between this column and the one before it.
  ///   - cells: One a row.
  ///   - tints: One a row, or none at all.
  mutating func append(
    _ heading: (String, String), _ alignment: Alignment = .right, gap: Int = 2, cells: [String],
    tints: [Tint?] = []
  ) {
    precondition(tints.isEmpty || tints.count == cells.count, "a tint is of a cell")
    let gap = columns.isEmpty ? 0 : gap
    let none = [Tint?](repeating: nil, count: tints.isEmpty ? cells.count + 2 : 2)
    columns.append(
      Column(
        texts: [heading.0, heading.1] + cells, tints: none + tints, alignment: alignment,
        gap: gap))
  }

  /// The heading and the rows, without spaces at the ends of lines.
  ///
  /// A table wider than `limit` gets gaps of one space.
  func lines(limit: Int, _ look: TextLook = TextLook()) -> [String] {
    let width = columns.reduce(0) { $0 + $1.gap + $1.width }
    let gaps = columns.map { width > limit ? min(1, $0.gap) : $0.gap }
    return (columns.first?.texts.indices ?? 0..<0).map { row in
      var line = ""
      for (column, gap) in zip(columns, gaps) {
        let padding = String(repeating: " ", count: column.width - column.texts[row].count)
        let text = look.tinted(column.texts[row], column.tints[row])
        line += String(repeating: " ", count: gap)
        line += column.alignment == .left ? text + padding : padding + text
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The same where no column has a first line of heading.
  func linesWithOneHeading(limit: Int) -> [String] {
    Array(lines(limit: limit).dropFirst())
  }
}
