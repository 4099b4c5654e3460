import Files

/// A table of numbers in a device log: a header and the lines below it.
struct LogTable {
  /// The names of the columns in lower case, for tools differ in case.
  let names: [String]
  /// As written.
  let titles: [String]
  let file: String
  private let bytes: [UInt8]
  /// The position behind the table.
  private let end: Int
  private let headerLine: Int
  private var scanner: CSVReader
  /// The fewest fields of a line: those of the header, unless a tool leaves out its last ones.
  var fewestFields: Int
  /// Indicates whether the table ends at an empty line; else such lines are skipped.
  var endsAtEmptyLine = false
  /// The fewest bytes in the last of these fields, in the lines read so far.
  private var narrowest = Int.max
  /// The completeness of the last line, if that was read.
  private(set) var ending = Ending.whole

  /// Reads the line at the scanner's position as the header.
  ///
  /// - Parameter end: The position behind the table; `nil` for the end of the file.
  init(_ log: LogFile, header scanner: CSVReader, end: Int? = nil) throws(InputError) {
    let end = end ?? log.bytes.count
    var scanner = scanner
    headerLine = scanner.line
    var titles = try scanner.names(of: log.path, in: log.bytes.span.extracting(..<end)).0
      .map(\.trimmed)
    // A comma at the end of the line, as Android writes it, does not begin a column.
    if titles.last == "" { titles.removeLast() }
    guard titles.contains(where: { !$0.isEmpty }) else {
      throw InputError(log.path, line: headerLine, "the names of columns are expected")
    }
    (file, bytes, self.end) = (log.path, log.bytes, end)
    self.titles = titles
    names = titles.map { $0.lowercased() }
    fewestFields = titles.count
    self.scanner = scanner
  }

  /// Returns the index of the first of the named columns that exists.
  func column(_ choices: String...) throws(InputError) -> Int? {
    for choice in choices {
      if let index = names.firstIndex(of: choice.lowercased()) { return try onlyColumn(index) }
    }
    return nil
  }

  /// Returns the index of the column with a name as written, or else in any case.
  func existingColumn(titled title: String) throws(InputError) -> Int {
    let written = titles.indices.filter { titles[$0] == title }
    if written.count == 1 { return written[0] }
    if let index = try column(title) { return index }
    throw InputError(
      file, line: headerLine,
      "there is no column \(MessageText.name(title)); the columns are \(MessageText.names(titles))"
    )
  }

  /// Returns the index of a column, which must be the only one with its name.
  func onlyColumn(_ index: Int) throws(InputError) -> Int {
    guard !names[(index + 1)...].contains(names[index]) else {
      throw InputError(
        file, line: headerLine, "the column \(MessageText.name(titles[index])) occurs twice")
    }
    return index
  }

  struct Row {
    let line: Int
    let fields: [Range<Int>]
  }

  /// The completeness of the last line of a table.
  enum Ending {
    /// It ends with a line feed.
    case whole
    /// It is incomplete.
    case cutOff
    /// It was read, but digits may be missing at its end.
    case open
  }

  /// Reads the next line that is not empty.
  ///
  /// A last line without a line feed is incomplete if it lacks columns, or if the wanted column is
  /// the last one and shorter than on every line before, for digits may be missing.
  ///
  /// - Parameter wanted: The last column that is used.
  /// - Returns: `nil` at the end of the table, and for an incomplete last line.
  mutating func next(upTo wanted: Int) throws(InputError) -> Row? {
    let file = bytes
    let bytes = file.span.extracting(..<end)
    while !scanner.isAtEnd(of: bytes) {
      if endsAtEmptyLine, bytes.hasEmptyLine(at: scanner.position) { return nil }
      let line = scanner.line
      let (fields, end) = scanner.fields(in: bytes)
      // Carriage returns alone are left of an empty line of `adb shell`, and behind a quote.
      if fields.count == 1, fields[0].allSatisfy({ " \t\r".utf8.contains(bytes[$0]) }) { continue }
      if case .file = end {
        ending = self.ending(of: fields, wanted)
        if ending == .cutOff { return nil }
      }
      guard fields.count >= fewestFields,
        // `adb shell` ends lines with two carriage returns.
        fields.dropFirst(names.count).allSatisfy({ CSVReader.text(bytes, $0).trimmed.isEmpty })
      else {
        let isComma = fields.count > names.count && scanner.separator == UInt8(ascii: ",")
        throw InputError(
          self.file, line: line,
          "\(DecimalText.counted(fields.count, "field")), where the header has"
            + " \(DecimalText.counted(names.count, "column"))"
            + (isComma ? ": is a comma within one of them?" : ""))
      }
      narrowest = min(narrowest, fields[fewestFields - 1].count)
      return Row(line: line, fields: fields)
    }
    return nil
  }

  private func ending(of fields: [Range<Int>], _ column: Int) -> Ending {
    guard fields.count >= fewestFields else { return .cutOff }
    // A comma follows the wanted number, so it is complete.
    guard column == fewestFields - 1, fields.count == fewestFields else { return .whole }
    return narrowest < .max && fields[column].count < narrowest ? .cutOff : .open
  }

  /// The words for no number, without a sign: also those of C and .NET for NaN and infinity, except
  /// those of old C libraries on Windows, which begin with `1.#`.
  private static let unknown: Set<String> = [
    "", "na", "n/a", "null", "[null]", "nan", "nan(ind)", "nan(snan)", "inf", "infinity", "∞",
  ]

  /// Without white space around it; `nil` without a column.
  func text(_ row: Row, _ column: Int?) -> String? {
    column.map { CSVReader.text(bytes.span, row.fields[$0]).trimmed }
  }

  /// Returns the number in a field; `nil` for an empty field, `NA` and similar words, and without a
  /// column.
  ///
  /// A comma stands for the decimal point, as in `16,7`, if it does not separate fields.
  func number(_ row: Row, _ column: Int?) throws(InputError) -> Double? {
    guard let column, column < row.fields.count else { return nil }
    let hasCommas = scanner.separator != UInt8(ascii: ",")
    if let value = CSVReader.decimal(bytes.span, row.fields[column], allowsComma: hasCommas) {
      return value
    }
    let text = CSVReader.text(bytes.span, row.fields[column]).trimmed
    let word = text.lowercased().drop { $0 == "-" || $0 == "+" }
    if Self.unknown.contains(String(word)) || word.hasPrefix("1.#") { return nil }
    let number = hasCommas ? text.replacing(",", with: ".") : text
    guard let value = Double(number), value.isFinite else {
      throw InputError(
        file, line: row.line, column: titles[column],
        "\"\(MessageText.name(text))\": a number, or NA, is expected")
    }
    return value
  }
}

extension Span<UInt8> {
  /// Returns whether a line of spaces and carriage returns alone begins at a position.
  func hasEmptyLine(at position: Int) -> Bool {
    guard position == 0 || self[position - 1] == 0x0A else { return false }
    var end = position
    while end < count, self[end] == 0x20 || self[end] == 0x0D { end += 1 }
    return end < count && self[end] == 0x0A
  }
}
