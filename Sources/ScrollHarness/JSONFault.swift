/// The place where a text stops being JSON (RFC 8259), which the standard decoder does not tell.
struct JSONFault: Equatable {
  /// Counted from 1.
  let line: Int
  /// In characters, counted from 1.
  let column: Int
  /// Whether the text ends before it is complete.
  let isEnd: Bool

  /// Finds the first fault; `nil` if the text is JSON.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init?(in bytes: [UInt8]) {
    var scanner = JSONScanner(bytes: bytes)
    guard !scanner.scanText() else { return nil }
    let before = bytes[..<scanner.index]
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
    isEnd = scanner.index == bytes.count
  }

  /// Where it is, in words.
  var place: String {
    isEnd
      ? "the text ends too early, on line \(line)"
      : "the fault is on line \(line), column \(column)"
  }
}

/// Walks over a text as long as it is JSON.
///
/// Each `scan` function moves behind what it is named after and returns `true`, or stops at the fault.
private struct JSONScanner {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  /// The decoder takes no deeper nesting either.
  private static let greatestDepth = 512

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func scanText() -> Bool {
    guard scanValue() else { return false }
    skipSpace()
    return index == bytes.count
  }

  /// The next byte as a character; bytes beyond ASCII stand for nothing that is looked for.
  private var next: Character? {
    index < bytes.count ? Character(Unicode.Scalar(bytes[index])) : nil
  }

  private mutating func skipSpace() {
    while scanOne({ " \t\n\r".contains($0) }) {}
  }

  private mutating func scan(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  private mutating func scanValue() -> Bool {
    skipSpace()
    switch next {
    case "{": return scanList(from: "{", to: "}") { $0.scanMember() }
    case "[": return scanList(from: "[", to: "]") { $0.scanValue() }
    case "\"": return scanString()
    case "t": return scanWord("true")
    case "f": return scanWord("false")
    case "n": return scanWord("null")
    default: return scanNumber()
    }
  }

  private mutating func scanList(
    from opening: Character, to closing: Character, _ element: (inout Self) -> Bool
  ) -> Bool {
    guard depth < Self.greatestDepth, scan(opening) else { return false }
    depth += 1
    defer { depth -= 1 }
    skipSpace()
    if scan(closing) { return true }
    while element(&self) {
      skipSpace()
      if scan(closing) { return true }
      guard scan(",") else { return false }
    }
    return false
  }

  private mutating func scanMember() -> Bool {
    skipSpace()
    guard scanString() else { return false }
    skipSpace()
    return scan(":") && scanValue()
  }

  private mutating func scanWord(_ word: String) -> Bool {
    word.allSatisfy { scan($0) }
  }

  private mutating func scanString() -> Bool {
    guard scan("\"") else { return false }
    while index < bytes.count, bytes[index] >= 0x20 {
      if scan("\"") { return true }
      if scan("\\") {
        guard scanEscape() else { return false }
      } else {
        index += 1
      }
    }
    return false
  }

  /// What follows a backslash.
  private mutating func scanEscape() -> Bool {
    if scan("u") {
      return (0..<4).allSatisfy { _ in scanOne { $0.isHexDigit } }
    }
    return scanOne { "\"\\/bfnrt".contains($0) }
  }

  /// A number that is too large for a double is a fault as well.
  private mutating func scanNumber() -> Bool {
    let start = index
    _ = scan("-")
    guard scan("0") || scanDigits() else { return false }
    if scan("."), !scanDigits() { return false }
    if scan("e") || scan("E") {
      _ = scan("+") || scan("-")
      guard scanDigits() else { return false }
    }
    let number = Double(String(decoding: bytes[start..<index], as: UTF8.self))
    if number?.isFinite != true { index = start }
    return number?.isFinite == true
  }

  private mutating func scanDigits() -> Bool {
    guard scanOne({ ("0"..."9").contains($0) }) else { return false }
    while scanOne({ ("0"..."9").contains($0) }) {}
    return true
  }

  private mutating func scanOne(_ isAccepted: (Character) -> Bool) -> Bool {
    guard let next, isAccepted(next) else { return false }
    index += 1
    return true
  }
}
