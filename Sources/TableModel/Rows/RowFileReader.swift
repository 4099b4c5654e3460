import Files

/// The rows and sections of a CSV file, read record by record.
struct RowFileReader {
  private let file: String
  private let columnNames: [RowColumn: String]
  private var header: Header?
  private(set) var rows: [Row] = []
  private(set) var sections: [RowSection] = []
  /// The last section's field, as a range of the file.
  private var sectionField = 0..<0

  /// The fields of a record; `nil` for a column that the file does not have.
  private struct Header {
    /// The number of fields of the header, and so of every record.
    let count: Int
    let title: Int
    let section: Int?
    let subtitle: Int?
    let body: Int?
  }

  /// The number of bytes between two reports.
  private static let progressStep = 1 << 22

  /// - Parameter columnNames: The header's names of row columns that differ from the usual ones.
  init(file: String, columnNames: [RowColumn: String]) {
    self.file = file
    self.columnNames = columnNames
  }

  /// - Parameter progress: Called with the fraction read, 0…1, every 4 MiB except at the end.
  mutating func read(_ bytes: Span<UInt8>, progress: (Double) -> Void) throws(InputError) {
    var reader = CSVReader()
    reader.detectSeparator(in: bytes)
    let end = CSVReader.endOfRecords(in: bytes)
    var nextReport = Self.progressStep
    while reader.position < end {
      let (start, line) = (reader.position, reader.line)
      let fields = try reader.record(in: bytes, of: file)
      if let header {
        try append(fields, header, bytes, line)
      } else {
        try CSVReader.requireHeader(fields, from: start, file, line)
        header = try self.header(fields.map { CSVReader.text(bytes, $0) }, line)
      }
      if reader.position >= nextReport, reader.position < bytes.count {
        progress(Double(reader.position) / Double(bytes.count))
        nextReport += Self.progressStep
      }
    }
    guard header != nil else {
      throw InputError(file, "there is no header; the first line must name the columns")
    }
    guard !rows.isEmpty else {
      throw InputError(file, "there is a header, but no row below it")
    }
  }

  private mutating func append(
    _ fields: [Range<Int>], _ header: Header, _ bytes: Span<UInt8>, _ line: Int
  ) throws(InputError) {
    guard fields.count == header.count else {
      let isEmpty = fields.count == 1 && fields[0].isEmpty
      throw InputError(
        file, line: line,
        (isEmpty ? "the row is empty" : "the row has \(DecimalText.counted(fields.count, "field"))")
          + ", but the header has \(DecimalText.counted(header.count, "field"))")
    }
    guard rows.count < RowTable.mostFileRows else {
      throw InputError(
        file, line: line,
        "there are more than \(DecimalText.grouped(RowTable.mostFileRows)) rows, the most that are"
          + " read")
    }
    func text(_ field: Int?) -> String { field.map { CSVReader.text(bytes, fields[$0]) } ?? "" }
    extendSections(header.section.map { fields[$0] } ?? 0..<0, bytes)
    rows.append(
      Row(title: text(header.title), subtitle: text(header.subtitle), body: text(header.body)))
  }

  /// Extends the last section by the next row if it has the same title; begins one otherwise.
  private mutating func extendSections(_ field: Range<Int>, _ bytes: Span<UInt8>) {
    let (last, row) = (sections.count - 1, rows.count)
    if last < 0 || !bytes.hasEqualBytes(in: field, and: sectionField) {
      sectionField = field
      // Different bytes can be equal text, and all white space is the empty title.
      let name = CSVReader.text(bytes, field)
      let title = name.allSatisfy(\.isWhitespace) ? "" : name
      if last < 0 || title != sections[last].title {
        return sections.append(RowSection(title: title, rows: row..<row + 1))
      }
    }
    sections[last].rows = sections[last].rows.lowerBound..<row + 1
  }
}

// The header

extension RowFileReader {
  private func header(_ names: [String], _ line: Int) throws(InputError) -> Header {
    if names.count == 1, names[0].allSatisfy(\.isWhitespace) {
      throw InputError(
        file, line: line, "there is no header; the first line must name the columns")
    }
    let section = try field(of: .section, among: names, line)
    let subtitle = try field(of: .subtitle, among: names, line)
    let body = try field(of: .body, among: names, line)
    guard let title = try field(of: .title, among: names, line) else {
      throw InputError(
        file, line: line,
        "no column is called \"title\", only \(list(names)); --rows FILE title=NAME says which"
          + " holds it")
    }
    return Header(
      count: names.count, title: title, section: section, subtitle: subtitle, body: body)
  }

  /// `nil` if no column has the usual name; a name that the caller gave must exist.
  private func field(
    of column: RowColumn, among names: [String], _ line: Int
  ) throws(InputError) -> Int? {
    let wanted = columnNames[column] ?? column.rawValue
    let fields = names.indices.filter { names[$0] == wanted }
    if fields.count > 1 {
      throw InputError(
        file, line: line,
        "\(fields.count) columns are called \(quoted(wanted)); only one may be")
    }
    if fields.isEmpty, columnNames[column] != nil {
      let nearest = nearestName(to: wanted, among: names).map { "; did you mean \(quoted($0))?" }
      throw InputError(
        file, line: line,
        "no column is called \(quoted(wanted)), the name that --rows gives for \(column.rawValue);"
          + " the columns are \(list(names))" + (nearest ?? ""))
    }
    return fields.first
  }

  private func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map(quoted).joined(separator: ", ")
    return names.count > 12 ? shown + " and \(names.count - 12) more" : shown
  }

  private func quoted(_ name: String) -> String { "\"\(MessageText.name(name))\"" }
}
