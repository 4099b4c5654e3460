import Files

/// A reader of the tags in an XML file that a tool wrote, one after the other.
///
/// A file that declares a document type is refused, so that there are no entities to expand.
struct XMLTags {
  let file: String
  private var position = 0
  /// The line of the position.
  private var line = 1
  /// The names of the open elements, one after the other, and where each ends.
  private var open: (names: [UInt8], ends: [Int]) = ([], [])
  private var isRootClosed = false

  private init(file: String) { self.file = file }

  struct Tag {
    enum Kind { case open, empty, close }

    let name: Range<Int>
    /// The position behind the tag.
    let end: Int
    let kind: Kind
    fileprivate(set) var line = 1
    /// The number of elements around it.
    fileprivate(set) var depth = 0

    fileprivate var attributes: Range<Int> {
      name.upperBound..<(end - (kind == .empty ? 2 : 1))
    }
  }

  /// The maximum nesting depth.
  private static let maximumDepth = 64

  /// Reads the tags of a file in pieces.
  ///
  /// - Parameter take: Receives each tag, in bytes that hold it and the text behind it.
  /// - Throws: ``InputError`` of `take`, for elements that are not nested, for a file that is cut
  ///   off, and for a tag of more than ``InputFile/pieceSize`` bytes with its text.
  static func read(
    _ file: String, _ take: (Tag, Span<UInt8>) throws(InputError) -> Void
  ) throws(InputError) {
    var tags = XMLTags(file: file)
    try InputFile.readText(of: file, upTo: InputFile.mostTableBytes) {
      (bytes, isLast) throws(InputError) in
      while let tag = try tags.next(in: bytes, isLast: isLast) { try take(tag, bytes) }
      return tags.consume()
    }
  }

  /// Returns the number of bytes in front of the position, and goes on at the front of those behind.
  private mutating func consume() -> Int {
    defer { position = 0 }
    return position
  }

  private mutating func advance(to position: Int, in bytes: Span<UInt8>) {
    line += bytes.extracting(self.position..<position).lineFeeds
    self.position = position
  }

