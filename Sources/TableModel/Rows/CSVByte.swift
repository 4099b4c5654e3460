/// The bytes that mean something in CSV.
enum CSVByte {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
  /// U+FEFF in UTF-8.
  static let byteOrderMark: [3 of UInt8] = [0xEF, 0xBB, 0xBF]
}

// Runs of bytes that mean nothing but themselves.
extension Span where Element == UInt8 {
  /// The first byte at or behind `start` that cannot stand in an unquoted field.
  func endOfUnquotedText(from start: Int) -> Int {
    var end = start
    while end < count {
      let byte = self[end]
      // Most bytes are letters, which lie above all four.
      if byte <= CSVByte.comma,
        byte == CSVByte.comma || byte == CSVByte.lineFeed || byte == CSVByte.quote
          || byte == CSVByte.carriageReturn
      {
        break
      }
      end += 1
    }
    return end
  }

  /// The first quote at or behind `start`.
  func endOfQuotedText(from start: Int) -> Int {
    var end = start
    while end < count, self[end] != CSVByte.quote { end += 1 }
    return end
  }

  /// The number of line feeds in a range.
  func lineFeeds(in range: Range<Int>) -> Int {
    var found = 0
    for index in range where self[index] == CSVByte.lineFeed { found += 1 }
    return found
  }
}
