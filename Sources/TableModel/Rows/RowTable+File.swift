package import Files

extension RowTable {
  /// Reads an RFC 4180 CSV file as `init(csv:name:columns:)` does.
  ///
  ///     try RowTable(csvFile: "cities.csv", columns: [.body: "other_names"])
  ///
  /// The file is mapped and read once, so that all faults are reported here. The rows of a small
  /// file are stored; for a larger one an index of 8 bytes per row and per section is stored, and
  /// rows are read on access. Such a file must not change while the table is in use: rows would be
  /// read from the new content, and those that a truncation removed would be empty.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name of the file in errors, and the table's source; `nil` for its path.
  ///   - columns: The header's names of row columns that differ from the usual ones.
  ///   - limit: The maximum size of files whose rows are stored, in bytes.
  ///   - progress: Called with the fraction that is read, 0…1, every 4 MiB except at the end.
  package init(
    csvFile path: String, named name: String? = nil, columns: [RowColumn: String] = [:],
    keepingUpTo limit: Int = keptByteCount, progress: (Double) -> Void = { _ in }
  ) throws(InputError) {
    let file = try MappedFile(path)
    do {
      try self.init(
        file, name: name ?? path, columns: columns, keepingUpTo: limit, progress: progress)
    } catch {
      // A change explains whatever was found.
      try file.requireUnchanged()
      throw error
    }
    try file.requireUnchanged()
  }

  /// - Throws: ``InputError`` if the rows are read on access from a file that has changed since the
  ///   table was created.
  package func requireUnchanged() throws(InputError) {
    if case .indexed(let index) = rows.source { try index.bytes.requireUnchanged() }
  }
}
