import Analysis
import Files
import Results
import Statistics

/// A table of a page: rows with a name and a colour, columns of words or numbers.
struct PageTable {
  /// A column's heading; `words` are set to the left, numbers to the right.
  struct Heading {
    let heading: String
    let headingKind: String
  }

  /// A row: its name, the class of its colour, and its cells.
  struct Row {
    let name: String
    let swatch: String
    fileprivate(set) var cells: [Cell] = []
  }

  /// What stands in a cell, and where it comes from.
  struct Cell {
    let shown: String
    /// A class of the page's style.
    let cellKind: String
    /// Whether it is a figure of `summary.csv`.
    let isFigure: Bool
    /// The column of `summary.csv`, and the field there as it is.
    let metric: String
    let exactly: String
    /// The strategy and the refresh rate.
    let ofSeries: String

    /// Words, or a figure that `summary.csv` does not have.
    init(_ shown: String, _ kind: String = "") {
      self.shown = shown
      cellKind = kind
      isFigure = false
      metric = ""
      exactly = ""
      ofSeries = ""
    }

    /// A figure of `summary.csv`, shown in fewer digits.
    init(_ shown: String, _ metric: String, of summary: SeriesSummary, _ kind: String = "") {
      self.shown = shown
      cellKind = kind
      isFigure = true
      self.metric = metric
      exactly = SummaryCSV.text(of: metric, for: summary)
      ofSeries = "\(summary.strategy)/\(summary.refreshRate)"
    }
  }

  let caption: String
  let corner: String
  private(set) var headings: [Heading] = []
  private(set) var rows: [Row]

  /// - Parameter corner: What the rows are.
  init(_ caption: String, corner: String, rows: [(name: String, swatch: String)]) {
    self.caption = caption
    self.corner = corner
    self.rows = rows.map { Row(name: $0.name, swatch: $0.swatch) }
  }

  /// A table with a row a strategy.
  init(_ caption: String, of strategies: [SeriesSummary], _ colors: StrategyColors) {
    self.init(
      caption, corner: "strategy",
      rows: strategies.map { (TextFormatting.oneLine($0.strategy), colors[$0.strategy]) })
  }

  /// Adds a column.
  ///
  /// - Precondition: There is a cell a row.
  mutating func append(_ heading: String, words: Bool = false, _ cells: [Cell]) {
    precondition(cells.count == rows.count, "a column has a cell in each row")
    headings.append(Heading(heading: heading, headingKind: words ? "words" : ""))
    for index in rows.indices { rows[index].cells.append(cells[index]) }
  }
}

extension SummaryCSV {
  /// A field of a series' line as the file has it.
  ///
  /// - Precondition: There is such a column.
  static func text(of metric: String, for summary: SeriesSummary) -> String {
    guard let column = all.first(where: { $0.metric.name == metric }) else {
      preconditionFailure("summary.csv has no column \(metric)")
    }
    return column.field(summary).text
  }
}

extension Field {
  /// The text that a CSV file has, before quotes.
  var text: String {
    switch self {
    case .empty: ""
    case .text(let text): text
    case .integer(let value): String(value)
    case .decimal(let value, let places): DecimalText.shortest(value, places: places)
    }
  }
}
