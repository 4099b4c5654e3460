/// The key of a series and its run: the first columns of every CSV file, the same in all of them.
package struct SeriesHead: Hashable, Sendable {
  package var key: SeriesKey
  /// `nil` if the file has no such column.
  package var runID: String?

  package init(_ key: SeriesKey, runID: String?) {
    self.key = key
    self.runID = runID
  }

  /// The names of the columns, in their order.
  enum Part: String, CaseIterable, Sendable {
    case scenario, strategy
    case refreshRate = "refresh_hz"
    case reuse, engine
    case runID = "run_id"
    case schemaVersion = "schema_version"
  }

  package static let columns: [Column<SeriesHead>] = [
    .key(Part.scenario.rawValue, "The name of the scenario that was scrolled.") {
      .text($0.key.scenario)
    },
    .key(Part.strategy.rawValue, "The strategy that drew the backgrounds of the rows.") {
      .text($0.key.strategy)
    },
    .key(Part.refreshRate.rawValue, unit: "Hz", "The ticks of the display per second.") {
      .integer($0.key.refreshRate)
    },
    .key(
      Part.reuse.rawValue,
      "The reuse policy: pool, none (a new cell each time) or keep-all (every cell made is kept)."
    ) { $0.key.reuse == SeriesKey.unknownReuse ? .empty : .text($0.key.reuse) },
    .key(Part.engine.rawValue, "The engine that composited the layers.") { .text($0.key.engine) },
    .key(Part.runID.rawValue, "The run, by the same name in all its files.") {
      $0.runID.map(Field.text) ?? .empty
    },
    .key(Part.schemaVersion.rawValue, "The version of the layout of this file.") { _ in
      .integer(FramesCSV.schemaVersion)
    },
  ]
}
