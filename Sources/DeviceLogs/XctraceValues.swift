import Files

/// The values of the elements in a table of a trace by their ids.
struct XctraceValues {
  /// The id of a cell without a value.
  static let empty = UInt32.max
  /// The largest number: more than eleven days in nanoseconds.
  static let largest = 1_000_000_000_000_000
  /// The ids of values without one begin here.
  private static let firstUnnamed: UInt32 = 1 << 31

  private var numbers: [UInt32: Int] = [:]
  private var texts: [UInt32: String] = [:]
  private var nextUnnamed = firstUnnamed
  /// The references to ids that had not occurred, with their lines.
  private var pending: [(id: UInt32, line: Int)] = []

  /// Adds the value of an element, or notes what it refers to.
  ///
  /// - Returns: The id of the value.
  /// - Throws: ``InputError`` for an id that occurs twice.
  mutating func add(
    _ tag: XMLTags.Tag, _ bytes: Span<UInt8>, in file: String
  ) throws(InputError) -> UInt32 {
    if XMLTags.number("id", of: tag, in: bytes) == nil,
      XMLTags.attribute("ref", of: tag, in: bytes) != nil
    {
      let id = Self.id("ref", of: tag, in: bytes) ?? Self.empty
      if !has(id) { pending.append((id, tag.line)) }
      return id
    }
    if tag.isNamed("sentinel", in: bytes) { return Self.empty }
    let id = Self.id("id", of: tag, in: bytes) ?? nextUnnamed
    if id == nextUnnamed { nextUnnamed += 1 }
    guard !has(id) else {
      throw InputError(file, line: tag.line, "an id that occurs twice")
    }
    if let number = Self.number(of: tag, in: bytes) {
      numbers[id] = number
    } else {
      texts[id] =
        XMLTags.text("fmt", of: tag, in: bytes) ?? XMLTags.content(of: tag, in: bytes).trimmed
    }
    return id
  }

  private static func id(
    _ attribute: String, of tag: XMLTags.Tag, in bytes: Span<UInt8>
  ) -> UInt32? {
    XMLTags.number(attribute, of: tag, in: bytes).flatMap { $0 < firstUnnamed ? $0 : nil }
  }

  /// Returns the whole number in an element; `nil` for other text and for larger ones.
  static func number(of tag: XMLTags.Tag, in bytes: Span<UInt8>) -> Int? {
    XMLTags.number(in: tag, bytes).flatMap { $0 <= largest ? $0 : nil }
  }

  /// - Throws: ``InputError`` for a reference to nothing.
  func requireReferences(_ file: String) throws(InputError) {
    if let reference = pending.first(where: { !has($0.id) }) {
      throw InputError(file, line: reference.line, "a reference to an id that does not occur")
    }
  }

  private func has(_ id: UInt32) -> Bool { numbers[id] != nil || texts[id] != nil }

  /// Returns the number with an id; `nil` if there is none, or a text.
  func number(_ id: UInt32) -> Int? { numbers[id] }

  /// Returns a value as it is shown, or the number; `nil` if there is none.
  func text(_ id: UInt32) -> String? { texts[id] ?? numbers[id].map(String.init) }
}
