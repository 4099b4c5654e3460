import Files

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
}
