package import Analysis
import Files
import RunData
import Statistics

/// A table of results, from which the terminal text, the Markdown and the HTML are made.
///
///     var table = Table("Frame time, ms", rows: "strategy", ["layer-grid", "square"])
///     table.append("median", ["1.71", "1.69"])
///     table.append("rating", align: .left, [Table.Cell("good", .good), Table.Cell("warning", .doubtful)])
///     table.lines(width: 80)   // for a terminal
///     table.markdown           // lines of a Markdown table
///     HTMLTable(table, of: "120 Hz")  // for a page
package struct Table {
  package enum Alignment {
    case left, right
    /// Left-aligned sentences, wrapped where the medium wraps text.
    case prose
  }

  package struct Column {
    /// The heading; it may contain a line break, which keeps a column of short cells narrow.
    package let heading: String
    package let alignment: Alignment
    /// A sentence that a page shows as the tooltip of the heading; empty for none.
    package let explanation: String
  }

  package struct Row {
    package let name: String
    /// The class of the row's colour on a page; `nil` for a row without a colour.
    package let color: String?
    package fileprivate(set) var cells: [Cell] = []
  }

  package struct Cell {
    /// The text; a terminal keeps spaces at its end, which align units of different widths.
    package let text: String
    package let figure: Figure?
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
      figure = nil
    }

    /// A value of `summary.csv`, rounded for display.
    package init(_ text: String, metric: String, of summary: SeriesSummary, _ tint: Tint? = nil) {
      self.text = text
      self.tint = tint
      explanation = ""
      colors = []
      figure = Figure(metric, of: summary)
    }
  }

  /// A value of `summary.csv` as the file has it.
  package struct Figure {
    /// The column of the file.
    package let metric: String
    package let field: String

    /// - Precondition: `summary.csv` has the column.
    package init(_ metric: String, of summary: SeriesSummary) {
      self.metric = metric
      field = SummaryCSV.column(metric).field(summary).text
    }
  }

  package let caption: String
  /// The heading of the column of row names.
  package let nameHeading: String
  package let nameAlignment: Alignment
  package private(set) var columns: [Column] = []
  package private(set) var rows: [Row]

  /// - Parameters:
  ///   - nameHeading: The heading of the row names.
  ///   - names: The row names, from the top.
  ///   - colors: The classes of the rows' colours; empty for a table without colours.
  /// - Precondition: `colors` is empty or has an element per row.
  package init(
    _ caption: String = "", rows nameHeading: String, _ names: [String], colors: [String] = [],
    alignment: Alignment = .left
  ) {
    precondition(colors.isEmpty || colors.count == names.count, "a colour is missing for a row")
    self.caption = caption
    self.nameHeading = nameHeading
    nameAlignment = alignment
    rows = names.enumerated().map { index, name in
      Row(name: name, color: colors.isEmpty ? nil : colors[index])
    }
  }

  /// Adds a column at the right.
  ///
  /// - Precondition: There is a cell per row.
  package mutating func append(
    _ heading: String, align alignment: Alignment = .right, explanation: String = "",
    _ cells: [Cell]
  ) {
    precondition(cells.count == rows.count, "the column \(heading) lacks a cell for a row")
    columns.append(Column(heading: heading, alignment: alignment, explanation: explanation))
    for index in rows.indices { rows[index].cells.append(cells[index]) }
  }

  /// Adds a column of plain texts at the right.
  ///
  /// - Precondition: There is a text per row.
  package mutating func append(
    _ heading: String, align alignment: Alignment = .right, explanation: String = "",
    _ texts: [String]
  ) {
    append(heading, align: alignment, explanation: explanation, texts.map { Cell($0) })
  }

  /// The text of the top left cell where a medium shows no caption above the table.
  package var corner: String { caption.isEmpty ? nameHeading : caption }
}

extension SummaryCSV {
  /// Returns the column of a metric.
  ///
  /// - Precondition: There is such a column.
  static func column(_ metric: String) -> Column<SeriesSummary> {
    guard let column = all.first(where: { $0.metric.name == metric }) else {
      preconditionFailure("summary.csv has no column \(metric)")
    }
    return column
  }
}

extension Field {
  /// The field as in a CSV file, without quotes.
  var text: String {
    switch self {
    case .empty: ""
    case .text(let text): text
    case .integer(let value): String(value)
    case .decimal(let value, let places): DecimalText.shortest(value, places: places)
    }
  }
}
