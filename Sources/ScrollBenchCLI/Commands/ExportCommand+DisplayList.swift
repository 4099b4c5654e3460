import Benchmarking
import Compositing
import JudgingCLI
import Reporting
import RowStrategies
import RunData
import Text

extension ExportCommand {
  private static let defaultFrames = 8

  func writeDisplayLists() throws {
    let folder = output ?? ""
    try FrameRecorder.checkFolder(folder)
    let facts = try RunReader.run(folder: source).facts
    let refreshRate = try log.rateOfRun() ?? facts.series[0].refreshRate
    let experiment = try experiment(of: facts, at: refreshRate)
    let (scenario, rows) = (experiment.scenario, experiment.rows)
    let strategies = experiment.strategies
    let last = FrameOptions.lastFrame(of: scenario.traceDuration, refreshRate: refreshRate)
    let frames =
      frameOptions.frame == nil
      ? Array(Set((0..<Self.defaultFrames).map { last * $0 / (Self.defaultFrames - 1) })).sorted()
      : try frameOptions.frames(of: scenario.traceDuration, refreshRate: refreshRate)
    let renderer = try TextRenderer()
    let recorder = FrameRecorder()
    try ProgressLine.showing { line in
      for (index, strategy) in strategies.enumerated() {
        let pipeline = FramePipeline(
          scenario, rows: rows, strategy: strategy, engine: EngineCatalogue.all[0],
          renderer: renderer, seed: facts.run.spec.seed)
        for (place, frame) in frames.enumerated() {
          line.show(
            ["drawing frame \(frame) of \(strategy.id)"],
            fraction: (Double(index) + Double(place) / Double(frames.count))
              / Double(strategies.count))
          let shown = pipeline.frame(frame, refreshRate: refreshRate)
          try recorder.add(
            pipeline.displayList, shown: shown, scenario: scenario.name, strategy: strategy.id,
            frame: frame)
        }
      }
    }
    try recorder.write(to: folder)
    WrittenFiles.announce("\(folder): \(recorder.frames.count) display lists")
  }

  /// The strategies are those asked for that were measured at the rate, without the placebo.
  private func experiment(of facts: RunFacts, at refreshRate: Int) throws -> Experiment {
    let ids = facts.series.filter {
      $0.refreshRate == refreshRate && $0.strategy != RunFacts.placeboID
    }.map(\.strategy)
    guard !ids.isEmpty else {
      throw CommandFailure("\(source) has no series at \(refreshRate) Hz", .data)
    }
    let chosen = ids.filter { $0 == strategy ?? $0 }
    guard !chosen.isEmpty else {
      throw CommandFailure(
        "\(source) has no \(strategy ?? ""): it has \(ids.joined(separator: ", "))", .data)
    }
    var spec = facts.run.spec
    spec.strategies = chosen
    if let rows {
      guard spec.rows.source == .file else {
        throw CommandFailure("\(source) has no file of rows: leave --rows out", .usage)
      }
      spec.rows.file = rows
    }
    do {
      return try spec.experiment()
    } catch {
      guard let failure = CommandFailure(error) else { throw error }
      throw CommandFailure(
        "\(source) cannot be drawn again: \(failure.message)\(spec.hintAtRows)", .data)
    }
  }
}
