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
    let headings = headings.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let height = headings.map(\.count).max() ?? 0
    let columns = zip(shown, headings).map { column, heading in
      let empty = Array(repeating: TableCell(""), count: height - heading.count)
      let cells = empty + heading.map { TableCell(String($0)) } + rows.map(column.cell)
      return TextColumn(cells, isLeft: column.alignment != .right)
    }
    let (names, others) = (columns[0], columns.dropFirst())
    let bare = columns.reduce(0) { $0 + $1.width }
    let gap = bare + others.count <= width && bare + 2 * others.count > width ? 1 : 2
    var parts = [[names]]
    for column in others {
      let part = parts[parts.count - 1]
      let isFull = part.reduce(column.width) { $0 + gap + $1.width } > width
      if isFull, part.count > 1 { parts.append([names]) }
      parts[parts.count - 1].append(column)
    }
    let lines = parts.map { Self.lines($0, headings: height, gap: gap, look) }
    return Array(lines.joined(separator: [""]))
      + explanations(width: width)
  }

  private static func lines(
    _ columns: [TextColumn], headings: Int, gap: Int, _ look: TextLook
  ) -> [String] {
    columns[0].cells.indices.compactMap { row in
      var line = columns.map { column in
        let (text, tint) = column.cells[row]
        let padding = String(repeating: " ", count: column.width - text.count)
        let tinted = look.tinted(text, tint)
        return column.isLeft ? tinted + padding : padding + tinted
      }.joined(separator: String(repeating: " ", count: gap))
      while line.last == " " { line.removeLast() }
      // Of headings that are empty or lower than those of another part.
      return line.isEmpty && row < headings ? nil : line
    }
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
  /// The lines of the heading, then the cells.
  let cells: [(text: String, tint: Tint?)]
  let isLeft: Bool
  let width: Int

  init(_ cells: [TableCell], isLeft: Bool) {
    self.cells = cells.map { (MessageText.oneLine($0.text), $0.tint) }
    self.isLeft = isLeft
    width = self.cells.map(\.text.count).max() ?? 0
  }
}
