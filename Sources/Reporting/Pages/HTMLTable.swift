import Files
import RunData

/// A table of a page, which can be copied as CSV and as Markdown.
struct HTMLTable {
  let markup: Markup

  /// - Parameter context: What the caption leaves open, such as the refresh rate; it completes the
  ///   accessible name.
  init<Row>(_ table: Table<Row>, of context: String) {
    let label = table.caption.isEmpty ? context : "\(table.caption), \(context)"
    let columns = table.shown.dropFirst()
    markup = """
      <div class="caption"><span>\(table.caption)</span><span class="hint">scrolls sideways →</span><span class="copy" hidden>Copy as <button type="button" data-copy="csv" aria-label="Copy as CSV: \(label)">CSV</button> <button type="button" data-copy="markdown" aria-label="Copy as Markdown: \(label)">Markdown</button></span></div>
      <div class="scroll" role="region" tabindex="0" aria-label="\(label)">
      <table aria-label="\(label)">
      <thead><tr><th scope="col">\(table.shown[0].title)</th>\(columns.map(Self.heading))</tr></thead>
      <tbody>
      \(table.rows.map { Self.row($0, table.shown[0], columns) })\
      </tbody></table></div>

      """
  }

  /// The heading of a column, with the column of summary.csv that it shows.
  private static func heading<Row>(_ column: TableColumn<Row>) -> Markup {
    let style = column.alignment == .right ? "" : "words"
    let metric = column.hasFigures ? column.file?.metric.name ?? "" : ""
    return """
      <th scope="col" class="\(style)" data-metric="\(metric)"\(if: !column.explanation.isEmpty, " title=\"\(column.explanation)\"")>\(column.title)</th>
      """
  }

  private static func row<Row>(
    _ row: Row, _ names: TableColumn<Row>, _ columns: ArraySlice<TableColumn<Row>>
  ) -> Markup {
    let name = names.cell(row)
    let cells = columns.map { Self.cell($0, row) }
    return "<tr><th scope=\"row\">\(name.colors.map(swatch))\(name.text)</th>\(cells)</tr>\n"
  }

  private static func cell<Row>(_ column: TableColumn<Row>, _ row: Row) -> Markup {
    let alignment =
      switch column.alignment {
      case .left: "words"
      case .right: ""
      case .prose: "reason"
      }
    let cell = column.cell(row)
    let classes = [alignment, cell.tint?.rawValue ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
    let text = cell.explained.trimmed
    let field = column.hasFigures && cell.text != "–" ? column.file?.field(row) : nil
    let value: Markup = field.map { "<data value=\"\($0.text)\">\(text)</data>" } ?? "\(text)"
    return "<td class=\"\(classes)\">\(cell.colors.map(swatch))\(value)</td>"
  }

  private static func swatch(_ color: String) -> Markup {
    "<span class=\"swatch \(color)\"></span>"
  }
}

extension Field {
  /// The field as in a CSV file, without quotes.
  fileprivate var text: String {
    switch self {
    case .empty: ""
    case .text(let text): text
    case .integer(let value): String(value)
    case .decimal(let value, let places): DecimalText.shortest(value, places: places)
    }
  }
}
