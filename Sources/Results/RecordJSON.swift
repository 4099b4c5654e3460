package import Files
package import RunRecords

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `run.json`: everything about a run but its frames.
///
/// Keys are in snake_case and sorted. The keys inside `scenario` are the user's and stay as they
/// are: the coders leave the keys of a dictionary alone.
package enum RecordJSON {
  /// - Throws: ``OutputError`` if a number of the record is not finite: JSON has no such numbers.
  package static func bytes(of record: RunRecord) throws(OutputError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    do {
      return Array(try encoder.encode(record)) + [UInt8(ascii: "\n")]
    } catch EncodingError.invalidValue(let value, let context) {
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw OutputError("run.json cannot hold \(value) at \(place): a number must be finite")
    } catch {
      throw OutputError("run.json cannot be written: \(error)")
    }
  }

  /// - Throws: `DecodingError` if the bytes are not such a record.
  package static func record(from bytes: [UInt8]) throws -> RunRecord {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(RunRecord.self, from: Data(bytes))
  }
}
