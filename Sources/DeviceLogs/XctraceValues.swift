import Files

/// The values of the elements in a table of a trace by their ids.
struct XctraceValues {
  /// A whole number, or the position of a text.
  struct Value: Hashable {
    /// A number from 0 on, or the complement of the position; the least number for neither.
    fileprivate let code: Int

    fileprivate static let none = Value(code: .min)

    /// The number; `nil` for a text.
    var number: Int? { code >= 0 ? code : nil }
  }

  /// An element with an id, in 12 bytes.
  private struct Element {
    let id: UInt32
    private let low: UInt32
    private let high: Int32

    init(_ id: UInt32, _ value: Value) {
      self.id = id
      low = UInt32(truncatingIfNeeded: value.code)
      high = Int32(truncatingIfNeeded: value.code >> 32)
    }

    var value: Value { Value(code: Int(high) << 32 | Int(low)) }
  }

  /// The id of a cell without a value.
  static let empty = UInt32.max
  /// The largest number: more than eleven days in nanoseconds.
  static let largest = 1_000_000_000_000_000
  /// The ids of values without one begin here.
  private static let firstUnnamed: UInt32 = 1 << 31

  private var elements: [Element] = []
  private var isSorted = true
  private var unnamed: [Value] = []
  /// The references to ids that had not occurred, with their lines.
  private var pending: [(id: UInt32, line: Int)] = []
  private var texts: [String] = []
  private var positions: [String: Int] = [:]
  private var types: [[UInt8]] = []

  /// Keeps the texts of the elements of a type from now on; those of others are not needed.
  mutating func keepTexts(ofType name: [UInt8]) {
    if !types.contains(name) { types.append(name) }
  }

  mutating func keepTexts(ofTypeOf tag: XMLTags.Tag, _ bytes: Span<UInt8>) {
    if !keepsText(of: tag, bytes) { types.append(tag.name.map { bytes[$0] }) }
  }

  private func keepsText(of tag: XMLTags.Tag, _ bytes: Span<UInt8>) -> Bool {
    types.contains { tag.isNamed($0, in: bytes) }
  }
}

extension XctraceValues {
  /// Adds the value of an element, or notes what it refers to.
  ///
  /// - Returns: The id of the value.
  /// - Throws: ``InputError`` for an id that occurs twice.
  mutating func add(
    _ tag: XMLTags.Tag, _ bytes: Span<UInt8>, in file: String
  ) throws(InputError) -> UInt32 {
    let id = XMLTags.number("id", of: tag, in: bytes)
    if id == nil, XMLTags.attribute("ref", of: tag, in: bytes) != nil {
      let id = XMLTags.number("ref", of: tag, in: bytes) ?? Self.empty
      if position(of: id) == nil { pending.append((id, tag.line)) }
      return id
    }
    if tag.isNamed("sentinel", in: bytes) { return Self.empty }
    let value = value(of: tag, in: bytes)
    guard let id, id < Self.firstUnnamed else {
      unnamed.append(value)
      return Self.firstUnnamed + UInt32(unnamed.count - 1)
    }
    if let last = elements.last, last.id >= id {
      guard last.id != id else { throw InputError(file, line: tag.line, Self.repeatedID) }
      isSorted = false
    }
    elements.append(Element(id, value))
    return id
  }

  private static let repeatedID = "an id that occurs twice"

  private mutating func value(of tag: XMLTags.Tag, in bytes: Span<UInt8>) -> Value {
    if let number = Self.number(of: tag, in: bytes) { return Value(code: number) }
    guard keepsText(of: tag, bytes) else { return .none }
    let text =
      XMLTags.text("fmt", of: tag, in: bytes) ?? XMLTags.content(of: tag, in: bytes).trimmed
    let position = positions[text] ?? texts.count
    if position == texts.count {
      positions[text] = position
      texts.append(text)
    }
    return Value(code: ~position)
  }

  /// Returns the whole number in an element; `nil` for other text and for larger ones.
  static func number(of tag: XMLTags.Tag, in bytes: Span<UInt8>) -> Int? {
    XMLTags.number(in: tag, bytes).flatMap { $0 <= largest ? $0 : nil }
  }

  /// Makes the values of all ids known.
  ///
  /// - Throws: ``InputError`` for an id that occurs twice, and for a reference to nothing.
  mutating func finish(_ file: String) throws(InputError) {
    if !isSorted { elements.sort { $0.id < $1.id } }
    isSorted = true
    guard zip(elements, elements.dropFirst()).allSatisfy({ $0.id < $1.id }) else {
      throw InputError("\(file) has \(Self.repeatedID)")
    }
    if let reference = pending.first(where: { position(of: $0.id) == nil }) {
      throw InputError(file, line: reference.line, "a reference to an id that does not occur")
    }
  }

  /// Returns the position of the element with an id; `nil` as long as they are not sorted.
  private func position(of id: UInt32) -> Int? {
    guard isSorted, let first = elements.first?.id, id >= first else { return nil }
    // Most ids count on by one.
    let likely = Int(id - first)
    if likely < elements.count, elements[likely].id == id { return likely }
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < elements.count && elements[low].id == id ? low : nil
  }

  /// Returns the value with an id; `nil` if it is neither a number nor a text that is kept.
  subscript(id: UInt32) -> Value? {
    let value =
      id >= Self.firstUnnamed
      ? unnamed[Int(id - Self.firstUnnamed)]
      : position(of: id).map { elements[$0].value } ?? .none
    return value == .none ? nil : value
  }

  /// The number or text of a value.
  func text(_ value: Value) -> String { value.number.map(String.init) ?? texts[~value.code] }
}
