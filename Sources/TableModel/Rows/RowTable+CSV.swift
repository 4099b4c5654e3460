package import Files

extension RowTable {
  /// Reads the UTF-8 text of an RFC 4180 CSV file.
  ///
  /// The first line is the header. The column `title` is required; `section`, `subtitle` and `body`
  /// are optional, and others are ignored. Adjacent rows with the same section name form a section;
  /// an empty name or one of white space is a section without title. Lines end in LF or CRLF; empty
  /// lines at the end are ignored. Fields may contain every Unicode character. Semicolons or tabs
  /// separate them where the header, or a line `sep=;` above it, has these instead of commas.
  ///
  /// - Parameters:
  ///   - name: The name of the file in errors; the table's `source`.
  ///   - columns: The header's names of row columns that differ from the usual ones.
  ///   - progress: Called with the fraction that is read, 0…1, every 4 MiB except at the end.
  package init(
    csv bytes: Span<UInt8>, name: String, columns: [RowColumn: String] = [:],
    progress: (Double) -> Void = { _ in }
  ) throws(InputError) {
    var reader = RowFileReader(file: name, columnNames: columns)
    try reader.read(bytes, progress: progress)
    self.init(rows: reader.rows, sections: reader.sections, source: name)
  }

  /// Reads a CSV file in UTF-8 or UTF-16 as ``init(csv:name:columns:progress:)`` does.
  ///
  ///     try RowTable(csvFile: "cities.csv", columns: [.body: "other_names"])
  ///
  /// - Parameter name: The name of the file in errors, and the table's source; `nil` for its path.
  package init(
    csvFile path: String, named name: String? = nil, columns: [RowColumn: String] = [:],
    progress: (Double) -> Void = { _ in }
  ) throws(InputError) {
    let name = name ?? path
    let bytes = try InputFile.text(of: path, named: name, upTo: Self.mostFileBytes)
    try self.init(csv: bytes.span, name: name, columns: columns, progress: progress)
  }

  /// The most rows of a file, all of which are held in memory: 160 bytes each and their text.
  package static let mostFileRows = 2_000_000

  package static let mostFileBytes = 256 << 20
}