  /// Returns the next tag; `nil` behind the last one that is whole.
  ///
  /// - Parameter isLast: A Boolean value that indicates whether no bytes follow in the file.
  /// - Throws: ``InputError`` if elements are not nested, or the file is cut off.
  private mutating func next(
    in bytes: Span<UInt8>, isLast: Bool
  ) throws(InputError) -> Tag? {
    while let start = bytes.position(of: UInt8(ascii: "<"), in: position..<bytes.count) {
      advance(to: start, in: bytes)
      let mayFollow = !isLast && bytes.count - start <= InputFile.pieceSize
      var end: Int?
      switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
      case UInt8(ascii: "?"): end = bytes.end(of: "?>", from: start)
      case UInt8(ascii: "!"):
        guard bytes.hasText("<!--", at: start) || mayFollow && bytes.count < start + 4 else {
          throw fault("a declaration, of which xctrace writes none")
        }
        end = bytes.end(of: "-->", from: start + 4)
      default:
        if let tag = Self.tag(at: start, in: bytes) {
          let isTextWhole =
            isLast || tag.kind != .open
            || bytes.position(of: UInt8(ascii: "<"), in: tag.end..<bytes.count) != nil
          if isTextWhole { return try nested(tag, in: bytes) }
          guard mayFollow else {
            throw fault(
              "the text behind the tag that begins here has more than"
                + " \(DecimalText.grouped(InputFile.pieceSize)) bytes")
          }
        }
      }
      guard let end else {
        guard mayFollow else {
          throw fault("the tag that begins here is not closed: is the file cut off?")
        }
        return nil
      }
      advance(to: end, in: bytes)
    }
    advance(to: bytes.count, in: bytes)
    guard isRootClosed || !isLast else {
      throw InputError(
        file,
        open.ends.isEmpty
          ? "it has no element: the file is empty, or no XML"
          : "it ends inside an element: the file is cut off")
    }
    return nil
  }

  /// Returns a tag with its depth, and goes on behind it.
  private mutating func nested(_ tag: Tag, in bytes: Span<UInt8>) throws(InputError) -> Tag {
    var tag = tag
    let begin = open.ends.dropLast().last ?? 0
    switch tag.kind {
    case .close:
      guard open.ends.popLast() != nil, bytes.hasBytes(open.names[begin...], at: tag.name) else {
        throw fault("an end tag without its start tag")
      }
      open.names.removeSubrange(begin...)
    case .open, .empty:
      guard !isRootClosed, open.ends.count < Self.maximumDepth else {
        throw fault("an element where none is expected")
      }
    }
    (tag.line, tag.depth) = (line, open.ends.count)
    if tag.kind == .open {
      for index in tag.name { open.names.append(bytes[index]) }
      open.ends.append(open.names.count)
    }
    isRootClosed = open.ends.isEmpty
    advance(to: tag.end, in: bytes)
    return tag
  }

  /// Returns the tag at a position; `nil` if there is no whole one.
  static func tag(at start: Int, in bytes: Span<UInt8>) -> Tag? {
    var index = start + 1
    let isClose = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClose { index += 1 }
    let first = index
    while index < bytes.count, !isNameEnd(bytes[index]) { index += 1 }
    let name = first..<index
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        let isEmpty = index > name.upperBound && bytes[index - 1] == UInt8(ascii: "/")
        guard !name.isEmpty, !(isClose && isEmpty) else { return nil }
        return Tag(
          name: name, end: index + 1,
          kind: isClose ? .close : isEmpty ? .empty : .open)
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
      index += 1
    }
    return nil
  }

  private static func isNameEnd(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "<")
  }

  /// Returns the positions of the value of an attribute.
  static func attribute(_ name: String, of tag: Tag, in bytes: Span<UInt8>) -> Range<Int>? {
    var rest = tag.attributes
    while let equals = bytes.position(of: UInt8(ascii: "="), in: rest),
      equals + 1 < rest.upperBound,
      let end = bytes.position(of: bytes[equals + 1], in: (equals + 2)..<rest.upperBound)
    {
      let first = equals - name.utf8.count
      if first > rest.lowerBound, bytes[first - 1] <= UInt8(ascii: " "),
        bytes.hasText(name, at: first)
      {
        return (equals + 2)..<end
      }
      rest = (end + 1)..<rest.upperBound
    }
    return nil
  }

  /// Returns the whole number in an attribute; `nil` without one.
  static func number(_ name: String, of tag: Tag, in bytes: Span<UInt8>) -> UInt32? {
    attribute(name, of: tag, in: bytes).flatMap { bytes.digits(in: $0) }.flatMap {
      UInt32(exactly: $0)
    }
  }

  /// Returns the whole number from a tag to the next one; `nil` if there is none.
  static func number(in tag: Tag, _ bytes: Span<UInt8>) -> Int? {
    tag.kind == .open ? bytes.digits(in: contentRange(of: tag, in: bytes)) : nil
  }

  /// Returns the text of an attribute.
  static func text(_ name: String, of tag: Tag, in bytes: Span<UInt8>) -> String? {
    attribute(name, of: tag, in: bytes).map { text(bytes, $0) }
  }

  /// Returns the text from a tag to the next one.
  static func content(of tag: Tag, in bytes: Span<UInt8>) -> String {
    tag.kind == .open ? text(bytes, contentRange(of: tag, in: bytes)) : ""
  }

  private static func contentRange(of tag: Tag, in bytes: Span<UInt8>) -> Range<Int> {
    tag.end..<(bytes.position(of: UInt8(ascii: "<"), in: tag.end..<bytes.count) ?? bytes.count)
  }

  /// Returns text with its escaped characters.
  private static func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    // The bytes are copied before the closure returns, while the span is alive.
    let text = unsafe bytes.extracting(range).withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    // The ampersand last, whose text may look like another one.
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private func fault(_ fault: String) -> InputError { InputError(file, line: line, fault) }
}

extension Span<UInt8> {
  /// Returns the number that consists of some digits; `nil` for other text and for more than 18.
  fileprivate func digits(in range: Range<Int>) -> Int? {
    guard (1...18).contains(range.count) else { return nil }
    var value = 0
    for index in range {
      let digit = Int(self[index]) - Int(UInt8(ascii: "0"))
      guard (0...9).contains(digit) else { return nil }
      value = 10 * value + digit
    }
    return value
  }

  /// Returns whether a text begins at a position.
  fileprivate func hasText(_ text: String, at start: Int) -> Bool {
    guard text.utf8.count <= count - start else { return false }
    var index = start
    for byte in text.utf8 {
      guard self[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Returns the position behind the next occurrence of a text.
  fileprivate func end(of text: String, from start: Int) -> Int? {
    var index = start
    while index < count {
      if hasText(text, at: index) { return index + text.utf8.count }
      index += 1
    }
    return nil
  }

  /// Returns whether a range has some bytes.
  fileprivate func hasBytes(_ bytes: ArraySlice<UInt8>, at range: Range<Int>) -> Bool {
    bytes.count == range.count && zip(bytes, range).allSatisfy { $0 == self[$1] }
  }
}

extension XMLTags.Tag {
  func isNamed(_ text: String, in bytes: Span<UInt8>) -> Bool {
    name.count == text.utf8.count && bytes.hasText(text, at: name.lowerBound)
  }
}
