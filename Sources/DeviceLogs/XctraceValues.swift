import Files

/// The values of the elements in a table of a trace by their ids.
struct XctraceValues {
  /// The id of a cell without a value.
  static let empty = UInt32.max
  /// The largest number: more than eleven days in nanoseconds.
  static let largest = 1_000_000_000_000_000
  /// The ids of values without one begin here.
  private static let firstUnnamed: UInt32 = 1 << 31

  /// The ascending ids, as exports number values in the order of the document, and their codes: a
  /// number from 0 on, or the complement of the position of a text.
  private var (ids, codes) = ([UInt32](), [Int]())
  /// The codes of all other ids.
  private var others: [UInt32: Int] = [:]
  private var texts: [String] = []
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
      if code(id) == nil { pending.append((id, tag.line)) }
      return id
    }
    if tag.isNamed("sentinel", in: bytes) { return Self.empty }
    let id = Self.id("id", of: tag, in: bytes) ?? nextUnnamed
    if id == nextUnnamed { nextUnnamed += 1 }
    let code = Self.number(of: tag, in: bytes) ?? ~texts.count
    if code < 0 {
      texts.append(
        XMLTags.text("fmt", of: tag, in: bytes) ?? XMLTags.content(of: tag, in: bytes).trimmed)
    }
    if id < Self.firstUnnamed, id > ids.last ?? 0 {
      ids.append(id)
      codes.append(code)
    } else if self.code(id) == nil {
      others[id] = code
    } else {
      throw InputError(file, line: tag.line, "an id that occurs twice")
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
    if let reference = pending.first(where: { code($0.id) == nil }) {
      throw InputError(file, line: reference.line, "a reference to an id that does not occur")
    }
  }

  private func code(_ id: UInt32) -> Int? {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? codes[low] : others[id]
  }

  /// Returns the number with an id; `nil` if there is none, or a text.
  func number(_ id: UInt32) -> Int? { code(id).flatMap { $0 >= 0 ? $0 : nil } }

  /// Returns a value as it is shown, or the number; `nil` if there is none.
  func text(_ id: UInt32) -> String? { code(id).map { $0 >= 0 ? "\($0)" : texts[~$0] } }
}
