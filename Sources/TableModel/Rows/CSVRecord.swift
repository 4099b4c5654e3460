/// One record of a CSV file: its fields without their quotes.
package struct CSVRecord: Sendable {
  /// The line of the file on which the record starts, counted from 1.
  package internal(set) var line = 1
  /// Where in the file the record starts, in bytes; for an empty line, where the first of the empty
  /// lines that it stands among does.
  package internal(set) var start = 0
  /// The fields one after the other, a comma after each.
  var bytes: [UInt8] = []
  /// Where in `bytes` each field lies, without its comma.
  var fields: [Range<Int>] = []

  /// The number of fields.
  package var count: Int { fields.count }

  /// The text of a field.
  ///
  /// - Complexity: O(*n*) in the length of the field: the string is made here.
  package subscript(field field: Int) -> String {
    String(decoding: bytes[fields[field]], as: UTF8.self)
  }

  /// The text of every field.
  package var strings: [String] { fields.indices.map { self[field: $0] } }

  /// Whether there is one field, and nothing in it: what an empty line makes.
  var isEmpty: Bool { fields.count == 1 && fields[0].isEmpty }

  /// Empties the record, and keeps its memory for the next.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
  }

  /// Ends the field whose bytes came last.
  mutating func endField() {
    let start = fields.last.map { $0.upperBound + 1 } ?? 0
    fields.append(start..<bytes.count)
    bytes.append(CSVByte.comma)
  }

  /// The line of the first byte that is not UTF-8.
  var firstLineNotUTF8: Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      let before = bytes[..<error.byteOffsets.lowerBound]
      return line + before.count { $0 == CSVByte.lineFeed }
    }
  }
}
