/// A text to be set, as UTF-8: bounded in length, without control characters.
///
/// Storage is kept from one text to the next.
struct LineText {
  private(set) var utf8: [UInt8] = []
  /// What stands for a line break.
  private var lineBreak: UInt8 = 0x20

  /// Of a character made of more scalars than this, the rest is left out.
  ///
  /// No writing system comes near (the Stream-Safe Text Format of UAX #15 allows 30 marks), but
  /// shaping takes time with the square of the number of marks on one letter.
  static let scalarsPerCharacter = 32

  /// Takes the beginning of a text, up to a number of characters.
  ///
  /// Each control character, line separator or paragraph separator becomes a space; a carriage
  /// return and line feed together become one.
  ///
  /// - Parameter keepingLineBreaks: Whether those that end a line become line feeds instead.
  /// - Returns: The rest, empty if all of the text was taken.
  /// - Complexity: O(`limit`), however long the text is, unless a single character is.
  mutating func take(_ text: Substring, limit: Int, keepingLineBreaks: Bool = false) -> Substring {
    precondition(limit > 0, "a piece of text holds at least one character")
    lineBreak = keepingLineBreaks ? 0x0A : 0x20
    utf8.removeAll(keepingCapacity: true)
    var index = text.startIndex
    var count = 0
    while count < limit, index < text.endIndex {
      let next = text.index(after: index)
      append(text[index..<next])
      index = next
      count += 1
    }
    return text[index...]
  }

  private mutating func append(_ character: Substring) {
    for scalar in character.unicodeScalars.prefix(Self.scalarsPerCharacter) {
      switch scalar.value {
      case 0x20..<0x7F: utf8.append(UInt8(scalar.value))
      case 0x0A...0x0D, 0x85, 0x2028...0x2029: return utf8.append(lineBreak)
      case ..<0x20, 0x7F...0x9F: return utf8.append(0x20)
      default: utf8.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }

  /// Takes a part of another text, to be written in a direction whatever its letters are.
  mutating func take(_ part: Range<Int>, of text: LineText, rightToLeft: Bool) {
    utf8.removeAll(keepingCapacity: true)
    // The marks U+200F and U+200E.
    utf8.append(contentsOf: rightToLeft ? "\u{200F}".utf8 : "\u{200E}".utf8)
    utf8.append(contentsOf: text.utf8[part])
  }

  /// Adds the sign that says that more would follow.
  mutating func appendEllipsis() {
    utf8.append(contentsOf: "…".utf8)
  }
}
