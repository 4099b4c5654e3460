/// Reads a row file through once: finds its faults, and where its rows and sections start.
struct RowIndexer {
  private let file: String
  private let columnNames: [RowColumn: String]
  private var parser = CSVParser()
  private var header: RowFileHeader?
  private var rowStarts = OffsetList()
  private var firstRows = OffsetList()
  /// The name of the last section as it stands in the file, and what it comes to.
  private var sectionName: [UInt8] = []
  private var sectionTitle = ""

  /// How many bytes are read between two reports of progress.
  private static let chunkSize = 1 << 22

  /// - Parameters:
  ///   - file: What errors call the file.
  ///   - columnNames: The header's name for each row column that it calls otherwise.
  init(file: String, columnNames: [RowColumn: String]) {
    self.file = file
    self.columnNames = columnNames
  }

  /// Makes the index of a whole file.
  ///
  /// - Parameter progress: Told the part of the file that is read, 0…1, every 4 MiB.
  consuming func index(
    _ region: ByteRegion, progress: (Double) -> Void
  ) throws(RowFileError) -> IndexedRows {
    var start = 0
    while start < region.count {
      let end = min(start + Self.chunkSize, region.count)
      try region.withBytes { (bytes) throws(RowFileError) in
        try read(bytes.extracting(start..<end))
      }
      start = end
      if start < region.count { progress(Double(start) / Double(region.count)) }
    }
    if try readLastRecord() { try take(parser.record) }
    guard let header else {
      throw RowFileError(
        file: file, reason: "there is no header; the first line must name the columns")
    }
    guard rowStarts.count > 0 else {
      throw RowFileError(file: file, reason: "there is a header, but no row below it")
    }
    return IndexedRows(bytes: region, header: header, rowStarts: rowStarts, firstRows: firstRows)
  }

  /// The title of a section of this name: none if that is all white space.
  static func sectionTitle(_ name: String) -> String {
    name.allSatisfy(\.isWhitespace) ? "" : name
  }

  /// Reads the next bytes of the file, cut anywhere.
  private mutating func read(_ chunk: Span<UInt8>) throws(RowFileError) {
    var position = 0
    while try readRecord(from: chunk, at: &position) { try take(parser.record) }
  }

  private mutating func take(_ record: CSVRecord) throws(RowFileError) {
    guard let header else {
      header = try RowFileHeader(record, columnNames: columnNames, file: file)
      return
    }
    guard record.count == header.count else { throw ragged(record, header) }
    takeSection(header.section.map { record.bytes[record.fields[$0]] } ?? [])
    rowStarts.append(record.start)
  }

  /// Begins a section at the next row, unless the last section has this title.
  private mutating func takeSection(_ name: ArraySlice<UInt8>) {
    if firstRows.count > 0, sectionName.elementsEqual(name) { return }
    sectionName.removeAll(keepingCapacity: true)
    sectionName.append(contentsOf: name)
    // Unlike bytes can be one text, and unlike white space is no title alike.
    let title = Self.sectionTitle(String(decoding: name, as: UTF8.self))
    if firstRows.count > 0, title == sectionTitle { return }
    sectionTitle = title
    firstRows.append(rowStarts.count)
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
extension RowIndexer {
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
