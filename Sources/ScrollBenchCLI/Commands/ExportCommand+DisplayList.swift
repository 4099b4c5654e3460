import Benchmarking
import Compositing
import DisplayListFiles
import Files
import Reporting
import RowStrategies
import RunRecords
import Scenarios
import TableModel
import Text

extension ExportCommand {
  /// The frames of an export that names none.
  private static let defaultFrames = 8

  /// Replays the scroll of a run and writes the display lists of some of its frames.
  ///
  /// - Throws: ``CommandFailure``.
  func writeDisplayLists(to folder: String) throws {
    try CommandFailure.wrapping(.output) { try DisplayListFolder.check(folder) }
    let record = try CommandFailure.reading { () throws(InputError) in
      try RunReader.run(folder: source).run.record
    }
    let refreshRate = hz ?? record.series[0].refreshRate
    let strategies = try strategies(of: record, at: refreshRate)
    let scenario = try scenario(of: record)
    let rows = try rows(of: record, scenario)
    let last = Int(scenario.traceDuration * Double(refreshRate))
    let frames =
      frameOptions.isEmpty
      ? Array(Set((0..<Self.defaultFrames).map { last * $0 / (Self.defaultFrames - 1) })).sorted()
      : try frameOptions.frames(of: scenario.traceDuration, refreshRate: refreshRate)
    let renderer = try CommandFailure.wrapping(.data) { try TextRenderer() }
    let recorder = FrameRecorder()
    try ProgressLine.showing { line in
      for (index, strategy) in strategies.enumerated() {
        let pipeline = FramePipeline(
          scenario, rows: rows, strategy: strategy, engine: EngineCatalogue.all[0],
          renderer: renderer, seed: record.seed)
        for (place, frame) in frames.enumerated() {
          line.show(
            ["drawing frame \(frame) of \(strategy.id)"],
            fraction: (Double(index) + Double(place) / Double(frames.count))
              / Double(strategies.count))
          let shown = pipeline.frame(frame, refreshRate: refreshRate)
          try CommandFailure.wrapping(.output) {
            try recorder.add(
              pipeline.displayList, shown: shown, scenario: scenario.name, strategy: strategy.id,
              frame: frame)
          }
        }
      }
    }
    try WrittenFiles.write {
      try DisplayListFolder.write(recorder, to: folder, beforePublishing: Interruption.check)
    }
    WrittenFiles.announce("\(folder): \(recorder.frames.count) display lists")
  }

  /// The strategies of a run's series, without the placebo.
  private func strategies(
    of record: RunRecord, at refreshRate: Int
  ) throws(CommandFailure) -> [StrategyDescriptor] {
    let ids = record.series.filter {
      $0.refreshRate == refreshRate && $0.strategy != RunRecord.placeboID
    }.map(\.strategy)
    guard !ids.isEmpty else {
      throw CommandFailure("\(source) has no series at \(refreshRate) Hz", .data)
    }
    let chosen = ids.filter { $0 == strategy ?? $0 }
    guard !chosen.isEmpty else {
      throw CommandFailure(
        "\(source) has no \(strategy ?? ""): it has \(ids.joined(separator: ", "))", .data)
    }
    var result: [StrategyDescriptor] = []
    for id in chosen {
      guard let strategy = KnownStrategies.all.first(where: { $0.id == id }) else {
        throw CommandFailure(
          "\(source) has the strategy \(id), which this program lacks: export with the program that"
            + " ran it", .data)
      }
      result.append(strategy)
    }
    return result
  }

  private func scenario(of record: RunRecord) throws -> Scenario {
    try CommandFailure.wrapping(.data) {
      var scenario = Scenario()
      try scenario.merge(json: try JSONText.file(record.scenario), source: "\(source)/run.json")
      return scenario
    }
  }

  /// The rows of a run, read again from where its command line took them.
  private func rows(of record: RunRecord, _ scenario: Scenario) throws -> RowTable {
    guard record.commandLine.first == "run",
      let run = try? RunCommand.parse(Array(record.commandLine.dropFirst()))
    else {
      throw CommandFailure(
        "\(source) was not written by scrollbench run, whose rows alone can be read again", .data)
    }
    let rows = try run.scenarioOptions.resolvedRows(scenario)
    guard rows.count == record.rowCount else {
      throw CommandFailure(
        "\(source) scrolled \(record.rowCount) rows of \(record.rowSource), which now has"
          + " \(rows.count): export from the same rows", .data)
    }
    return rows
  }
}
