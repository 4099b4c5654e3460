import Files

/// A CSV file as it is written: RFC 4180 quoting, UTF-8 without a byte order mark.
///
/// Lines end with a line feed alone, where RFC 4180 has CR LF: `sort`, `cut`, `awk` and `diff`
/// would take the carriage return for a part of the last field, and every CSV reader accepts
/// either.
struct CSVText {
  private(set) var bytes: [UInt8] = []

  /// The header and the lines of a file.
  static func file<Line>(_ columns: [Column<Line>], _ lines: some Sequence<Line>) -> [UInt8] {
    var text = CSVText()
    text.appendLine(columns) { .text($0.metric.name) }
    text.bytes.reserveCapacity(text.bytes.count * (lines.underestimatedCount + 1))
    text.append(columns, lines)
    return text.bytes
  }

  /// Lines without a header, to be added to a file.
  static func lines<Line>(_ columns: [Column<Line>], _ lines: some Sequence<Line>) -> [UInt8] {
    var text = CSVText()
    text.append(columns, lines)
    return text.bytes
  }

  private mutating func append<Line>(_ columns: [Column<Line>], _ lines: some Sequence<Line>) {
    for line in lines {
      appendLine(columns) { $0.field(line) }
    }
  }

  private mutating func appendLine<Line>(
    _ columns: [Column<Line>], _ field: (Column<Line>) -> Field
  ) {
    for (index, column) in columns.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(field(column))
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ field: Field) {
    switch field {
    case .empty: break
    case .text(let text): append(quoting: text)
    case .integer(let value): bytes.append(contentsOf: String(value).utf8)
    case .decimal(let value, let places):
      bytes.append(contentsOf: DecimalText.shortest(value, places: places).utf8)
    }
  }

  private mutating func append(quoting text: String) {
    let quote = UInt8(ascii: "\"")
    let special = [UInt8(ascii: ","), quote, UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    guard text.utf8.contains(where: special.contains) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}
