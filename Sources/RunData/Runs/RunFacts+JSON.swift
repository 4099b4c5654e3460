package import Files

extension RunFacts {
  /// The content of `run.json`, where the keys inside `scenario` stay as the user wrote them.
  package func json() throws(OutputError) -> [UInt8] { try JSONText.file(self, name: "run.json") }

  /// Refuses values that no run can have.
  package init(json bytes: [UInt8], name: String) throws(InputError) {
    guard try Self.isRecord(bytes, name: name, .measured.except("origin.run.spec")) else {
      throw InputError(
        "\(name) has no schema_version: the record of a run of scrollbench is expected")
    }
    self = try JSONText.value(
      RunFacts.self, from: bytes, name: name, .any.except("origin.run.spec"))
    if let fault { throw InputError("\(name): \(fault)") }
  }

  /// Returns whether an object is the record of a run, which alone has a `schema_version`.
  static func isRecord(
    _ bytes: [UInt8], name: String, _ numbers: JSONText.Numbers
  ) throws(InputError) -> Bool {
    // The decoder checks only what is read: all values, also those of unknown keys.
    let values = try JSONText.value([String: JSONValue].self, from: bytes, name: name, numbers)
    guard let version = values["schema_version"] else { return false }
    guard version == .number(Double(schemaVersion)) else {
      let text =
        if case .number(let number) = version { DecimalText.shortest(number, places: 3) } else {
          version.canonicalText
        }
      throw InputError(
        "\(name) has schema_version \(MessageText.name(text)),"
          + " \(MessageText.otherLayout(reading: schemaVersion))")
    }
    return true
  }

  /// The first value that no run can have; `nil` if there is none.
  private var fault: String? {
    let sides = 1...1_000_000
    let display = run.scroll.display
    if !series.isEmpty, series.allSatisfy({ $0.strategy == RunFacts.placeboID }) {
      return "series holds \(RunFacts.placeboID) alone: at least one strategy is expected"
    }
    var known: Set<SeriesKey> = []
    let keys = series.map { key(of: $0.strategy, at: $0.refreshRate) }
    if let double = keys.first(where: { !known.insert($0).inserted }) {
      return "series holds \(double.label) twice"
    }
    if !sides.contains(run.machine.cores) {
      return "cores is \(run.machine.cores): 1 to 1,000,000 are expected"
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
    if let load = run.machine.loadAverages.first(where: { !(0...1_000_000).contains($0) }) {
      return "load_averages holds \(load): 0 to 1,000,000 are expected"
    }
    return nil
  }
}
