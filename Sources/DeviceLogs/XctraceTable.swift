import Files

/// A table that `xctrace export` wrote, as far as it is read.
///
/// A cell is an element named after its type, in the order of the columns. A value has an `id` where
/// it first occurs and is a `ref` to it afterwards, also in other columns and inside other cells.
struct XctraceTable {
  let file: String
  /// The name of the table.
  private(set) var schema = ""
  /// The number of the run in the trace, from 1 on.
  private(set) var run = 1
  private(set) var rows: [Row] = []
  private var columns: [String] = []
  /// The values in the file by their ids.
  private var values: [String: Value] = [:]

  private struct Value {
    /// `nil` for another text, and for a number out of range.
    let number: Int?
    /// As it is shown, unless it is a number.
    let text: String
  }

  private typealias Cell = (value: Value?, tag: XMLTags.Tag)

  /// The largest number: more than eleven days in nanoseconds.
  private static let largest = 1_000_000_000_000_000

  /// A row; `nil` for a cell without a value and for a column that the table lacks.
  struct Row {
    /// In nanoseconds since the start of the recording; `nil` also without a duration.
    let time: Range<Int>?
    let process: XctraceProcess?
    let display: String?
    let isSystem: Bool
    /// In nanoseconds.
    let refreshInterval: Int?

    /// The columns that are read.
    fileprivate static let columns = [
      "start", "duration", "process", "display", "is-system", "refresh-interval",
    ]
  }

  /// Reads the only table with one of some names.
  init(_ log: LogFile, schemas: [String]) throws(InputError) {
    file = log.path
    let wanted = "the export of \(schemas.joined(separator: " or ")) is expected"
    var tags = XMLTags(log)
    // Without an element, next() throws.
    guard let root = try tags.next() else { return }
    guard root.name == "trace-query-result" else {
      throw InputError("\(file) is no table of a trace but its \(root.name): \(wanted)")
    }
    var others: [String] = []
    var path: String?
    var isWanted: Bool?
    while let tag = try tags.next() {
      guard tag.kind != .close else { continue }
      switch (tag.depth, tag.name) {
      case (1, _): (path, isWanted) = (tag["xpath"], nil)
      case (2..., "schema"):
        let name = tag["name"] ?? ""
        isWanted = schemas.contains(name)
        guard isWanted == true else {
          others.append("the table \(name)")
          break
        }
        guard schema.isEmpty else {
          throw InputError(
            "\(file) has several tables of hitches: export that of one run, by"
              + " /trace-toc/run[@number=\"1\"]/data/table[@schema=\"\(name)\"]")
        }
        (schema, run) = (name, path.flatMap(Self.run) ?? 1)
        try readColumns(of: tag, &tags)
      case (2..., "row"):
        guard let isWanted else {
          throw InputError(file, line: tag.line, "a row before the schema of its table")
        }
        let cells = try cells(of: tag, &tags)
        if isWanted { rows.append(try row(cells, line: tag.line)) }
      default: break
      }
    }
    guard !schema.isEmpty else {
      throw InputError(
        "\(file) has \(others.isEmpty ? "no table, so the path matched none" : MessageText.names(others)):"
          + " \(wanted)")
    }
  }

  func require(_ needed: [String]) throws(InputError) {
    let missing = needed.filter { !columns.contains($0) }
    guard missing.isEmpty else {
      throw InputError("\(file): the table \(schema) has no column \(MessageText.names(missing))")
    }
  }

  /// Returns the number of the run in a path such as `//trace-toc[1]/run[2]/data[1]/table[17]`.
  private static func run(of path: String) -> Int? {
    path.split(separator: "run[").dropFirst().first.flatMap { rest in
      Int(rest.prefix { $0 != "]" }.filter(\.isNumber))
    }
  }
}

extension XctraceTable {
  private mutating func readColumns(
    of schema: XMLTags.Tag, _ tags: inout XMLTags
  ) throws(InputError) {
    while let tag = try tags.next(inside: schema) {
      guard tag.name == "mnemonic" else { continue }
      guard !Row.columns.contains(tag.text) || !columns.contains(tag.text) else {
        throw InputError(
          file, line: tag.line, "the column \(MessageText.name(tag.text)) occurs twice")
      }
      columns.append(tag.text)
    }
  }

  private mutating func cells(
    of row: XMLTags.Tag, _ tags: inout XMLTags
  ) throws(InputError) -> [Cell] {
    var cells: [Cell] = []
    while let tag = try tags.next(inside: row) {
      let value = try value(of: tag)
      if tag.depth == row.depth + 1 { cells.append((value, tag)) }
    }
    return cells
  }

  /// Returns the value of an element, or of the one that it refers to; `nil` if it has none.
  private mutating func value(of tag: XMLTags.Tag) throws(InputError) -> Value? {
    let id = tag["id"]
    if id == nil, let reference = tag["ref"] {
      guard let value = values[reference] else {
        throw InputError(file, line: tag.line, "a reference to an id that does not occur")
      }
      return value
    }
    guard tag.name != "sentinel" else { return nil }
    let text = tag.text
    let number = Int(text).flatMap { (0...Self.largest).contains($0) ? $0 : nil }
    let value = Value(number: number, text: number == nil ? tag["fmt"] ?? text : text)
    if let id, values.updateValue(value, forKey: id) != nil {
      throw InputError(file, line: tag.line, "an id that occurs twice")
    }
    return value
  }

  private func row(_ cells: [Cell], line: Int) throws(InputError) -> Row {
    guard cells.count == columns.count else {
      throw InputError(
        file, line: line,
        "a row of \(DecimalText.counted(cells.count, "cell")), where the table has"
          + " \(DecimalText.counted(columns.count, "column"))")
    }
    func cell(_ column: String) -> Cell? {
      columns.firstIndex(of: column).map { cells[$0] }
    }
    func time(_ column: String) throws(InputError) -> Int? {
      guard let cell = cell(column), let value = cell.value else { return nil }
      guard let time = value.number else {
        let found = cell.tag.kind == .open ? cell.tag.text : value.text
        throw InputError(
          file, line: cell.tag.line,
          "\(column) \"\(MessageText.name(found))\": a whole number of nanoseconds is expected,"
            + " from 0 to \(DecimalText.grouped(Self.largest))")
      }
      return time
    }
    let (start, duration) = (try time("start"), try time("duration"))
    return Row(
      time: start.flatMap { start in duration.map { start..<start + $0 } },
      process: (cell("process")?.value?.text).map(XctraceProcess.init(label:)),
      display: cell("display")?.value?.text,
      isSystem: (cell("is-system")?.value).flatMap { $0.number ?? Int($0.text) } ?? 0 != 0,
      refreshInterval: try time("refresh-interval"))
  }
}
