import RunData

/// The columns of files.
extension Table {
  /// A CSV file with a line per row.
  var csv: [UInt8] { CSVText.file(columns.compactMap(\.file), rows) }

  /// An object per row.
  var objects: [[String: Field]] { Column.objects(columns.compactMap(\.file), rows) }
}
