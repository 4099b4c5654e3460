import Glibc

/// A position in the bytes of a CSV file, which advances field by field.
///
/// Fields are separated by commas, in files of other programs also by what ``detectSeparator(in:)``
/// finds. Lines end in LF or CRLF. Fields are ranges of bytes: nothing is copied but the texts that
/// ``text(_:_:)`` returns.
@usableFromInline package struct CSVReader: Sendable {
  @usableFromInline package var position = 0
  /// Of the next byte, from 1.
  @usableFromInline package var line = 1
  /// A comma unless ``detectSeparator(in:)`` finds another.
  package internal(set) var separator = CSVReader.comma
  /// Indicates whether a quote within a quoted field is not doubled, so that a field ends at the quote
  /// in front of a separator or a line end.
  package var hasBareQuotes = false
  /// By the first line, such as `sep=;`.
  var isSeparatorStated = false

  @inlinable static var lineFeed: UInt8 { 0x0A }
  @inlinable static var carriageReturn: UInt8 { 0x0D }
  @inlinable static var quote: UInt8 { 0x22 }
  @inlinable static var comma: UInt8 { 0x2C }

  /// The most digits of a whole number: the sum over 90 million frames then fits an integer.
  @inlinable package static var mostDigits: Int { 11 }

  /// The largest magnitude of any number.
  package static let largest = 1e12

  package static let mostColumns = 20_000

  /// As many columns as most logs have, for which a line needs one allocation.
  private static let usualColumns = 16

  /// In bytes.
  package static let longestHeader = 4 << 20

  /// In bytes, of a file that is read in pieces.
  package static let longestLine = 4 << 20

  /// The kinds of ends of a field.
  @usableFromInline package enum End {
    case separator
    case line
    case file
    /// Text that does not belong there.
    case other
  }

  package init() {}

  /// Skips the byte order mark of UTF-8 in a file that is read in pieces, or of this tool;
  /// ``TextEncoding`` removes it from others.
  package mutating func skipMark(in bytes: Span<UInt8>) {
    guard bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF else { return }
    position = 3
  }

  /// Returns whether the line that begins here may go on behind a piece of a file.
  package func isUnfinished(in piece: Span<UInt8>) -> Bool {
    var end = self
    _ = end.fields(in: piece)
    // A carriage return at the end may belong to a line end.
    return end.position >= piece.count - 1
  }

  package func isAtEnd(of bytes: Span<UInt8>) -> Bool { position >= bytes.count }

  /// Skips the separator or the line end that comes next.
  @inlinable @inline(__always)
  package mutating func skipEnd(
    in bytes: Span<UInt8>, separator: UInt8 = CSVReader.comma
  ) -> End {
    guard position < bytes.count else { return .file }
    switch bytes[position] {
    case separator:
      position += 1
      return .separator
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

  /// Skips a comma, and returns whether one comes next.
  @inlinable @inline(__always)
  package mutating func skipComma(in bytes: Span<UInt8>) -> Bool {
    guard position < bytes.count, bytes[position] == Self.comma else { return false }
    position += 1
    return true
  }

  /// Skips bytes that equal those of another range, and returns whether they come next.
  package mutating func skip(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let end = position + range.count
    guard end <= bytes.count, bytes.hasEqualBytes(in: position..<end, and: range) else {
      return false
    }
    position = end
    return true
  }

  /// Reads a whole number of at most ``mostDigits`` digits; `nil`, without advancing, for anything
  /// else.
  @inlinable @inline(__always)
  package mutating func integer(in bytes: Span<UInt8>) -> Int? {
    guard position + 8 <= bytes.count else { return integerByDigit(in: bytes) }
    // Eight bytes at once: a loop that ends after one to seven digits is mispredicted.
    let text = unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
    let first = UInt8(truncatingIfNeeded: text) &- 0x30
    if first < 10, UInt8(truncatingIfNeeded: text &>> 8) &- 0x30 >= 10 {
      // Most counts have one digit: where the next field begins is predicted, not computed.
      position += 1
      return Int(first)
    }
    let (digits, value) = Self.leadingDigits(of: text)
    guard 1...7 ~= digits else { return integerByDigit(in: bytes) }
    position += digits
    return value
  }

  /// Reads a whole number byte by byte, with the same result as ``integer(in:)``.
  @usableFromInline
  package mutating func integerByDigit(in bytes: Span<UInt8>) -> Int? {
    var index = position
    let isNegative = index < bytes.count && bytes[index] == 0x2D
    if isNegative { index += 1 }
    let first = index
    var value = 0
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { break }
      guard index - first < Self.mostDigits else { return nil }
      value = value &* 10 &+ Int(digit)
      index += 1
    }
    guard index > first else { return nil }
    position = index
    return isNegative ? -value : value
  }

  /// Returns how many of eight characters are digits before the first other one, and their value.
  ///
  /// Three multiplications add neighboring digits, pairs and fours: D. Lemire, "Quickly parsing eight
  /// digits" (2018).
  ///
  /// - Parameter text: The first character in the lowest byte.
  /// - Returns: Of no digit or of eight, a value without meaning.
  /// - Complexity: O(1), without a branch.
  @inlinable @inline(__always)
  static func leadingDigits(of text: UInt64) -> (count: Int, value: Int) {
    let digits = text ^ 0x3030_3030_3030_3030
    // Sets the top bit of each byte above 9. A carry reaches only bytes behind such a byte.
    let others = ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080
    let count = others.trailingZeroBitCount / 8
    // The digits in the highest bytes, behind zeros.
    let right = digits &<< UInt64(64 &- 8 &* count)
    let pairs = ((right &* (10 << 8 + 1)) &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = ((pairs &* (100 << 16 + 1)) &>> 16) & 0x0000_FFFF_0000_FFFF
    return (count, Int((fours &* (10_000 << 32 + 1)) &>> 32))
  }

  /// Returns the bytes of a field, the quotes around it included.
  package mutating func field(in bytes: Span<UInt8>) -> Range<Int> {
    // The loop takes a sixth fewer instructions with a constant.
    separator == Self.comma
      ? field(in: bytes, separator: Self.comma) : field(in: bytes, separator: separator)
  }

  @inline(__always)
  private mutating func field(in bytes: Span<UInt8>, separator: UInt8) -> Range<Int> {
    let start = position
    guard position < bytes.count, bytes[position] == Self.quote else {
      let last = max(separator, Self.carriageReturn)
      while position < bytes.count {
        let byte = bytes[position]
        // Most bytes are digits and letters, which lie above a comma.
        if byte <= last {
          if byte == separator || byte == Self.lineFeed { break }
          if byte == Self.carriageReturn, position + 1 < bytes.count,
            bytes[position + 1] == Self.lineFeed
          {
            break
          }
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
      if hasBareQuotes {
        var next = self
        // A carriage return that ends no line is refused with its row.
        guard next.skipEnd(in: bytes, separator: separator) == .other,
          position < bytes.count, bytes[position] != Self.carriageReturn
        else { break }
        continue
      }
      guard position < bytes.count, bytes[position] == Self.quote else { break }
      position += 1
    }
    return start..<position
  }

  /// Returns the fields of a line, and what stands behind the last one; of a longer line one field
  /// more than ``mostColumns``.
  package mutating func fields(in bytes: Span<UInt8>) -> ([Range<Int>], End) {
    var fields: [Range<Int>] = []
    fields.reserveCapacity(Self.usualColumns)
    while true {
      fields.append(field(in: bytes))
      let end = skipEnd(in: bytes, separator: separator)
      guard case .separator = end, fields.count <= Self.mostColumns else { return (fields, end) }
    }
  }

  /// Returns the names of columns, and what stands behind the last one.
  package mutating func names(
    of file: String, in bytes: Span<UInt8>
  ) throws(InputError) -> ([String], End) {
    let (start, line) = (position, line)
    let (fields, end) = fields(in: bytes)
    try Self.requireHeader(fields, from: start, file, line)
    return (fields.map { Self.text(bytes, $0) }, end)
  }

  package static func requireHeader(
    _ fields: [Range<Int>], from start: Int, _ file: String, _ line: Int
  ) throws(InputError) {
    for (count, most, unit) in [
      (fields.count, mostColumns, "columns"),
      ((fields.last?.upperBound ?? start) - start, longestHeader, "bytes"),
    ] where count > most {
      throw InputError(
        file, line: line,
        "the header has more than \(DecimalText.grouped(most)) \(unit), the most that are read")
    }
  }
}

extension Span<UInt8> {
  package func hasEqualBytes(in range: Range<Int>, and other: Range<Int>) -> Bool {
    guard range.count == other.count else { return false }
    // Both pointers are of ranges of this span and as many bytes long as are compared.
    return unsafe extracting(range).withUnsafeBytes { bytes in
      unsafe extracting(other).withUnsafeBytes { others in
        guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
        return unsafe memcmp(first, second, range.count) == 0
      }
    }
  }
}
