import Files
import RunData

extension Table {
  /// The table of a page; `context` completes its accessible name.
  func markup(of context: String) -> Markup {
    let label = caption.isEmpty ? context : "\(caption), \(context)"
    let columns = shown.dropFirst()
    return """
      <div class="caption"><span>\(caption)</span><span class="hint">scrolls sideways →</span><span class="copy" hidden>Copy as <button type="button" data-copy="csv" aria-label="Copy as CSV: \(label)">CSV</button> <button type="button" data-copy="markdown" aria-label="Copy as Markdown: \(label)">Markdown</button></span></div>
      <div class="scroll" role="region" tabindex="0" aria-label="\(label)">
      <table aria-label="\(label)">
      <thead><tr><th scope="col">\(shown[0].title)</th>\(columns.map(Self.heading))</tr></thead>
      <tbody>
      \(rows.map { row in "<tr>\(Self.name(shown[0].cell(row)))\(columns.map { Self.cell($0, row) })</tr>\n" })\
      </tbody></table></div>

      """
  }

  private static func heading(_ column: TableColumn<Int>) -> Markup {
    let style = column.alignment == .right ? "" : "words"
    let metric = column.hasFigures ? column.file?.metric.name ?? "" : ""
    return """
      <th scope="col" class="\(style)" data-metric="\(metric)"\(if: !column.explanation.isEmpty, " title=\"\(column.explanation)\"")>\(column.title)</th>
      """
  }

  private static func name(_ cell: TableCell) -> Markup {
    "<th scope=\"row\">\(cell.colors.map(Markup.swatch))\(cell.text)</th>"
  }

  private static func cell(_ column: TableColumn<Int>, _ row: Int) -> Markup {
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
    // Figures are numbers, which have no quotes in a file.
    let file = column.hasFigures && cell.text != "–" ? column.file : nil
    let value: Markup =
      file.map {
        "<data value=\"\(String(decoding: CSVText.line([$0], row), as: UTF8.self))\">\(text)</data>"
      } ?? "\(text)"
    return "<td class=\"\(classes)\">\(cell.colors.map(Markup.swatch))\(value)</td>"
  }
}
