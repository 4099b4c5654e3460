import Files

/// A CSV file as it is written: RFC 4180 quoting, UTF-8 without a byte order mark.
///
/// Lines end with a line feed alone, where RFC 4180 has CR LF: `sort`, `cut`, `awk` and `diff`
/// would take the carriage return for a part of the last field, and every CSV reader accepts
/// either.
package struct CSVText {
  package private(set) var bytes: [UInt8] = []
  private var isAtLineStart = true

  init(header: [String]) {
    for name in header { append(.text(name)) }
    endLine()
  }

  private init() {}

  package static func file<Line>(
    _ columns: [Column<Line>], _ lines: some Sequence<Line>
  ) -> [UInt8] {
    var text = CSVText(header: columns.map(\.metric.name))
    for line in lines {
      text.append(Self.line(columns, line))
      text.endLine()
    }
    return text.bytes
  }

  /// The fields of a line, without its end.
  package static func line<Line>(_ columns: [Column<Line>], _ line: Line) -> [UInt8] {
    var text = CSVText()
    for column in columns { text.append(column.field(line)) }
    return text.bytes
  }

  /// Appends the first fields of a line.
  mutating func append(_ fields: [UInt8]) {
    bytes.append(contentsOf: fields)
    isAtLineStart = false
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isAtLineStart = true
  }

  mutating func append(_ field: Field) {
    if !isAtLineStart { bytes.append(UInt8(ascii: ",")) }
    isAtLineStart = false
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
