import FileTesting

/// Returns the fields of each record of a written file; `nil` unless it is well formed and ends
/// with a line feed.
func parseCSV(_ bytes: [UInt8]) -> [[String]]? {
  guard bytes.last == UInt8(ascii: "\n") else { return nil }
  return try? csvRecords(bytes).map(\.fields)
}
