import Measurement
import RunRecords
import ScrollHarness

extension RunRecord {
  /// The record of an experiment that has been run.
  init(
    _ experiment: Experiment, _ measurements: Measurements, proofs: [PixelProof],
    machine: MachineFacts, missingGlyphs: Int
  ) {
    let display = experiment.scenario.display
    self.init(
      tool: ToolFacts(
        version: BuildFacts.version, commit: BuildFacts.commit, compiler: BuildFacts.compiler),
      commandLine: Array(CommandLine.arguments.dropFirst()),
      scenarioName: experiment.scenario.name, scenario: experiment.scenario.json,
      engine: experiment.engine.id, reuse: experiment.reuse.rawValue, seed: experiment.seed,
      rounds: experiment.rounds, buffers: experiment.buffers,
      display: DisplayFacts(
        width: display.width, height: display.height, scale: display.scale,
        pixelWidth: display.pixels.width, pixelHeight: display.pixels.height),
      rowCount: experiment.rows.rows.count, rowSource: experiment.rows.source,
      missingGlyphs: missingGlyphs, machine: machine, series: measurements.facts, proofs: proofs,
      caveats: Caveats.of(
        experiment, proofs: proofs, machine: machine, missingGlyphs: missingGlyphs))
  }
}
