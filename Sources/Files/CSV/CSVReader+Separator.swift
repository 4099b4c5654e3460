// Separators other than the comma, which spreadsheets write in languages with decimal commas.
extension CSVReader {
  /// Finds the separator of the table whose header comes next.
  ///
  /// A first line such as `sep=;`, which Excel reads and writes, states it for the whole file and is
  /// skipped. Otherwise it is a comma, or the semicolon or tab that the header has instead. In a
  /// header with both, such as `Time (s, monotonic);frame_ms;fps`, a comma is text if the other one
  /// divides the header into more fields, and the next line into as many.
  package mutating func detectSeparator(in bytes: Span<UInt8>) {
    if line == 1, let stated = statedSeparator(in: bytes) {
      (separator, isSeparatorStated) = (stated, true)
      _ = fields(in: bytes)
    }
    guard !isSeparatorStated else { return }
    let commas = fieldCounts(in: bytes, separator: Self.comma).header
    let others = [UInt8(ascii: ";"), UInt8(ascii: "\t")]
      .map { (separator: $0, counts: fieldCounts(in: bytes, separator: $0)) }
      .filter { $0.counts.header > 1 }
    let regular = others.filter { $0.counts.header == $0.counts.next }
    let best = (regular.isEmpty && commas == 1 ? others : regular)
      .max { $0.counts.header < $1.counts.header }
    separator = best.flatMap { $0.counts.header > commas ? $0.separator : nil } ?? Self.comma
  }

  /// The separator that a line `sep=` states, with or without quotes around it.
  private func statedSeparator(in bytes: Span<UInt8>) -> UInt8? {
    var line = self
    // No line consists of fields with this one: it is read as a whole.
    line.separator = Self.lineFeed
    let field = line.field(in: bytes)
    guard field.count <= 7, [.line, .file].contains(line.skipEnd(in: bytes)) else { return nil }
    let text = Array(Self.text(bytes, field).utf8)
    guard text.count == 5, String(decoding: text[..<4], as: UTF8.self).lowercased() == "sep=",
      let last = text.last, last < 0x80, last != Self.quote
    else { return nil }
    let character = Unicode.Scalar(last).properties
    return character.isAlphabetic || character.numericType != nil ? nil : last
  }

  /// The numbers of fields on the next line, and on the one behind it; 0 at the end of the file.
  private func fieldCounts(
    in bytes: Span<UInt8>, separator: UInt8
  ) -> (header: Int, next: Int) {
    var reader = self
    reader.separator = separator
    let header = reader.fields(in: bytes).0.count
    guard header > 1, !reader.isAtEnd(of: bytes) else { return (header, 0) }
    return (header, reader.fields(in: bytes).0.count)
  }
}
