import Files
import RunData

/// A table as the template `table` of a page takes it.
///
/// The template reads the properties by their names.
struct HTMLTable {
  let caption: String
  /// The accessible name of the table.
  let label: String
  let corner: String
  let headings: [Heading]
  let rows: [Row]

  struct Heading {
    let heading: String
    let headingClass: String
    let explanation: String
    let isExplained: Bool
    /// The column of summary.csv; empty for none.
    let metric: String
  }

  struct Row {
    let name: String
    let swatch: String
    let hasSwatch: Bool
    let cells: [Cell]
  }

  struct Cell {
    let text: String
    let cellClass: String
    let swatches: [String]
    let isFigure: Bool
    let field: String
  }

  /// - Parameter context: What the caption leaves open, such as the refresh rate; it completes the
  ///   accessible name.
  init<Line>(_ table: Table<Line>, of context: String) {
    let (names, columns) = (table.shown[0], table.shown.dropFirst())
    caption = table.caption
    label = table.caption.isEmpty ? context : "\(table.caption), \(context)"
    corner = names.title
    headings = columns.map { column in
      Heading(
        heading: column.title, headingClass: column.alignment == .right ? "" : "words",
        explanation: column.explanation, isExplained: !column.explanation.isEmpty,
        metric: column.hasFigures ? column.file?.metric.name ?? "" : "")
    }
    rows = table.rows.map { row in
      let name = names.cell(row)
      return Row(
        name: name.text, swatch: name.colors.first ?? "", hasSwatch: !name.colors.isEmpty,
        cells: columns.map { Self.cell($0, row) })
    }
  }

  private static func cell<Line>(_ column: TableColumn<Line>, _ row: Line) -> Cell {
    let alignment =
      switch column.alignment {
      case .left: "words"
      case .right: ""
      case .prose: "reason"
      }
    let cell = column.cell(row)
    let classes = [alignment, cell.tint?.rawValue ?? ""].filter { !$0.isEmpty }
    let field = column.hasFigures && cell.text != "–" ? column.file?.field(row) : nil
    return Cell(
      text: cell.explained.trimmed, cellClass: classes.joined(separator: " "),
      swatches: cell.colors, isFigure: field != nil, field: field?.text ?? "")
  }

  static let template = """
    <div class="caption"><span>{{caption}}</span><span class="hint">scrolls sideways →</span><span class="copy" hidden>Copy as <button type="button" data-copy="csv" aria-label="Copy as CSV: {{label}}">CSV</button> <button type="button" data-copy="markdown" aria-label="Copy as Markdown: {{label}}">Markdown</button></span></div>
    <div class="scroll" role="region" tabindex="0" aria-label="{{label}}">
    <table aria-label="{{label}}">
    <thead><tr><th scope="col">{{corner}}</th>{{#headings}}<th scope="col" class="{{headingClass}}" data-metric="{{metric}}"{{#isExplained}} title="{{explanation}}"{{/isExplained}}>{{heading}}</th>{{/headings}}</tr></thead>
    <tbody>
    {{#rows}}<tr><th scope="row">{{#hasSwatch}}<span class="swatch {{swatch}}"></span>{{/hasSwatch}}{{name}}</th>{{#cells}}<td class="{{cellClass}}">{{#swatches}}<span class="swatch {{.}}"></span>{{/swatches}}{{#isFigure}}<data value="{{field}}">{{text}}</data>{{/isFigure}}{{^isFigure}}{{text}}{{/isFigure}}</td>{{/cells}}</tr>
    {{/rows}}
    </tbody></table></div>

    """
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
