extension CSVReader {
  /// The text of a field without the quotes around it; allocates the string only.
  package static func text(_ bytes: Span<UInt8>, _ field: Range<Int>) -> String {
    var range = field
    let isQuoted =
      range.count >= 2 && bytes[range.lowerBound] == quote && bytes[range.upperBound - 1] == quote
    if isQuoted { range = range.lowerBound + 1..<range.upperBound - 1 }
    // The bytes are copied before the closure returns, while the span is alive.
    return unsafe bytes.extracting(range).withUnsafeBufferPointer { text in
      guard isQuoted, unsafe text.contains(quote) else {
        return unsafe String(decoding: text, as: UTF8.self)
      }
      return unsafe String(unsafeUninitializedCapacity: text.count) { space in
        var (count, index) = (0, 0)
        while index < text.count {
          // Inside both: at most as many bytes are written as are read.
          unsafe space[count] = unsafe text[index]
          count += 1
          let isDoubled =
            unsafe text[index] == quote && index + 1 < text.count && text[index + 1] == quote
          index += isDoubled ? 2 : 1
        }
        return count
      }
    }
  }

  /// The finite number, with or without a fraction or an exponent, that a field consists of.
  ///
  /// - Parameter allowsComma: Whether a comma may stand for the point.
  package static func decimal(
    _ bytes: Span<UInt8>, _ range: Range<Int>, allowsComma: Bool = false
  ) -> Double? {
    var mantissa: Int64 = 0
    var divisor = 1.0
    var digits = 0
    var hasPoint = false
    var index = range.lowerBound
    let isNegative = index < range.upperBound && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    while index < range.upperBound {
      let byte = bytes[index]
      if byte &- UInt8(ascii: "0") < 10, digits < 15 {
        mantissa = mantissa * 10 + Int64(byte - UInt8(ascii: "0"))
        if hasPoint { divisor *= 10 }
        digits += 1
      } else if byte == UInt8(ascii: ".") || allowsComma && byte == comma, !hasPoint {
        hasPoint = true
      } else {
        return slowDecimal(bytes, range)
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    // Both are whole numbers below 2^53: the quotient is the number nearest to the text.
    let value = Double(mantissa) / divisor
    return isNegative ? -value : value
  }

  /// Reads numbers with an exponent or many digits.
  private static func slowDecimal(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    let allowed = Set("0123456789.+-eE".utf8)
    guard range.allSatisfy({ allowed.contains(bytes[$0]) }),
      let value = Double(text(bytes, range)), value.isFinite
    else { return nil }
    return value
  }
}
