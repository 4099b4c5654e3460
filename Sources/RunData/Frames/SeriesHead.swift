import Files

/// The key of a series: the first columns of every CSV file, the same in all of them.
package struct SeriesHead: Hashable, Sendable {
  package var scenario: String
  package var strategy: String
  /// In Hz.
  package var refreshRate: Int
  /// `nil` if the file has no such column; so is `runID`.
  package var reuse: String?
  package var engine: String
  package var runID: String?

  package init(
    scenario: String = "", strategy: String = "", refreshRate: Int = 0, reuse: String? = nil,
    engine: String = "", runID: String? = nil
  ) {
    self.scenario = scenario
    self.strategy = strategy
    self.refreshRate = refreshRate
    self.reuse = reuse
    self.engine = engine
    self.runID = runID
  }

  package init(of series: FrameSeries, in record: RunRecord) {
    self.init(
      scenario: record.scenarioName, strategy: series.strategy, refreshRate: series.refreshRate,
      reuse: record.reuse, engine: record.engine, runID: record.runID)
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
      .text($0.scenario)
    },
    .key(Part.strategy.rawValue, "The strategy that drew the backgrounds of the rows.") {
      .text($0.strategy)
    },
    .key(Part.refreshRate.rawValue, unit: "Hz", "The ticks of the display per second.") {
      .integer($0.refreshRate)
    },
    .key(
      Part.reuse.rawValue,
      "The reuse policy: pool, none (a new cell each time) or keep-all (every cell made is kept)."
    ) { $0.reuse.map(Field.text) ?? .empty },
    .key(Part.engine.rawValue, "The engine that composited the layers.") { .text($0.engine) },
    .key(Part.runID.rawValue, "The run, by the same name in all its files.") {
      $0.runID.map(Field.text) ?? .empty
    },
    .key(Part.schemaVersion.rawValue, "The version of the layout of this file.") { _ in
      .integer(RunRecord.schemaVersion)
    },
  ]
}

extension SeriesHead {
  /// `layer-grid at 60 Hz`.
  package var label: String { "\(MessageText.name(strategy)) at \(refreshRate) Hz" }
}
