extension CSVReader {
  /// Reads a record that must conform to RFC 4180; records may differ in their number of fields.
  ///
  /// - Returns: The fields, quotes included; one empty field for an empty line.
  /// - Throws: ``InputError`` with the first fault, after which the reader is of no use.
  package mutating func record(
    in bytes: Span<UInt8>, of file: String
  ) throws(InputError) -> [Range<Int>] {
    let (start, firstLine) = (position, line)
    let (fields, end) = fields(in: bytes)
    let invalid = firstByteNotUTF8(bytes, start..<position).map { ($0, "the text is not UTF-8") }
    guard let (place, reason) = invalid ?? fault(of: fields, end, in: bytes) else { return fields }
    let line = firstLine + bytes.extracting(start..<place).lineFeeds
    let origin = line == firstLine ? "" : " (the row starts on line \(firstLine))"
    throw InputError(file, line: line, reason + origin)
  }

  private func fault(
    of fields: [Range<Int>], _ end: End, in bytes: Span<UInt8>
  ) -> (place: Int, reason: String)? {
    let lone = "a carriage return stands without a line feed; lines end in LF or CRLF"
    for field in fields {
      if !field.isEmpty, bytes[field.lowerBound] == Self.quote {
        guard isClosed(field, bytes) else {
          return (field.lowerBound, "the quoted field that begins here is never closed")
        }
      } else if let place = field.first(where: {
        bytes[$0] == Self.quote || bytes[$0] == Self.carriageReturn
      }) {
        return bytes[place] == Self.quote
          ? (place, "a quote stands in a field that is not quoted as a whole") : (place, lone)
      }
    }
    switch end {
    case .line, .file: return nil
    case .separator:
      return (
        position,
        "the row has more than \(DecimalText.grouped(Self.mostColumns)) fields, the most that are read"
      )
    case .other where bytes[position] == Self.carriageReturn: return (position, lone)
    case .other:
      return (
        position,
        "text follows the closing quote of a field; a quote inside a quoted field is written twice"
      )
    }
  }

  /// The index behind the last record: line ends at the end of the file are no records.
  package static func endOfRecords(in bytes: Span<UInt8>) -> Int {
    var end = bytes.count
    while end > 0, bytes[end - 1] == lineFeed {
      end -= end > 1 && bytes[end - 2] == carriageReturn ? 2 : 1
    }
    return end
  }

  /// Returns whether a quoted field ends with a quote that is not one of a pair.
  private func isClosed(_ field: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    var quotes = 0
    while quotes < field.count, bytes[field.upperBound - 1 - quotes] == Self.quote { quotes += 1 }
    // With the opening quote in the run, the number is even if it is closed.
    return quotes == field.count ? quotes % 2 == 0 : quotes % 2 == 1
  }

  private func firstByteNotUTF8(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.extracting(range))
      return nil
    } catch {
      return range.lowerBound + error.byteOffsets.lowerBound
    }
  }
}
