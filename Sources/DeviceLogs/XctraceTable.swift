import Files

/// A table that `xctrace export` wrote, of which some columns are kept.
///
/// A cell is an element named after its type, in the order of the columns. A value has an `id` where
/// it first occurs and is a `ref` to it afterwards, also in other columns and inside other cells.
/// Positions in the file are kept, not values, since exports are large.
struct XctraceTable {
  let file: String
  /// The name of the table.
  let schema: String
  /// The number of the run in the trace, from 1 on.
  let run: Int
  let rowCount: Int
  private let bytes: [UInt8]
  private let columns: [String]
  /// All columns of the table.
  private let names: [String]
  /// The positions of the kept cells, row by row; 0 for columns that the table lacks.
  private let cells: [UInt32]
  private let values: Values

  /// Reads the only table with one of some names.
  ///
  /// - Parameter columns: The columns that are kept.
  /// - Throws: ``InputError`` for another or an invalid file, and for a reference to nothing.
  init(
    _ file: String, _ bytes: [UInt8], schemas: [String], columns: [String]
  ) throws(InputError) {
    var tags = XMLTags(file: file)
    var reading = Reading(schemas: schemas, columns: columns)
    let span = bytes.span
    while let tag = try tags.next(in: span) {
      if tag.kind != .close { try reading.begin(tag, tags, span) }
      if tag.kind != .open { try reading.end(tag, tags, span) }
    }
    guard let schema = reading.schema else {
      let names = reading.others.map { "the table \($0)" }
      throw InputError(
        .malformed,
        "\(file) has \(names.isEmpty ? "no table, so the path matched none" : MessageText.names(names)):"
          + " the export of \(schemas.joined(separator: " or ")) is expected")
    }
    reading.values.sort()
    if let position = reading.values.firstRepeated {
      throw tags.fault("an id that occurs twice", at: position, in: span)
    }
    if let position = reading.values.firstUnresolved {
      throw tags.fault("a reference to an id that does not occur", at: position, in: span)
    }
    (self.file, self.bytes, self.columns, self.schema) = (file, bytes, columns, schema)
    names = reading.names
    (run, rowCount, cells, values) = (
      reading.run, reading.rowCount, reading.cells, reading.values
    )
  }

  /// - Throws: ``InputError`` if the table lacks a column.
  func require(_ columns: [String]) throws(InputError) {
    let missing = columns.filter { !names.contains($0) }
    guard missing.isEmpty else {
      throw InputError(
        .malformed, "\(file): the table \(schema) has no column \(MessageText.names(missing))")
    }
  }

  /// Returns the position of the element that is the value of a cell; `nil` if it has none.
  func value(_ row: Int, _ column: String) -> Int? {
    guard let index = columns.firstIndex(of: column) else { return nil }
    let position = Int(cells[row * columns.count + index])
    guard position > 0, let tag = XMLTags.tag(at: position, in: bytes.span),
      !tag.isNamed("sentinel", in: bytes.span)
    else { return nil }
    return XMLTags.number("ref", of: tag, in: bytes.span).flatMap(values.position) ?? position
  }

  /// Returns the text of the value at a position.
  func text(at position: Int) -> String {
    XMLTags.tag(at: position, in: bytes.span).map {
      XMLTags.content(of: $0, in: bytes.span).trimmed
    } ?? ""
  }

  /// Returns the value at a position as it is shown, rounded if it is a number: `Demo (4242)`.
  func label(at position: Int) -> String {
    XMLTags.tag(at: position, in: bytes.span).flatMap {
      XMLTags.text("fmt", of: $0, in: bytes.span)
    } ?? text(at: position)
  }

  /// Returns the whole number in a cell, such as nanoseconds; `nil` if the cell is empty.
  ///
  /// - Throws: ``InputError`` for any other text, and for more than eleven days in nanoseconds.
  func integer(_ row: Int, _ column: String) throws(InputError) -> Int? {
    guard let position = value(row, column), let tag = XMLTags.tag(at: position, in: bytes.span)
    else { return nil }
    guard let value = XMLTags.number(in: tag, bytes.span), value <= Self.largest else {
      throw XMLTags(file: file).fault(
        "\(column) \"\(MessageText.name(text(at: position)))\": a whole number of nanoseconds is"
          + " expected, from 0 to \(DecimalText.grouped(Self.largest))", at: position,
        in: bytes.span)
    }
    return value
  }

  private static let largest = 1_000_000_000_000_000
}

