package import Files
package import RunRecords

/// `run.json`: everything about a run except its frames.
///
/// The keys inside `scenario` are the user's and stay as they are.
package enum RecordJSON {
  /// A record that was read, and the keys that its file lacks.
  package struct Reading {
    package let record: RunRecord
    /// Keys of a series that an older version of the tool did not write, such as
    /// `series.cells_alive`.
    package let absent: Set<String>
  }

  /// Encodes a record.
  ///
  /// - Throws: ``OutputError`` with the path of a number that is not finite.
  package static func bytes(of record: RunRecord) throws(OutputError) -> [UInt8] {
    try JSONText.file(record, name: "run.json")
  }

  /// Decodes a record of any readable version.
  ///
  /// - Parameter name: The file as error messages name it.
  /// - Throws: ``InputError`` for anything else, and for values that no run can have.
  package static func reading(_ bytes: [UInt8], name: String) throws(InputError) -> Reading {
    guard
      case .object(let keys) = try JSONText.value(
        JSONValue.self, from: bytes, name: name, .measured.except("scenario"))
    else {
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
    var record = try JSONText.value(RunRecord.self, from: bytes, name: name)
    record.schemaVersion = RunRecord.schemaVersion
    for index in record.claims.indices {
      record.claims[index].metric = MetricCatalogue.currentName(of: record.claims[index].metric)
    }
    if let fault = fault(in: record) { throw InputError(.malformed, "\(name): \(fault)") }
    return Reading(record: record, absent: absent(record, keys))
  }

  /// Returns the first value that no run can have; `nil` if there is none.
  private static func fault(in record: RunRecord) -> String? {
    let sides = 1...1_000_000
    let display = record.display
    if !(1...1_000_000).contains(record.rounds) {
      return "rounds is \(record.rounds): 1 to 1,000,000 are expected"
    }
    if !record.series.isEmpty, record.series.allSatisfy({ $0.strategy == RunRecord.placeboID }) {
      return "series holds \(RunRecord.placeboID) alone: at least one strategy is expected"
    }
    if !sides.contains(record.machine.cores) {
      return "cores is \(record.machine.cores): 1 to 1,000,000 are expected"
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
    return record.closedLoopFault
  }

  /// Returns the keys of a series that this build writes and the file lacks.
  private static func absent(_ record: RunRecord, _ keys: [String: JSONValue]) -> Set<String> {
    guard let first = record.series.first, case .array(let all)? = keys["series"],
      let complete = try? JSONText.file(first),
      case .object(let expected)? = try? JSONText.value(JSONValue.self, from: complete, name: "")
    else { return [] }
    return all.reduce(into: []) { absent, series in
      guard case .object(let found) = series else { return }
      absent.formUnion(expected.keys.filter { found[$0] == nil }.map { "series.\($0)" })
    }
  }
}
