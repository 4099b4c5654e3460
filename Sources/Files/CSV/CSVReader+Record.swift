/// A violation of RFC 4180 in a file.
package struct CSVFault: Error, Equatable {
  package enum Kind: Sendable {
    /// The file ends inside a quoted field.
    case unterminatedQuote
    /// A closing quote is followed by other text than a separator or a line end.
    case textAfterQuote
    /// A quote inside a field that does not begin with one.
    case bareQuote
    /// A carriage return outside quotes without a line feed behind it.
    case bareCarriageReturn
    case notUTF8
    /// There are more fields than ``CSVReader/mostColumns``.
    case tooManyFields
  }

  package let kind: Kind
  /// The line of the fault, counted from 1; of `unterminatedQuote` that of the opening quote.
  package let line: Int
  /// The line on which the record with the fault starts.
  package let recordLine: Int
}

extension CSVFault: CustomStringConvertible {
  /// The fault and the accepted form, without the line of the fault.
  package var description: String {
    let reason =
      switch kind {
      case .unterminatedQuote: "the quoted field that begins here is never closed"
      case .textAfterQuote:
        "text follows the closing quote of a field; a quote inside a quoted field is written twice"
      case .bareQuote: "a quote stands in a field that is not quoted as a whole"
      case .bareCarriageReturn:
        "a carriage return stands without a line feed; lines end in LF or CRLF"
      case .notUTF8: "the text is not UTF-8"
      case .tooManyFields:
        "the row has more than \(DecimalText.grouped(CSVReader.mostColumns)) fields, the most that are read"
      }
    return line == recordLine ? reason : reason + " (the row starts on line \(recordLine))"
  }
}

extension CSVReader {
  /// Reads a record and requires it to conform to RFC 4180.
  ///
  /// An empty line is a record of one empty field. Records may differ in their number of fields.
  ///
  /// - Parameter fields: Set to the fields, quotes included.
  /// - Throws: The first fault of the record. The reader is of no use after that.
  package mutating func record(
    in bytes: Span<UInt8>, fields: inout [Range<Int>]
  ) throws(CSVFault) {
    let (start, firstLine) = (position, line)
    fields.removeAll(keepingCapacity: true)
    while true {
      let fieldLine = line
      let isQuoted = position < bytes.count && bytes[position] == Self.quote
      let field = isQuoted ? field(in: bytes) : unquotedField(in: bytes)
      fields.append(field)
      var fault: CSVFault?
      if isQuoted, !isClosed(field, bytes) {
        fault = CSVFault(kind: .unterminatedQuote, line: fieldLine, recordLine: firstLine)
      } else {
        switch skipEnd(in: bytes, separator: separator) {
        case .separator:
          guard fields.count > Self.mostColumns else { continue }
          fault = CSVFault(kind: .tooManyFields, line: line, recordLine: firstLine)
        case .line, .file: break
        case .other:
          let kind: CSVFault.Kind =
            bytes[position] == Self.carriageReturn
            ? .bareCarriageReturn : isQuoted ? .textAfterQuote : .bareQuote
          fault = CSVFault(kind: kind, line: line, recordLine: firstLine)
        }
      }
      // Text before the fault that is not UTF-8 comes first.
      if let invalid = firstByteNotUTF8(bytes, start..<position) {
        let feeds = (start..<invalid).count { bytes[$0] == Self.lineFeed }
        throw CSVFault(kind: .notUTF8, line: firstLine + feeds, recordLine: firstLine)
      }
      if let fault { throw fault }
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

  /// Reads up to the first byte that cannot stand in an unquoted field.
  private mutating func unquotedField(in bytes: Span<UInt8>) -> Range<Int> {
    let start = position
    let (separator, last) = (separator, max(separator, Self.quote))
    while position < bytes.count {
      let byte = bytes[position]
      // Most bytes are letters, which lie above all four.
      if byte <= last,
        byte == separator || byte == Self.lineFeed || byte == Self.quote
          || byte == Self.carriageReturn
      {
        break
      }
      position += 1
    }
    return start..<position
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
