import Files

/// A table that `xctrace export` wrote, of which some columns are kept.
///
/// A cell is an element named after its type, in the order of the columns. A value has an `id` where
/// it first occurs and is a `ref` to it afterwards, also in other columns and inside other cells.
struct XctraceTable {
  /// The columns that are kept.
  enum Column: String, CaseIterable {
    case start, duration, process, display
    case isSystem = "is-system"
    case refreshInterval = "refresh-interval"

    /// The columns of nanoseconds.
    fileprivate static let times = [start, duration, refreshInterval]

    fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  let file: String
  /// The name of the table.
  private(set) var schema = ""
  /// The number of the run in the trace, from 1 on.
  private(set) var run = 1
  private(set) var rowCount = 0
  /// All columns of the table.
  private var names: [String] = []
  /// The codes of the kept cells, row by row.
  private var cells: [Int] = []
  private var values = XctraceValues()
  private let schemas: [String]
  /// The names of other tables in the file.
  private var others: [String] = []
  private var node = Node()

  /// The state of reading a table of the file.
  private struct Node {
    var run = 1
    /// `nil` before the schema.
    var isKept: Bool?
    /// The columns that are kept; `nil` for others.
    var columns: [Column?] = []
    /// The number of cells in the open row so far; `nil` outside of rows.
    var cellCount: Int?
  }

  /// Reads the only table with one of some names.
  ///
  /// - Throws: ``InputError`` for another or an invalid file, and for a reference to nothing.
  init(_ file: String, schemas: [String]) throws(InputError) {
    (self.file, self.schemas) = (file, schemas)
    try XMLTags.read(file) { (tag, bytes) throws(InputError) in
      if tag.kind != .close { try begin(tag, bytes) }
      if tag.kind != .open { try end(tag) }
    }
    guard !schema.isEmpty else {
      let names = others.map { "the table \($0)" }
      throw InputError(
        "\(file) has \(names.isEmpty ? "no table, so the path matched none" : MessageText.names(names)):"
          + " the export of \(schemas.joined(separator: " or ")) is expected")
    }
  }

  /// - Throws: ``InputError`` if the table lacks a column.
  func require(_ columns: [Column]) throws(InputError) {
    let missing = columns.map(\.rawValue).filter { !names.contains($0) }
    guard missing.isEmpty else {
      throw InputError("\(file): the table \(schema) has no column \(MessageText.names(missing))")
    }
  }

  private func code(_ row: Int, _ column: Column) -> Int {
    cells[row * Column.allCases.count + column.index]
  }

  /// Returns the number in a cell; `nil` if it has none.
  func number(_ row: Int, _ column: Column) -> Int? {
    code(row, column) >= 0 ? code(row, column) : nil
  }

  /// Returns what a cell shows, such as `Demo (4242)`; `nil` if it has no value.
  func text(_ row: Int, _ column: Column) -> String? { values.text(code(row, column)) }
}

extension XctraceTable {
  private mutating func begin(_ tag: XMLTags.Tag, _ bytes: Span<UInt8>) throws(InputError) {
    switch tag.depth {
    case 0:
      guard tag.isNamed("trace-query-result", in: bytes) else {
        throw InputError(
          "\(file) is no table of a trace but its \(CSVReader.text(bytes, tag.name)):"
            + " the export of \(schemas.joined(separator: " or ")) is expected")
      }
    case 1:
      node = Node()
      node.run = XMLTags.text("xpath", of: tag, in: bytes).flatMap(Self.run) ?? 1
    case 2 where tag.isNamed("schema", in: bytes):
      try beginSchema(XMLTags.text("name", of: tag, in: bytes) ?? "")
    case 2 where tag.isNamed("row", in: bytes):
      node.cellCount = 0
      guard let isKept = node.isKept else {
        throw InputError(file, line: tag.line, "a row before the schema of its table")
      }
      guard isKept else { return }
      rowCount += 1
      cells.append(
        contentsOf: repeatElement(XctraceValues.empty, count: Column.allCases.count))
    case 4 where node.cellCount == nil && tag.isNamed("mnemonic", in: bytes):
      let name = XMLTags.content(of: tag, in: bytes)
      guard node.isKept != true || Column(rawValue: name) == nil || !names.contains(name) else {
        throw InputError(
          file, line: tag.line, "the column \(MessageText.name(name)) occurs twice")
      }
      node.columns.append(Column(rawValue: name))
      if node.isKept == true { names.append(name) }
    case 3... where node.cellCount != nil:
      let column = tag.depth == 3 ? beginCell() : nil
      let code = try values.add(tag, bytes, in: file)
      guard let column else { return }
      if Column.times.contains(column), code < 0, code != XctraceValues.empty {
        let text =
          tag.kind == .open ? XMLTags.content(of: tag, in: bytes).trimmed : values.text(code) ?? ""
        throw InputError(
          file, line: tag.line,
          "\(column.rawValue) \"\(MessageText.name(text))\": a whole number of nanoseconds is"
            + " expected, from 0 to \(DecimalText.grouped(XctraceValues.largest))")
      }
      cells[cells.count - Column.allCases.count + column.index] = code
    default: break
    }
  }

  private mutating func beginSchema(_ name: String) throws(InputError) {
    let isKept = schemas.contains(name)
    node.isKept = isKept
    guard isKept else {
      others.append(name)
      return
    }
    guard schema.isEmpty else {
      throw InputError(
        "\(file) has several tables of hitches: export that of one run, by"
          + " /trace-toc/run[@number=\"1\"]/data/table[@schema=\"\(name)\"]")
    }
    (schema, run) = (name, node.run)
  }

  /// Returns the column of the next cell of the open row if it is kept.
  private mutating func beginCell() -> Column? {
    let index = node.cellCount ?? 0
    node.cellCount = index + 1
    return node.isKept == true && index < node.columns.count ? node.columns[index] : nil
  }

  private mutating func end(_ tag: XMLTags.Tag) throws(InputError) {
    guard tag.depth == 2, let count = node.cellCount else { return }
    node.cellCount = nil
    guard node.isKept != true || count == node.columns.count else {
      throw InputError(
        file, line: tag.line,
        "a row of \(count) cells, where the table has \(node.columns.count) columns")
    }
  }

  /// Returns the number of the run in a path such as `//trace-toc[1]/run[2]/data[1]/table[17]`.
  private static func run(of path: String) -> Int? {
    path.split(separator: "run[").dropFirst().first.flatMap { rest in
      Int(rest.prefix { $0 != "]" }.filter(\.isNumber))
    }
  }
}
