import Files
import Statistics

/// A line of a CSV file, with its fields by column.
struct CSVLine {
  let file: String
  let number: Int
  let fields: [String: String]

  /// Reads the next line.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns, each once.
  ///   - advice: A clause that follows the message about a line that is cut off.
  /// - Throws: ``InputError`` for a line without a line feed or with another number of fields.
  init(
    _ reader: inout CSVReader, in bytes: Span<UInt8>, file: String, columns: [String],
    advice: String = ""
  ) throws(InputError) {
    self.file = file
    number = reader.line
    let (ranges, end) = reader.fields(in: bytes)
    guard case .line = end else {
      throw InputError(
        file, line: number, "the file is cut off here: every line ends with a line feed" + advice)
    }
    guard ranges.count == columns.count else {
      throw InputError(
        file, line: number,
        "\(ranges.count) fields, where the header has \(columns.count) columns")
    }
    fields = Dictionary(
      uniqueKeysWithValues: zip(columns, ranges).map { ($0, CSVReader.text(bytes, $1)) })
  }

  func fault(_ column: String, _ sentence: String) -> InputError {
    InputError(file, line: number, column: column, sentence)
  }

  /// Returns the text of a column, which must not be empty.
  func text(_ column: String) throws(InputError) -> String {
    guard let text = fields[column], !text.isEmpty else {
      throw fault(column, "the field is empty: a name is expected")
    }
    return text
  }

  /// Returns a whole number from 1 to 1,000,000.
  func count(_ column: String) throws(InputError) -> Int {
    let text = try text(column)
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw fault(
        column, "\"\(MessageText.name(text))\": a whole number from 1 to 1,000,000 is expected")
    }
    return count
  }

  /// Returns a number from 0; `nil` if the column is absent or the field empty.
  func number(_ column: String) throws(InputError) -> Double? {
    guard let text = fields[column], !text.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    guard let value = CSVReader.decimal(bytes.span, bytes.indices),
      (0...CSVReader.largest).contains(value)
    else {
      throw fault(
        column,
        "\"\(MessageText.name(text))\": a number from 0 to"
          + " \(DecimalText.grouped(Int(CSVReader.largest))) or nothing is expected"
      )
    }
    return value
  }

  /// Returns an interval; `nil` if an end is absent.
  func interval(_ low: String, _ high: String) throws(InputError) -> ConfidenceInterval? {
    guard let lowEnd = try number(low), let highEnd = try number(high) else { return nil }
    guard lowEnd <= highEnd else {
      throw fault(high, "\(highEnd) is below the lower end of the interval, \(lowEnd)")
    }
    return ConfidenceInterval(low: lowEnd, high: highEnd)
  }
}
