package import Files

extension RowTable {
  /// Reads the bytes of an RFC 4180 CSV file.
  ///
  /// The first line is the header. The column `title` must be there; `section`, `subtitle` and
  /// `body` may be, and others are ignored. Adjacent rows with one section name form a section; a
  /// name that is empty or all white space makes a section without title. Lines end in LF or CRLF,
  /// a byte order mark and empty lines at the end are ignored, and every Unicode character may
  /// stand in a field.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: What errors call the file; the table's `source`.
  ///   - columns: The header's name for each row column that it calls otherwise.
  ///   - limit: A longer file is not kept as rows, but as its bytes and an index.
  /// - Throws: The first fault, with its line.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(
    csv bytes: Span<UInt8>, name: String, columns: [RowColumn: String] = [:],
    keepingUpTo limit: Int = keptByteCount
  ) throws(InputError) {
    try self.init(
      MappedFile(copying: bytes), name: name, columns: columns, keepingUpTo: limit)
  }

  /// The length of the longest file whose rows are all kept in memory, in bytes.
  ///
  /// A row that is kept costs 160 bytes and its strings' for good, but nothing when it is asked for;
  /// one that is not costs 8 bytes, and is read from the file each time, its strings allocated. 4 MiB
  /// hold four times the embedded rows, and as 38,000 rows of 110 bytes took 13 MB: a table of a size
  /// that apps show is as quick to ask as an app's own array.
  package static let keptByteCount = 4 << 20

  /// Makes the table of the bytes of a file.
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

  /// The memory that the index of a file's rows takes, in bytes; `nil`: the table has none.
  package var indexByteCount: Int? {
    if case .indexed(let index) = rows.source { index.indexByteCount } else { nil }
  }
}
