/// Makes a table of the bytes of a row file.
struct RowReader {
  private let file: String
  private let columnNames: [RowColumn: String]
  private var parser = CSVParser()
  private var header: RowFileHeader?
  private var rows: [Row] = []
  private var sections: [RowSection] = []

  /// - Parameters:
  ///   - file: What errors call the file.
  ///   - columnNames: The header's name for each row column that it calls otherwise.
  init(file: String, columnNames: [RowColumn: String]) {
    self.file = file
    self.columnNames = columnNames
  }

  /// Reads the next bytes of the file, cut anywhere.
  mutating func read(_ chunk: Span<UInt8>) throws(RowFileError) {
    var position = 0
    while try readRecord(from: chunk, at: &position) { try take(parser.record) }
  }

  /// Ends the file.
  consuming func finish() throws(RowFileError) -> RowTable {
    if try readLastRecord() { try take(parser.record) }
    guard header != nil else {
      throw RowFileError(
        file: file, reason: "there is no header; the first line must name the columns")
    }
    guard !rows.isEmpty else {
      throw RowFileError(file: file, reason: "there is a header, but no row below it")
    }
    return RowTable(rows: rows, sections: sections, source: file)
  }

  private mutating func take(_ record: CSVRecord) throws(RowFileError) {
    guard let header else {
      header = try RowFileHeader(record, columnNames: columnNames, file: file)
      return
    }
    guard record.count == header.count else { throw ragged(record, header) }
    let section = header.section.map { record[field: $0] } ?? ""
    takeSection(section.allSatisfy(\.isWhitespace) ? "" : section)
    rows.append(
      Row(
        title: record[field: header.title],
        subtitle: header.subtitle.map { record[field: $0] } ?? "",
        body: header.body.map { record[field: $0] } ?? ""))
  }

  /// Puts the next row into the last section if that has this title, else into a new one.
  private mutating func takeSection(_ title: String) {
    if let last = sections.last, last.title == title {
      sections[sections.count - 1].rows = last.rows.lowerBound..<rows.count + 1
    } else {
      sections.append(RowSection(title: title, rows: rows.count..<rows.count + 1))
    }
  }

  private func ragged(_ record: CSVRecord, _ header: RowFileHeader) -> RowFileError {
    let found =
      record.isEmpty ? "the row is empty" : "the row has \(record.count.counted("field"))"
    return RowFileError(
      file: file, line: record.line,
      reason: "\(found), but the header has \(header.count.counted("field"))")
  }
}

// The parser's steps, its faults told as those of this file.
extension RowReader {
  private mutating func readRecord(
    from chunk: Span<UInt8>, at position: inout Int
  ) throws(RowFileError) -> Bool {
    do throws(CSVFault) {
      return try parser.readRecord(from: chunk, at: &position)
    } catch {
      throw RowFileError(file: file, line: error.line, reason: error.description)
    }
  }

  private mutating func readLastRecord() throws(RowFileError) -> Bool {
    do throws(CSVFault) {
      return try parser.readLastRecord()
    } catch {
      throw RowFileError(file: file, line: error.line, reason: error.description)
    }
  }
}

extension Int {
  /// The number with its noun: `1 field`, `3 fields`.
  fileprivate func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
