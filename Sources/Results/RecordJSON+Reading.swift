package import Files
package import RunRecords

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecordJSON {
  /// A record that was read, and what its file lacks.
  package struct Reading {
    package let record: RunRecord
    /// Keys of a series that are missing, for the file was written before they were added:
    /// `series.cells_alive`.
    package let absent: Set<String>
  }

  /// Reads `run.json`.
  ///
  /// - Parameter name: The file, as messages name it.
  /// - Throws: ``InputError`` for anything that is not such a record of this layout.
  package static func reading(_ bytes: [UInt8], name: String) throws(InputError) -> Reading {
    let tree = try tree(of: bytes, name: name)
    guard case .object(let keys) = tree else {
      throw InputError(.malformed, "\(name) holds no object: the record of a run is expected")
    }
    guard let version = keys["schema_version"] else {
      throw InputError(
        .malformed,
        "\(name) has no schema_version: the record of a run of scrollbench is expected")
    }
    guard RunRecord.readableVersions.contains(where: { version == .number(Double($0)) }) else {
      throw InputError(
        .malformed,
        "\(name) has another schema_version than \(RunRecord.readableVersions.text), which this build reads"
      )
    }
    do {
      var record = try record(from: bytes)
      record.schemaVersion = RunRecord.schemaVersion
      for index in record.claims.indices {
        record.claims[index].metric = MetricCatalogue.currentName(of: record.claims[index].metric)
      }
      if let fault = fault(in: record) { throw InputError(.malformed, "\(name): \(fault)") }
      return Reading(record: record, absent: absent(record, keys))
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError(.malformed, "\(name): \(DecodingFault(error).description)")
    }
  }

  /// What of a record no run can have; `nil` if there is nothing.
  private static func fault(in record: RunRecord) -> String? {
    let sides = 1...1_000_000
    let display = record.display
    if !(1...1_000_000).contains(record.rounds) {
      return "rounds is \(record.rounds): 1 to 1,000,000 are expected"
    }
    if !sides.contains(display.pixelWidth) || !sides.contains(display.pixelHeight) {
      return "the display has \(display.pixelWidth) × \(display.pixelHeight) px: "
        + "1 to 1,000,000 are expected"
    }
    let isMeasurable = { (size: Double) in size > 0 && size <= Double(sides.upperBound) }
    if ![display.width, display.height, display.scale].allSatisfy(isMeasurable) {
      return "the display has \(display.width) × \(display.height) pt at \(display.scale)×: "
        + "numbers above 0 and up to 1,000,000 are expected"
    }
    if let load = record.machine.loadAverages.first(where: { !(0...1_000_000).contains($0) }) {
      return "load_averages holds \(load): 0 to 1,000,000 are expected"
    }
    if let factor = record.throttles.first(where: { !($0 > 0 && $0 <= 1_000_000) }) {
      return "throttles holds \(factor): factors above 0 and up to 1,000,000 are expected"
    }
    return nil
  }

  /// Any JSON text as a tree.
  package static func tree(of bytes: [UInt8], name: String) throws(InputError) -> JSONValue {
    guard !bytes.isEmpty else {
      throw InputError(.malformed, "\(name) is empty: a JSON object is expected")
    }
    do {
      return try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw InputError(.malformed, "\(name) is no JSON, or cut off: an object is expected")
    }
  }

  private static func absent(_ record: RunRecord, _ keys: [String: JSONValue]) -> Set<String> {
    // What this build writes of a series is what a file of today would have.
    guard let first = record.series.first, case .array(let all)? = keys["series"],
      let complete = try? bytes(of: first),
      case .object(let expected)? = try? tree(of: complete, name: "")
    else { return [] }
    return all.reduce(into: []) { absent, series in
      guard case .object(let found) = series else { return }
      absent.formUnion(expected.keys.filter { found[$0] == nil }.map { "series.\($0)" })
    }
  }

  private static func bytes(of facts: SeriesMetadata) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return Array(try encoder.encode(facts))
  }
}
