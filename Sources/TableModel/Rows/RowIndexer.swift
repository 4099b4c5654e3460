import Files

/// The single pass over a row file that finds its faults and the starts of its rows and sections.
struct RowIndexer {
  private let file: String
  private let columnNames: [RowColumn: String]
  private var header: RowFileHeader?
  private var rowStarts = OffsetList()
  private var firstRows = OffsetList()
  /// The last section's field, as a range of the file, and its title.
  private var sectionField = 0..<0
  private var sectionTitle = ""

  /// The number of bytes between two reports of progress.
  private static let progressStep = 1 << 22

  /// - Parameters:
  ///   - file: The name of the file in errors.
  ///   - columnNames: The header's names of row columns that differ from the usual ones.
  init(file: String, columnNames: [RowColumn: String]) {
    self.file = file
    self.columnNames = columnNames
  }

  /// Builds the index of a whole file.
  ///
  /// - Parameter progress: Called with the fraction that is read, 0…1, every 4 MiB.
  consuming func index(
    _ region: MappedFile, progress: (Double) -> Void
  ) throws(InputError) -> IndexedRows {
    try region.withBytes { bytes throws(InputError) in
      try read(bytes, progress)
    }
    guard let header else {
      throw InputError(file, "there is no header; the first line must name the columns")
    }
    guard rowStarts.count > 0 else {
      throw InputError(file, "there is a header, but no row below it")
    }
    return IndexedRows(bytes: region, header: header, rowStarts: rowStarts, firstRows: firstRows)
  }

  /// The title of a section with a name: empty if the name is white space.
  static func sectionTitle(_ name: String) -> String {
    name.allSatisfy(\.isWhitespace) ? "" : name
  }

  private mutating func read(
    _ bytes: Span<UInt8>, _ progress: (Double) -> Void
  ) throws(InputError) {
    var reader = CSVReader()
    reader.skipMark(in: bytes)
    let end = CSVReader.endOfRecords(in: bytes)
    var fields: [Range<Int>] = []
    var nextReport = Self.progressStep
    while reader.position < end {
      let (start, line) = (reader.position, reader.line)
      do throws(CSVFault) {
        try reader.record(in: bytes, fields: &fields)
      } catch {
        throw InputError(file, line: error.line, error.description)
      }
      if let header {
        guard fields.count == header.count else {
          let isEmpty = fields.count == 1 && fields[0].isEmpty
          throw InputError(
            file, line: line,
            (isEmpty ? "the row is empty" : "the row has \(fields.count.counted("field"))")
              + ", but the header has \(header.count.counted("field"))")
        }
        guard rowStarts.count < RowTable.greatestSyntheticCount else {
          throw InputError(
            file, line: line,
            "there are more than \(DecimalText.grouped(RowTable.greatestSyntheticCount)) rows, the most"
              + " that are read")
        }
        takeSection(header.section.map { fields[$0] } ?? 0..<0, bytes)
        rowStarts.append(start)
      } else {
        try CSVReader.requireHeader(fields, from: start, file, line)
        header = try RowFileHeader(
          fields.map { CSVReader.text(bytes, $0) }, line: line, columnNames: columnNames,
          file: file)
      }
      if reader.position >= nextReport, reader.position < bytes.count {
        progress(Double(reader.position) / Double(bytes.count))
        nextReport += Self.progressStep
      }
    }
  }

  /// Starts a section at the next row unless the last section has the same title.
  private mutating func takeSection(_ field: Range<Int>, _ bytes: Span<UInt8>) {
    if firstRows.count > 0, bytes.hasEqualBytes(in: field, and: sectionField) { return }
    sectionField = field
    // Different bytes can be equal text, and all white space is the empty title.
    let title = Self.sectionTitle(CSVReader.text(bytes, field))
    if firstRows.count > 0, title == sectionTitle { return }
    sectionTitle = title
    firstRows.append(rowStarts.count)
  }
}

extension Int {
  /// Returns a number with its noun: `1 field`, `3 fields`.
  fileprivate func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
