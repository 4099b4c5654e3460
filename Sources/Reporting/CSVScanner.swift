/// Where a reader stands in the bytes of a CSV file, and what it finds there.
///
/// Lines end in LF or CRLF. Nothing is copied but texts that are asked for.
struct CSVScanner: Sendable {
  /// The byte that comes next.
  var position = 0
  /// Its line, from 1.
  private(set) var line = 1

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")

  /// The digits of the largest whole number: the sums over a million frames then fit an integer.
  static let mostDigits = 12

  /// The largest number of any kind, by magnitude.
  static let largest = 1e12

  /// What stands behind a field.
  enum End {
    case comma
    case line
    case file
    /// Text that does not belong there.
    case other
  }

  /// Skips the byte order mark of UTF-8.
  mutating func skipMark(in bytes: Span<UInt8>) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard bytes.count >= 3, (0..<3).allSatisfy({ bytes[$0] == mark[$0] }) else { return }
    position = 3
  }

  func isAtEnd(of bytes: Span<UInt8>) -> Bool { position >= bytes.count }

  /// Steps over the comma or the line's end that comes next.
  @inline(__always)
  mutating func skipEnd(in bytes: Span<UInt8>) -> End {
    guard position < bytes.count else { return .file }
    switch bytes[position] {
    case Self.comma:
      position += 1
      return .comma
    case Self.lineFeed:
      position += 1
      line += 1
      return .line
    case Self.carriageReturn
    where position + 1 < bytes.count && bytes[position + 1] == Self.lineFeed:
      position += 2
      line += 1
      return .line
    default: return .other
    }
  }

  /// Steps over a whole number of at most ``mostDigits`` digits.
  ///
  /// - Returns: `nil` if none stands there; the position is then that of before.
  @inline(__always)
  mutating func integer(in bytes: Span<UInt8>) -> Int? {
    var index = position
    let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = index
    var value = 0
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      guard index - first < Self.mostDigits else { return nil }
      value = value &* 10 &+ Int(digit)
      index += 1
    }
    guard index > first else { return nil }
    position = index
    return isNegative ? -value : value
  }

  /// Steps over a number with or without a fraction or exponent.
  ///
  /// - Returns: `nil` if no finite one stands there; position and line are then those of before.
  mutating func decimal(in bytes: Span<UInt8>) -> Double? {
    let start = self
    let range = field(in: bytes)
    guard let value = Self.decimal(bytes, range) else {
      self = start
      return nil
    }
    return value
  }

  /// The finite number that a range holds, if it holds nothing else.
  static func decimal(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    var mantissa: Int64 = 0
    var divisor = 1.0
    var digits = 0
    var hasPoint = false
    var index = range.lowerBound
    let isNegative = index < range.upperBound && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if byte &- UInt8(ascii: "0") < 10, digits < 15 {
        mantissa = mantissa * 10 + Int64(byte - UInt8(ascii: "0"))
        if hasPoint { divisor *= 10 }
        digits += 1
      } else {
        return slowDecimal(bytes, range)
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    // Both are whole numbers below 2^53, so that the quotient is the number nearest to the text.
    let value = Double(mantissa) / divisor
    return isNegative ? -value : value
  }

  /// The same for numbers with an exponent or many digits.
  private static func slowDecimal(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    let allowed = Set("0123456789.+-eE".utf8)
    guard range.allSatisfy({ allowed.contains(bytes[$0]) }),
      let value = Double(text(bytes, range)), value.isFinite
    else { return nil }
    return value
  }

  /// Steps over a field of any kind.
  ///
  /// - Returns: Its bytes, the quotes around it included.
  mutating func field(in bytes: Span<UInt8>) -> Range<Int> {
    let start = position
    guard position < bytes.count, bytes[position] == Self.quote else {
      while position < bytes.count {
        let byte = bytes[position]
        if byte == Self.comma || byte == Self.lineFeed { break }
        if byte == Self.carriageReturn, position + 1 < bytes.count,
          bytes[position + 1] == Self.lineFeed
        {
          break
        }
        position += 1
      }
      return start..<position
    }
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == Self.lineFeed { line += 1 }
      guard byte == Self.quote else { continue }
      guard position < bytes.count, bytes[position] == Self.quote else { break }
      position += 1
    }
    return start..<position
  }

  /// The text of a field, without the quotes around it.
  static func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    let isQuoted =
      range.count >= 2 && bytes[range.lowerBound] == quote && bytes[range.upperBound - 1] == quote
    var index = range.lowerBound + (isQuoted ? 1 : 0)
    let end = range.upperBound - (isQuoted ? 1 : 0)
    while index < end {
      text.append(bytes[index])
      index += isQuoted && bytes[index] == quote ? 2 : 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Steps over a line.
  ///
  /// - Returns: Its fields, and what stands behind the last one.
  mutating func fields(in bytes: Span<UInt8>) -> ([Range<Int>], End) {
    var fields: [Range<Int>] = []
    while true {
      fields.append(field(in: bytes))
      let end = skipEnd(in: bytes)
      guard case .comma = end else { return (fields, end) }
    }
  }
}
