import Benchmarking
import Measurement
import RowStrategies
import RunRecords

extension RunRecord {
  /// How a run is judged, apart from what was measured.
  struct Judging {
    /// The pipeline that hitches are judged by.
    var pipeline: Pipeline
    /// How many times slower the processors are that budgets are printed for.
    var throttles: [Double]
  }

  /// The record of an experiment that has been run.
  init(
    _ experiment: Experiment, _ measurements: Measurements, judging: Judging,
    proofs: [PixelEquivalence], machine: MachineFacts, missingGlyphs: Int
  ) {
    let strategies = experiment.strategies
    self.init(
      tool: ToolFacts(
        version: BuildInfo.version, commit: BuildInfo.commit, compiler: BuildInfo.compiler),
      runID: RunIdentity.new(), commandLine: Array(CommandLine.arguments.dropFirst()),
      scenarioName: experiment.scenario.name, scenario: experiment.scenario.json,
      engine: experiment.engine.id, reuse: experiment.reuse.rawValue, seed: experiment.seed,
      rounds: experiment.rounds, buffers: experiment.buffers, threads: experiment.engine.threads,
      pipeline: judging.pipeline, throttles: judging.throttles,
      controls: strategies.filter { $0.kind == .control }.map(\.id),
      ladder: strategies.map(\.id) == StrategyCatalogue.ladder ? StrategyCatalogue.ladder : [],
      trace: RunIdentity.trace(of: experiment.scenario),
      content: experiment.scenario.content.rawValue,
      display: DisplayFacts(of: experiment.scenario.display),
      rowCount: experiment.rows.rows.count, rowSource: experiment.rows.source,
      missingGlyphs: missingGlyphs, machine: machine, series: measurements.facts, proofs: proofs,
      caveats: Caveats.of(
        experiment, proofs: proofs, machine: machine, missingGlyphs: missingGlyphs),
      isLowerBound: experiment.engine.isLowerBound,
      injections: experiment.injections.map(\.description))
  }
}

extension DisplayFacts {
  /// What a record says of a scenario's display.
  init(of display: Scenario.Display) {
    self.init(
      width: display.width, height: display.height, scale: display.scale,
      pixelWidth: display.pixels.width, pixelHeight: display.pixels.height)
  }
}
