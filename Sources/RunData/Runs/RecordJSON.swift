package import Files

/// `run.json`: everything about a run except its frames.
///
/// The keys inside `scenario` are the user's and stay as they are.
package enum RecordJSON {
  /// Encodes a record.
  ///
  /// - Throws: ``OutputError`` with the path of a number that is not finite.
  package static func bytes(of record: RunRecord) throws(OutputError) -> [UInt8] {
    try JSONText.file(record, name: "run.json")
  }

  /// Decodes a record.
  ///
  /// - Parameter name: The file as error messages name it.
  /// - Throws: ``InputError`` for anything else, and for values that no run can have.
  package static func record(_ bytes: [UInt8], name: String) throws(InputError) -> RunRecord {
    guard
      case .object(let keys) = try JSONText.value(
        JSONValue.self, from: bytes, name: name, .measured.except("scenario", "spec"))
    else {
      throw InputError(.malformed, "\(name) holds no object: the record of a run is expected")
    }
    guard let version = keys["schema_version"] else {
      throw InputError(
        .malformed,
        "\(name) has no schema_version: the record of a run of scrollbench is expected")
    }
    guard version == .number(Double(RunRecord.schemaVersion)) else {
      throw InputError(
        .malformed,
        "\(name) has schema_version \(MessageText.name(version.canonicalText)),"
          + " \(RunRecord.otherVersion)")
    }
    let record = try JSONText.value(RunRecord.self, from: bytes, name: name, .any.except("spec"))
    if let fault = fault(in: record) { throw InputError(.malformed, "\(name): \(fault)") }
    return record
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
    return nil
  }
}
