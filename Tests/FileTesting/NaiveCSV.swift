package import Files

/// A parser of RFC 4180 files that splits text instead of reading it byte by byte: the reference of
/// `CSVReader`.
///
/// A line feed or comma is a separator if an even number of quotes precedes it. A field must then
/// either be free of quotes and line ends, or begin and end with a quote and contain only pairs of
/// quotes in between.
package enum NaiveCSV {
  package struct Record: Equatable {
    package var line: Int
    package var fields: [String]

    package init(line: Int, fields: [String]) {
      self.line = line
      self.fields = fields
    }
  }

  /// Returns the records of a file without a byte order mark; `nil` if it is not well formed.
  package static func records(_ text: String) -> [Record]? {
    var line = 1
    var records: [Record] = []
    let pieces = split(Array(text.unicodeScalars), at: "\n")
    for (index, piece) in pieces.enumerated() {
      let endsInLineFeed = index < pieces.count - 1
      let raw = endsInLineFeed && piece.last == "\r" ? piece.dropLast() : piece[...]
      var fields: [String] = []
      for rawField in split(Array(raw), at: ",") {
        guard let field = field(rawField) else { return nil }
        fields.append(field)
      }
      records.append(Record(line: line, fields: raw.isEmpty ? [] : fields))
      line += piece.count { $0 == "\n" } + 1
    }
    while records.last?.fields == [] { records.removeLast() }
    return records.map { $0.fields.isEmpty ? Record(line: $0.line, fields: [""]) : $0 }
  }

  private static func split(
    _ text: [Unicode.Scalar], at separator: Unicode.Scalar
  ) -> [[Unicode.Scalar]] {
    for index in text.indices where text[index] == separator {
      if text[..<index].count(where: { $0 == "\"" }).isMultiple(of: 2) {
        return [Array(text[..<index])] + split(Array(text[(index + 1)...]), at: separator)
      }
    }
    return [text]
  }

  private static func field(_ raw: [Unicode.Scalar]) -> String? {
    guard raw.contains("\"") else { return raw.contains("\r") ? nil : string(raw) }
    guard raw.count >= 2, raw.first == "\"", raw.last == "\"" else { return nil }
    return unpaired(raw.dropFirst().dropLast()).map(string)
  }

  /// Returns the text with one quote for each pair; `nil` if a quote is unpaired.
  private static func unpaired(_ text: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    guard let quote = text.firstIndex(of: "\"") else { return Array(text) }
    guard quote + 1 < text.endIndex, text[quote + 1] == "\"" else { return nil }
    return unpaired(text[(quote + 2)...]).map { Array(text[...quote]) + $0 }
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    return string
  }
}

/// Reads all records of a file with `CSVReader`.
///
/// - Parameter findsSeparator: Whether it may be another one than a comma.
package func csvRecords(
  _ bytes: [UInt8], findsSeparator: Bool = false
) throws(InputError) -> [NaiveCSV.Record] {
  var reader = CSVReader()
  reader.skipMark(in: bytes.span)
  if findsSeparator { reader.detectSeparator(in: bytes.span) }
  let end = CSVReader.endOfRecords(in: bytes.span)
  var records: [NaiveCSV.Record] = []
  while reader.position < end {
    let line = reader.line
    let texts = try reader.record(in: bytes.span, of: "x.csv").map {
      CSVReader.text(bytes.span, $0)
    }
    records.append(NaiveCSV.Record(line: line, fields: texts))
  }
  return records
}
