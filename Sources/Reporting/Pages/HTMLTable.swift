/// A table of a page, which can be copied as CSV and as Markdown.
struct HTMLTable {
  private let table: Table
  /// The accessible name.
  private let label: String

  /// - Parameter context: What the caption leaves open, such as the refresh rate; it completes the
  ///   accessible name.
  init(_ table: Table, of context: String) {
    self.table = table
    label = table.caption.isEmpty ? context : "\(table.caption), \(context)"
  }

  var markup: Markup {
    """
    <div class="caption"><span>\(table.caption)</span><span class="hint">scrolls sideways →</span><span class="copy" hidden>Copy as <button type="button" data-copy="csv" aria-label="Copy as CSV: \(label)">CSV</button> <button type="button" data-copy="markdown" aria-label="Copy as Markdown: \(label)">Markdown</button></span></div>
    <div class="scroll" role="region" tabindex="0" aria-label="\(label)">
    <table aria-label="\(label)">
    <thead><tr><th scope="col">\(table.nameHeading)</th>\(table.columns.indices.map(heading))</tr></thead>
    <tbody>
    \(table.rows.map(row))\
    </tbody></table></div>

    """
  }

  /// The heading of a column, with the column of summary.csv that it shows.
  private func heading(_ index: Int) -> Markup {
    let column = table.columns[index]
    let style = column.alignment == .right ? "" : "words"
    let metric = table.rows.lazy.compactMap { $0.cells[index].figure?.metric }.first ?? ""
    return """
      <th scope="col" class="\(style)" data-metric="\(metric)"\(if: !column.explanation.isEmpty, " title=\"\(column.explanation)\"")>\(column.heading)</th>
      """
  }

  private func row(_ row: Table.Row) -> Markup {
    let swatch: Markup? = row.color.map(Self.swatch)
    let cells = zip(table.columns, row.cells).map(Self.cell)
    return "<tr><th scope=\"row\">\(swatch)\(row.name)</th>\(cells)</tr>\n"
  }

  private static func cell(_ column: Table.Column, _ cell: Table.Cell) -> Markup {
    let alignment =
      switch column.alignment {
      case .left: "words"
      case .right: ""
      case .prose: "reason"
      }
    let classes = [alignment, cell.tint?.rawValue ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
    let text = cell.explained.trimmed
    let value: Markup =
      cell.figure.map { "<data value=\"\($0.field)\">\(text)</data>" } ?? "\(text)"
    return "<td class=\"\(classes)\">\(cell.colors.map(swatch))\(value)</td>"
  }

  private static func swatch(_ color: String) -> Markup {
    "<span class=\"swatch \(color)\"></span>"
  }
}
