// Records that must conform to RFC 4180.
extension CSVReader {
  /// Reads a record and requires it to conform to RFC 4180.
  ///
  /// An empty line is a record of one empty field. Records may differ in their number of fields.
  ///
  /// - Parameters:
  ///   - fields: Set to the fields, quotes included.
  ///   - file: The name of the file in errors.
  /// - Throws: ``InputError`` with the first fault. The reader is of no use after that.
  package mutating func record(
    in bytes: Span<UInt8>, fields: inout [Range<Int>], of file: String
  ) throws(InputError) {
    let (start, firstLine) = (position, line)
    func fault(_ line: Int, _ reason: String) -> InputError {
      let start = line == firstLine ? "" : " (the row starts on line \(firstLine))"
      return InputError(file, line: line, reason + start)
    }
    fields.removeAll(keepingCapacity: true)
    while true {
      let fieldLine = line
      let isQuoted = position < bytes.count && bytes[position] == Self.quote
      let field = field(in: bytes)
      // A quote or a carriage return ends an unquoted field, so that it is found to stand there.
      if !isQuoted,
        let end = field.first(where: {
          bytes[$0] == Self.quote || bytes[$0] == Self.carriageReturn
        })
      {
        position = end
      }
      fields.append(field.lowerBound..<position)
      var found: InputError?
      if isQuoted, !isClosed(field, bytes) {
        found = fault(fieldLine, "the quoted field that begins here is never closed")
      } else {
        switch skipEnd(in: bytes, separator: separator) {
        case .separator:
          guard fields.count > Self.mostColumns else { continue }
          found = fault(
            line,
            "the row has more than \(DecimalText.grouped(Self.mostColumns)) fields, the most that are"
              + " read")
        case .line, .file: break
        case .other where bytes[position] == Self.carriageReturn:
          found = fault(
            line, "a carriage return stands without a line feed; lines end in LF or CRLF")
        case .other where isQuoted:
          found = fault(
            line,
            "text follows the closing quote of a field; a quote inside a quoted field is written"
              + " twice")
        case .other:
          found = fault(line, "a quote stands in a field that is not quoted as a whole")
        }
      }
      // Text before the fault that is not UTF-8 comes first.
      if let invalid = firstByteNotUTF8(bytes, start..<position) {
        let feeds = (start..<invalid).count { bytes[$0] == Self.lineFeed }
        throw fault(firstLine + feeds, "the text is not UTF-8")
      }
      if let found { throw found }
      return
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
