/// A table of aligned columns for a terminal.
///
/// A column is as wide as its widest cell; its heading stands on two lines above.
struct TextTable {
  enum Alignment { case left, right }

  private struct Column {
    var texts: [String]
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
  mutating func append(
    _ heading: (String, String), _ alignment: Alignment = .right, gap: Int = 2, cells: [String]
  ) {
    let gap = columns.isEmpty ? 0 : gap
    columns.append(
      Column(texts: [heading.0, heading.1] + cells, alignment: alignment, gap: gap))
  }

  /// The heading and the rows, without spaces at the ends of lines.
  ///
  /// A table wider than `limit` gets gaps of one space.
  func lines(limit: Int) -> [String] {
    let width = columns.reduce(0) { $0 + $1.gap + $1.width }
    let gaps = columns.map { width > limit ? min(1, $0.gap) : $0.gap }
    return (columns.first?.texts.indices ?? 0..<0).map { row in
      var line = ""
      for (column, gap) in zip(columns, gaps) {
        let text = column.texts[row]
        let padding = String(repeating: " ", count: column.width - text.count)
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