extension XctraceTable {
  /// The elements with an `id`, and the references to them.
  fileprivate struct Values {
    private struct Element {
      let id: UInt32
      let position: UInt32
    }

    private var elements: [Element] = []
    private var references: [Element] = []

    mutating func add(_ id: UInt32, at position: Int) {
      elements.append(Element(id: id, position: UInt32(position)))
    }

    mutating func refer(to id: UInt32, at position: Int) {
      references.append(Element(id: id, position: UInt32(position)))
    }

    mutating func sort() {
      if zip(elements, elements.dropFirst()).contains(where: { $0.id > $1.id }) {
        elements.sort { $0.id < $1.id }
      }
    }

    /// Returns the position of the element with an `id`.
    func position(of id: UInt32) -> Int? {
      var (low, high) = (0, elements.count)
      while low < high {
        let middle = (low + high) / 2
        if elements[middle].id < id { low = middle + 1 } else { high = middle }
      }
      return low < elements.count && elements[low].id == id ? Int(elements[low].position) : nil
    }

    /// The position of an element whose `id` another one has.
    var firstRepeated: Int? {
      zip(elements, elements.dropFirst()).first { $0.id == $1.id }.map { Int($1.position) }
    }

    /// The position of the first reference to nothing.
    var firstUnresolved: Int? {
      references.first { position(of: $0.id) == nil }.map { Int($0.position) }
    }
  }

  /// The state of reading a file.
  fileprivate struct Reading {
    let schemas: [String]
    let columns: [String]
    var schema: String?
    var others: [String] = []
    var run = 1
    var names: [String] = []
    var rowCount = 0
    var cells: [UInt32] = []
    var values = Values()
    private var node = Node()

    /// A table of the file.
    private struct Node {
      var run = 1
      /// `nil` before the schema.
      var isKept: Bool?
      /// The indices of the columns among the kept ones; `nil` for others.
      var kept: [Int?] = []
      /// The number of cells in the open row so far; `nil` outside of rows.
      var cellCount: Int?
    }

    init(schemas: [String], columns: [String]) {
      self.schemas = schemas
      self.columns = columns
    }

    mutating func begin(
      _ tag: XMLTags.Tag, _ tags: XMLTags, _ bytes: Span<UInt8>
    ) throws(InputError) {
      switch tag.depth {
      case 0:
        guard tag.isNamed("trace-query-result", in: bytes) else {
          throw InputError(
            .malformed,
            "\(tags.file) is no table of a trace but its \(CSVReader.text(bytes, tag.name)):"
              + " the export of \(schemas.joined(separator: " or ")) is expected")
        }
      case 1:
        node = Node()
        node.run = XMLTags.text("xpath", of: tag, in: bytes).flatMap(Self.run) ?? 1
      case 2 where tag.isNamed("schema", in: bytes):
        try beginSchema(XMLTags.text("name", of: tag, in: bytes) ?? "", tags.file)
      case 2 where tag.isNamed("row", in: bytes):
        node.cellCount = 0
        guard let isKept = node.isKept else {
          throw tags.fault("a row before the schema of its table", at: tag.start, in: bytes)
        }
        guard isKept else { return }
        rowCount += 1
        cells.append(contentsOf: repeatElement(0, count: columns.count))
      case 4 where node.cellCount == nil && tag.isNamed("mnemonic", in: bytes):
        let name = XMLTags.content(of: tag, in: bytes)
        node.kept.append(columns.firstIndex(of: name))
        if node.isKept == true { names.append(name) }
      case 3... where node.cellCount != nil:
        if let id = XMLTags.number("id", of: tag, in: bytes) {
          values.add(id, at: tag.start)
        } else if XMLTags.attribute("ref", of: tag, in: bytes) != nil {
          values.refer(to: XMLTags.number("ref", of: tag, in: bytes) ?? .max, at: tag.start)
        }
        if tag.depth == 3 { addCell(at: tag.start) }
      default: break
      }
    }

    private mutating func beginSchema(_ name: String, _ file: String) throws(InputError) {
      let isKept = schemas.contains(name)
      node.isKept = isKept
      guard isKept else {
        others.append(name)
        return
      }
      guard schema == nil else {
        throw InputError(
          .malformed,
          "\(file) has several tables of hitches: export that of one run, by"
            + " /trace-toc/run[@number=\"1\"]/data/table[@schema=\"\(name)\"]")
      }
      (schema, run) = (name, node.run)
    }

    private mutating func addCell(at position: Int) {
      let column = node.cellCount ?? 0
      node.cellCount = column + 1
      guard node.isKept == true, column < node.kept.count, let kept = node.kept[column] else {
        return
      }
      cells[cells.count - columns.count + kept] = UInt32(position)
    }

    mutating func end(
      _ tag: XMLTags.Tag, _ tags: XMLTags, _ bytes: Span<UInt8>
    ) throws(InputError) {
      guard tag.depth == 2, let count = node.cellCount else { return }
      node.cellCount = nil
      guard node.isKept != true || count == node.kept.count else {
        throw tags.fault(
          "a row of \(count) cells, where the table has \(node.kept.count) columns",
          at: tag.start, in: bytes)
      }
    }

    /// Returns the number of the run in a path such as `//trace-toc[1]/run[2]/data[1]/table[17]`.
    private static func run(of path: String) -> Int? {
      path.split(separator: "run[").dropFirst().first.flatMap { rest in
        Int(rest.prefix { $0 != "]" }.filter(\.isNumber))
      }
    }
  }
}
