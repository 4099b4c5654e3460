import Analysis
import Files

extension Table {
  /// Returns the table as aligned lines of text, then a sentence per explanation of its cells.
  ///
  /// A table that is wider than `width` with two spaces between columns gets one space; if that is
  /// still too wide, it is set in parts with an empty line between them, each with the row names.
  /// Lines have no trailing spaces.
  package func lines(width: Int = 100, _ look: TextLook = TextLook()) -> [String] {
    guard !rows.isEmpty else { return [] }
    let names = TextColumn(corner, rows.map(shown[0].cell), shown[0].alignment)
    let others = shown.dropFirst().map { column in
      TextColumn(column.title, rows.map(column.cell), column.alignment)
    }
    let bare = others.reduce(names.width) { $0 + $1.width }
    let gap = bare + others.count <= width && bare + 2 * others.count > width ? 1 : 2
    var parts: [[TextColumn]] = [[names]]
    var used = names.width
    for column in others {
      if used + gap + column.width > width, parts[parts.count - 1].count > 1 {
        parts.append([names])
        used = names.width
      }
      parts[parts.count - 1].append(column)
      used += gap + column.width
    }
    return Array(parts.map { Self.lines($0, gap: gap, look) }.joined(separator: [""]))
      + explanations(width: width)
  }

  private static func lines(_ columns: [TextColumn], gap: Int, _ look: TextLook) -> [String] {
    func line(_ cell: (TextColumn) -> (text: String, tint: Tint?)) -> String {
      var line = ""
      for (index, column) in columns.enumerated() {
        let (text, tint) = cell(column)
        let padding = String(repeating: " ", count: column.width - text.count)
        let tinted = look.tinted(text, tint)
        if index > 0 { line += String(repeating: " ", count: gap) }
        line += column.isLeft ? tinted + padding : padding + tinted
      }
      while line.last == " " { line.removeLast() }
      return line
    }
    let height = columns.map(\.heading.count).max() ?? 0
    let headings = (0..<height).map { number in
      line { column in
        let index = number - (height - column.heading.count)
        return (index < 0 ? "" : column.heading[index], nil)
      }
    }
    return headings.filter { !$0.isEmpty }
      + columns[0].cells.indices.map { row in line { $0.cells[row] } }
  }

  private func explanations(width: Int) -> [String] {
    let cells = rows.flatMap { row in
      shown.map { (name: shown[0].cell(row).text, explanation: $0.cell(row).explanation) }
    }.filter { !$0.explanation.isEmpty }
    return cells.map(\.explanation).unique.flatMap { explanation in
      let names = cells.filter { $0.explanation == explanation }.map(\.name)
      return TextFormatting.wrap(
        "\(MessageText.list(names)): \(explanation)", indent: "    ", first: "  ", width: width)
    }
  }
}

private struct TextColumn {
  let heading: [String]
  let cells: [(text: String, tint: Tint?)]
  let isLeft: Bool
  let width: Int

  init(_ heading: String, _ cells: [TableCell], _ alignment: TableAlignment) {
    self.heading = heading.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.cells = cells.map { (MessageText.oneLine($0.text), $0.tint) }
    isLeft = alignment != .right
    width = (self.heading + self.cells.map(\.text)).map(\.count).max() ?? 0
  }
}
