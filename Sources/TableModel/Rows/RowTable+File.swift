package import Files

extension RowTable {
  /// Reads an RFC 4180 CSV file as `init(csv:name:columns:)` does.
  ///
  ///     try RowTable(csvFile: "cities.csv", columns: [.body: "other_names"])
  ///
  /// The file is mapped and read through once, so that every fault is found here. The rows of a
  /// short file are kept; of a longer one 8 bytes a row and 8 a section are, and its text is read
  /// when a row is asked for. Such a file must stay as it is while the table is in use: if it is
  /// written to, rows may say what stands there later or half of it, and if it is cut off, the
  /// process ends where it reads beyond the new end.
  ///
  /// - Parameters:
  ///   - path: The file, which may be a pipe; errors call it by this path.
  ///   - columns: The header's name for each row column that it calls otherwise.
  ///   - limit: The length of the longest file whose rows are kept, in bytes.
  ///   - progress: Told the part of the file that is read, 0…1, every 4 MiB but at its end.
  package init(
    csvFile path: String, columns: [RowColumn: String] = [:],
    keepingUpTo limit: Int = keptByteCount, progress: (Double) -> Void = { _ in }
  ) throws(InputError) {
    let file = try MappedFile(path, readingStreams: true)
    try self.init(file, name: path, columns: columns, keepingUpTo: limit, progress: progress)
    if file.hasChanged {
      throw InputError(path, "the file changed while it was read; it must stay as it is")
    }
  }
}
