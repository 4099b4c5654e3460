import Files

/// A table of numbers inside a log: a header and the lines below it.
struct LogTable {
  /// The names of the columns, in lower case: tools write them in either.
  let names: [String]
  /// The names as they stand there.
  let titles: [String]
  let file: String
  private(set) var scanner: CSVReader
  /// The fewest bytes that stand in the last column, of the lines so far.
  private var narrowest = Int.max

  /// Takes the line at a scanner's position for the header.
  init(_ file: String, _ bytes: Span<UInt8>, header scanner: CSVReader) {
    var scanner = scanner
    // A comma at the end of the line, as Android writes it, is no column.
    titles = LogTable.withoutEmptyEnd(
      scanner.fields(in: bytes).0.map { CSVReader.text(bytes, $0).trimmed })
    names = titles.map { $0.lowercased() }
    self.file = file
    self.scanner = scanner
  }

  /// The index of the first of some columns that is there.
  func column(_ choices: String...) -> Int? {
    choices.lazy.compactMap { names.firstIndex(of: $0.lowercased()) }.first
  }

  /// One line of the table.
  struct Row {
    let line: Int
    let fields: [Range<Int>]
  }

  /// What is wrong with the last line of a table.
  enum Ending {
    /// Nothing: it ends with a line feed.
    case whole
    /// It is cut off.
    case cutOff
    /// It was taken, but nothing behind its last number says that no digit is missing.
    case open
  }

  /// Who wrote a table, which tells what a last line without a line feed is.
  enum Writer: Equatable {
    /// A program that ends every line: such a line is cut off.
    case program
    /// Anybody, so that it may be whole; what is wanted stands in a column.
    ///
    /// It is cut off if it lacks columns, or if the wanted one is the last and holds less than on any
    /// line before: a digit or more may be missing.
    case anybody(column: Int)
  }

  /// Reads the next line that is not empty.
  ///
  /// - Returns: `nil` at the end of the file, and for a last line that is cut off.
  mutating func next(
    _ bytes: Span<UInt8>, of writer: Writer = .program, ending: inout Ending
  ) throws(InputError) -> Row? {
    while !scanner.isAtEnd(of: bytes) {
      let line = scanner.line
      let (fields, end) = scanner.fields(in: bytes)
      if fields.count == 1, fields[0].isEmpty { continue }
      if case .file = end {
        ending = self.ending(of: fields, writer)
        if ending == .cutOff { return nil }
      }
      guard fields.count >= names.count, fields.dropFirst(names.count).allSatisfy(\.isEmpty) else {
        throw InputError(
          file, line: line, "\(fields.count) fields, where the header has \(names.count) columns")
      }
      narrowest = min(narrowest, fields[names.count - 1].count)
      return Row(line: line, fields: fields)
    }
    return nil
  }

  /// What is wrong with a last line that has no line feed.
  private func ending(of fields: [Range<Int>], _ writer: Writer) -> Ending {
    guard case .anybody(let column) = writer, fields.count >= names.count else { return .cutOff }
    // Behind the wanted number stands a comma: it is whole.
    guard column == names.count - 1, fields.count == names.count else { return .whole }
    return narrowest < .max && fields[column].count < narrowest ? .cutOff : .open
  }

  /// The number in a field; `nil` for nothing, `NA` and its like.
  func number(
    _ bytes: Span<UInt8>, _ row: Row, _ column: Int
  ) throws(InputError) -> Double? {
    if let value = CSVReader.decimal(bytes, row.fields[column]) { return value }
    let text = CSVReader.text(bytes, row.fields[column]).trimmed
    if ["", "na", "n/a", "nan", "null"].contains(text.lowercased()) { return nil }
    guard let value = Double(text), value.isFinite else {
      throw InputError(
        file, line: row.line, column: titles[column],
        "\"\(TextFormatting.name(text))\": a number, or NA, is expected")
    }
    return value
  }

  private static func withoutEmptyEnd(_ titles: [String]) -> [String] {
    titles.last == "" ? Array(titles.dropLast()) : titles
  }
}

extension String {
  /// Without spaces and tabs at either end, nor carriage returns at the end.
  var trimmed: String {
    let rest = drop { $0 == " " || $0 == "\t" }
    return String(rest.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
  }
}
