import RunData

/// A table of results: rows, and the columns that each medium renders.
///
/// A column is one element of the list; a medium is one file `Table+Name.swift`.
///
///     let table = Table("Frame time, ms", of: summaries, [
///       .text("strategy", .left) { $0.strategy },
///       .text("median") { TextFormatting.milliseconds($0.p50.value) },
///     ])
///     table.lines(width: 80)   // for a terminal
///     table.markdown           // lines of a Markdown table
///     table.markup(of: "120 Hz")   // for a page
///     table.csv                // the columns with fields, as a file
///     table.objects            // the same as JSON objects
package struct Table {
  package let caption: String
  let rows: Range<Int>
  /// The columns for people; the first one names the rows.
  let shown: [TableColumn<Int>]
  private let files: [Column<Int>]

  package init<Row: Sendable>(
    _ caption: String = "", of rows: [Row], _ columns: [TableColumn<Row>]
  ) {
    self.caption = caption
    self.rows = rows.indices
    shown = columns.filter { $0.heading != nil }.map { $0.of(rows) }
    files = columns.compactMap { $0.file?.of { rows[$0] } }
  }

  var csv: [UInt8] { CSVText.file(files, rows) }
  var objects: [[String: Field]] { Column.objects(files, Array(rows)) }

  /// The headings where a medium shows no caption above the table but in its top left cell.
  var headings: [String] {
    [caption.isEmpty ? shown[0].title : caption] + shown.dropFirst().map(\.title)
  }
}

/// A column of a table: in tables for people, in files, or in both.
package struct TableColumn<Row>: Sendable {
  /// The heading, in which a line break keeps a column of short cells narrow; `nil` for a column of
  /// files alone.
  var heading: String?
  var alignment = TableAlignment.right
  /// A sentence that a page shows as the tooltip of the heading; empty for none.
  var explanation = ""
  /// Indicates whether a page has the field of the file behind the text.
  var hasFigures = false
  var cell: @Sendable (Row) -> TableCell = { _ in TableCell("") }
  /// The column of files; `nil` for one of tables for people alone.
  var file: Column<Row>?

  var title: String { heading ?? "" }

  /// The column for indices of rows, so that a medium renders tables of any rows.
  fileprivate func of(_ rows: [Row]) -> TableColumn<Int> where Row: Sendable {
    let cell = cell
    return TableColumn<Int>(
      heading: heading, alignment: alignment, explanation: explanation, hasFigures: hasFigures,
      cell: { cell(rows[$0]) }, file: file?.of { rows[$0] })
  }
}

package enum TableAlignment: Sendable {
  case left, right
  /// Left-aligned sentences, wrapped where the medium wraps text.
  case prose
}

package struct TableCell: Sendable {
  /// The text; a terminal keeps spaces at its end, which align units of different widths.
  package let text: String
  package let tint: Tint?
  /// The reason for the text; empty if the figures beside it are the reason.
  package let explanation: String
  /// The classes of the colours that a page shows before the text.
  package let colors: [String]

  package init(
    _ text: String, _ tint: Tint? = nil, explanation: String = "", colors: [String] = []
  ) {
    self.text = text
    self.tint = tint
    self.explanation = explanation
    self.colors = colors
  }

  var explained: String { explanation.isEmpty ? text : "\(text): \(explanation)" }
}

extension TableColumn {
  /// A column of tables for people alone.
  package static func cells(
    _ heading: String, _ alignment: TableAlignment = .right, explanation: String = "",
    _ cell: @escaping @Sendable (Row) -> TableCell
  ) -> TableColumn {
    TableColumn(heading: heading, alignment: alignment, explanation: explanation, cell: cell)
  }

  package static func text(
    _ heading: String, _ alignment: TableAlignment = .right, explanation: String = "",
    _ text: @escaping @Sendable (Row) -> String
  ) -> TableColumn {
    cells(heading, alignment, explanation: explanation) { TableCell(text($0)) }
  }

  /// A column of files alone.
  static func field(
    _ name: String, _ field: @escaping @Sendable (Row) -> Field
  ) -> TableColumn {
    TableColumn(file: .key(name, "", field))
  }

  /// The column with a text in tables for people too.
  func shown(
    _ heading: String?, _ alignment: TableAlignment = .right, explanation: String = "",
    _ cell: @escaping @Sendable (Row) -> TableCell
  ) -> TableColumn {
    TableColumn(
      heading: heading, alignment: alignment, explanation: explanation, cell: cell, file: file)
  }
}
