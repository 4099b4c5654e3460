import CPango

/// A text for shaping, as UTF-8 of limited length without control characters.
///
/// Reuses its storage between texts.
struct LineText {
  private(set) var utf8: [UInt8] = []
  /// The byte that replaces a line break.
  private var lineBreak: UInt8 = 0x20

  /// The number of scalars after which a character is truncated.
  ///
  /// No writing system needs as many (the Stream-Safe Text Format of UAX #15 allows 30 marks), but
  /// shaping takes quadratic time in the number of marks of one letter.
  static let scalarsPerCharacter = 32

  /// Replaces the text with the beginning of another one, up to `limit` characters.
  ///
  /// Each control character, line separator or paragraph separator becomes a space; a carriage
  /// return followed by a line feed becomes one.
  ///
  /// - Parameter keepingLineBreaks: Whether line breaks become line feeds instead.
  /// - Returns: The remaining text.
  /// - Complexity: O(`limit`) unless a single character is longer.
  mutating func take(_ text: Substring, limit: Int, keepingLineBreaks: Bool = false) -> Substring {
    precondition(limit > 0, "the limit is at least one character")
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

  mutating func appendEllipsis() {
    utf8.append(contentsOf: "…".utf8)
  }
}

extension LineText {
  /// Sets the text of a `PangoLayout`.
  func set(on layout: OpaquePointer) {
    // Pango copies the bytes. The length of a limited text fits in Int32.
    unsafe utf8.span.withUnsafeBytes { bytes in
      unsafe pango_layout_set_text(
        layout, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
  }
}
