package import Files

extension RowTable {
  /// Reads the bytes of an RFC 4180 CSV file.
  ///
  /// The first line is the header. The column `title` is required; `section`, `subtitle` and `body`
  /// are optional, and others are ignored. Adjacent rows with the same section name form a section;
  /// an empty name or one of white space is a section without title. Lines end in LF or CRLF; a
  /// byte order mark and empty lines at the end are ignored. Fields may contain every Unicode
  /// character.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The name of the file in errors; the table's `source`.
  ///   - columns: The header's names of row columns that differ from the usual ones.
  ///   - limit: The maximum size of files whose rows are stored, in bytes; larger ones are indexed.
  /// - Throws: The first fault, with its line.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(
    csv bytes: Span<UInt8>, name: String, columns: [RowColumn: String] = [:],
    keepingUpTo limit: Int = keptByteCount
  ) throws(InputError) {
    try self.init(
      MappedFile(copying: bytes), name: name, columns: columns, keepingUpTo: limit)
  }

  /// The maximum size of files whose rows are stored, in bytes.
  ///
  /// A stored row takes 160 bytes and its strings, and no time on access; an indexed one takes 8
  /// bytes and is read from the file on each access, allocating its strings. 4 MiB are four times
  /// the embedded rows; 38,000 rows of 110 bytes took 13 MB. Tables of the sizes that apps show are
  /// thus accessed like arrays.
  package static let keptByteCount = 4 << 20

  /// Creates the table of the bytes of a file.
  init(
    _ bytes: MappedFile, name: String, columns: [RowColumn: String], keepingUpTo limit: Int,
    progress: (Double) -> Void = { _ in }
  ) throws(InputError) {
    let indexer = RowIndexer(file: name, columnNames: columns)
    let index = try indexer.index(bytes, progress: progress)
    let rows = RowList(.indexed(index))
    let sections = RowSections(.indexed(index))
    if bytes.count <= limit {
      self.init(rows: Array(rows), sections: Array(sections), source: name)
    } else {
      self.init(rows: rows, sections: sections, source: name)
    }
  }

  /// The size of the index of a file's rows, in bytes; `nil` if there is none.
  package var indexByteCount: Int? {
    if case .indexed(let index) = rows.source { index.indexByteCount } else { nil }
  }
}
