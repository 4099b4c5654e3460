/// A reader of RFC 4180 files, written from the standard and not from the writer.
///
/// - Returns: The fields of each record, or `nil` if the text is not such a file.
func parseCSV(_ bytes: [UInt8]) -> [[String]]? {
  enum State { case start, plain, quoted, closed }
  var records: [[String]] = []
  var record: [String] = []
  var field: [UInt8] = []
  var state = State.start
  func text() -> String { String(decoding: field, as: UTF8.self) }
  for byte in bytes {
    switch (state, byte) {
    case (.quoted, UInt8(ascii: "\"")): state = .closed
    case (.quoted, _): field.append(byte)
    case (.closed, UInt8(ascii: "\"")):
      field.append(byte)
      state = .quoted
    case (_, UInt8(ascii: ",")), (_, UInt8(ascii: "\n")):
      record.append(text())
      field = []
      state = .start
      if byte == UInt8(ascii: "\n") {
        records.append(record)
        record = []
      }
    case (.start, UInt8(ascii: "\"")): state = .quoted
    case (.start, _) where byte != UInt8(ascii: "\r"), (.plain, _) where byte != UInt8(ascii: "\r"):
      if byte == UInt8(ascii: "\"") { return nil }
      field.append(byte)
      state = .plain
    default: return nil
    }
  }
  return state == .start && record.isEmpty ? records : nil
}
