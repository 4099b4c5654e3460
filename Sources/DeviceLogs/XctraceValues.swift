import Files

/// The values of the elements in a table of a trace by their ids.
///
/// The code of a value is a number from 0 on, or the complement of the position of a text.
struct XctraceValues {
  /// The code of a cell without a value.
  static let empty = Int.min
  /// The largest number: more than eleven days in nanoseconds.
  static let largest = 1_000_000_000_000_000

  /// The ascending ids, as exports number values in the order of the document, and their codes.
  private var (ids, codes) = ([UInt32](), [Int]())
  /// The codes of all other ids.
  private var others: [UInt32: Int] = [:]
  private var texts: [String] = []

  /// Adds the value of an element, or finds the one that it refers to.
  ///
  /// - Returns: Its code.
  /// - Throws: ``InputError`` for an id that occurs twice, and for a reference to none.
  mutating func add(
    _ tag: XMLTags.Tag, _ bytes: Span<UInt8>, in file: String
  ) throws(InputError) -> Int {
    let id = XMLTags.number("id", of: tag, in: bytes)
    if id == nil, XMLTags.attribute("ref", of: tag, in: bytes) != nil {
      guard let code = XMLTags.number("ref", of: tag, in: bytes).flatMap(code) else {
        throw InputError(file, line: tag.line, "a reference to an id that does not occur")
      }
      return code
    }
    if tag.isNamed("sentinel", in: bytes) { return Self.empty }
    let number = XMLTags.number(in: tag, bytes).flatMap { $0 <= Self.largest ? $0 : nil }
    let code = number ?? ~texts.count
    if number == nil {
      texts.append(
        XMLTags.text("fmt", of: tag, in: bytes) ?? XMLTags.content(of: tag, in: bytes).trimmed)
    }
    guard let id else { return code }
    if id > ids.last ?? 0 {
      ids.append(id)
      codes.append(code)
    } else {
      guard self.code(id) == nil else {
        throw InputError(file, line: tag.line, "an id that occurs twice")
      }
      others[id] = code
    }
    return code
  }

  private func code(_ id: UInt32) -> Int? {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? codes[low] : others[id]
  }

  /// Returns a value as it is shown, or the number; `nil` if there is none.
  func text(_ code: Int) -> String? {
    code >= 0 ? "\(code)" : code == Self.empty ? nil : texts[~code]
  }
}
