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
  /// - Throws: The first fault, with its line.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(
    csv bytes: Span<UInt8>, name: String, columns: [RowColumn: String] = [:]
  ) throws(RowFileError) {
    var reader = RowReader(file: name, columnNames: columns)
    try reader.read(bytes)
    self = try reader.finish()
  }
}
