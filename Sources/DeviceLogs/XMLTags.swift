import Files

/// The tags in an XML file that a tool wrote, one after the other.
///
/// A file that declares a document type is refused, so that there are no entities to expand.
struct XMLTags {
  let file: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The names of the open elements.
  private var open: [String] = []
  private var isRootClosed = false

  struct Tag {
    enum Kind { case open, empty, close }

    let kind: Kind
    let name: String
    let line: Int
    /// The number of elements around it.
    let depth: Int
    fileprivate let attributes: ArraySlice<UInt8>
    /// The rest of the file.
    fileprivate let rest: ArraySlice<UInt8>
  }

  private static let maximumDepth = 64

  init(_ log: LogFile) { (file, bytes) = (log.path, log.bytes) }

  /// Returns the next tag; `nil` at the end of the file.
  mutating func next() throws(InputError) -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      advance(to: start)
      let rest = bytes[start...]
      let isInstruction = rest.starts(with: "<?".utf8)
      guard isInstruction || rest.starts(with: "<!--".utf8) else {
        guard !rest.starts(with: "<!".utf8) else {
          throw fault("a declaration, of which xctrace writes none")
        }
        guard let end = Self.endOfTag(in: rest) else { throw unclosed }
        return try tag(rest[..<end])
      }
      let end =
        isInstruction
        ? rest.dropFirst(2).firstRange(of: "?>".utf8)
        : rest.dropFirst(4).firstRange(of: "-->".utf8)
      guard let end else { throw unclosed }
      advance(to: end.upperBound)
    }
    guard isRootClosed else {
      throw InputError(
        file,
        open.isEmpty
          ? "it has no element: the file is empty, or no XML"
          : "it ends inside an element: the file is cut off")
    }
    return nil
  }

  /// Returns the next start of an element inside another one, at any depth; `nil` at its end.
  ///
  /// - Parameter element: An element that was begun and is not ended yet.
  mutating func next(inside element: Tag) throws(InputError) -> Tag? {
    guard element.kind == .open else { return nil }
    while let tag = try next() {
      if tag.kind != .close { return tag }
      if tag.depth == element.depth { return nil }
    }
    return nil
  }

  private mutating func advance(to position: Int) {
    line += bytes[self.position..<position].count { $0 == UInt8(ascii: "\n") }
    self.position = position
  }

  /// Returns the position behind a tag; `nil` if it is not closed.
  private static func endOfTag(in rest: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8?
    for (index, byte) in zip(rest.indices, rest).dropFirst() {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: ">") where quote == nil: return index + 1
      case UInt8(ascii: "<") where quote == nil: return nil
      default: break
      }
    }
    return nil
  }

  /// Returns the tag with a text, and goes on behind it.
  private mutating func tag(_ text: ArraySlice<UInt8>) throws(InputError) -> Tag {
    let kind: Tag.Kind =
      text.starts(with: "</".utf8)
      ? .close : text.dropLast().last == UInt8(ascii: "/") ? .empty : .open
    let inner = text.dropFirst(kind == .close ? 2 : 1).dropLast(kind == .empty ? 2 : 1)
    let nameBytes = inner.prefix { $0 > UInt8(ascii: " ") }
    let name = String(decoding: nameBytes, as: UTF8.self)
    switch kind {
    case .close:
      guard open.popLast() == name else { throw fault("an end tag without its start tag") }
    case .open, .empty:
      guard !isRootClosed, open.count < Self.maximumDepth else {
        throw fault("an element where none is expected")
      }
    }
    let tag = Tag(
      kind: kind, name: name, line: line, depth: open.count,
      attributes: inner[nameBytes.endIndex...], rest: bytes[text.endIndex...])
    if kind == .open { open.append(name) }
    isRootClosed = open.isEmpty
    advance(to: text.endIndex)
    return tag
  }

  private var unclosed: InputError {
    fault("the tag that begins here is not closed: is the file cut off?")
  }

  private func fault(_ fault: String) -> InputError { InputError(file, line: line, fault) }
}

extension XMLTags.Tag {
  subscript(name: String) -> String? {
    var rest = attributes
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let value = rest[equals...].dropFirst()
      guard let quote = value.first, let end = value.dropFirst().firstIndex(of: quote) else {
        return nil
      }
      if rest[..<equals].drop(while: { $0 <= UInt8(ascii: " ") }).elementsEqual(name.utf8) {
        return Self.text(value[..<end].dropFirst())
      }
      rest = rest[(end + 1)...]
    }
    return nil
  }

  /// The text up to the next tag, without white space around it.
  var text: String {
    kind == .open ? Self.text(rest.prefix { $0 != UInt8(ascii: "<") }).trimmed : ""
  }

  /// Resolves the escaped characters.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    // The ampersand last, whose text may look like another one.
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
