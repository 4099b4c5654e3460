import Files

/// The rows of an indexed CSV file, whose text is read on access.
///
/// The index takes 8 bytes a row and 8 a section. It is made of a file that was read through once
/// and is without faults.
final class IndexedRows: Sendable {
  let bytes: MappedFile
  private let header: RowFileHeader
  /// The offset of each row in the file.
  private let rowStarts: OffsetList
  /// The first row of each section.
  private let firstRows: OffsetList

  init(bytes: MappedFile, header: RowFileHeader, rowStarts: OffsetList, firstRows: OffsetList) {
    self.bytes = bytes
    self.header = header
    self.rowStarts = rowStarts
    self.firstRows = firstRows
  }

  var count: Int { rowStarts.count }
  var sectionCount: Int { firstRows.count }

  /// The memory that the index takes, in bytes.
  var indexByteCount: Int { rowStarts.byteCount + firstRows.byteCount }

  /// - Complexity: O(*n*) in the length of the row's text. Allocates its strings and nothing else.
  subscript(index: Int) -> Row {
    bytes.withBytes { bytes in
      var row = Row(title: "")
      forEachField(of: index, in: bytes) { number, field in
        if number == header.title { row.title = CSVReader.text(bytes, field) }
        if number == header.subtitle { row.subtitle = CSVReader.text(bytes, field) }
        if number == header.body { row.body = CSVReader.text(bytes, field) }
      }
      return row
    }
  }

  func rows(inSection section: Int) -> Range<Int> {
    firstRows[section]..<(section + 1 < sectionCount ? firstRows[section + 1] : count)
  }

  /// Returns the section's title, from its first row; empty if it consists of white space.
  func title(ofSection section: Int) -> String {
    bytes.withBytes { bytes in
      var title = ""
      forEachField(of: firstRows[section], in: bytes) { number, field in
        if number == header.section { title = CSVReader.text(bytes, field) }
      }
      return RowIndexer.sectionTitle(title)
    }
  }

  /// - Complexity: O(log *n*).
  func section(ofRow row: Int) -> Int { firstRows.lastIndex(atMost: row) }

  private func forEachField(
    of row: Int, in bytes: Span<UInt8>, _ body: (Int, Range<Int>) -> Void
  ) {
    var reader = CSVReader(position: rowStarts[row])
    for number in 0..<header.count {
      body(number, reader.field(in: bytes))
      _ = reader.skipEnd(in: bytes)
    }
  }
}
