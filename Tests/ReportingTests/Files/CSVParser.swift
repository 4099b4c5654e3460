import FileTesting
import Testing

/// Returns the fields of each record of a written file; `nil` unless it is well formed and ends
/// with a line feed.
func parseCSV(_ bytes: [UInt8]) -> [[String]]? {
  guard bytes.last == UInt8(ascii: "\n") else { return nil }
  return try? csvRecords(bytes).map(\.fields)
}

/// Returns the fields of each line of such a file by the names of their columns.
func csvLines(_ bytes: [UInt8]) throws -> [[String: String]] {
  let records = try #require(parseCSV(bytes))
  return records.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(records[0], $0)) }
}
