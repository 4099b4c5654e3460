package import Analysis
import Measurement
package import RunRecords
import TableModel

extension RunEnvironment {
  /// The number of evenly spaced rows in the fingerprint: enough to distinguish tables, and fast for
  /// large files.
  private static let sampledRows = 1_000

  /// Creates the environment of an experiment before it runs, without pipeline and rounds.
  package init(of experiment: Experiment, machine: MachineFacts) {
    let scenario = experiment.scenario
    self.init([
      .scenario: scenario.name,
      .scenarioContent: Fingerprint(scenario.json.canonicalText).text,
      .display: "\(scenario.display.pixels.width)x\(scenario.display.pixels.height)",
      .content: scenario.content.rawValue,
      .rows: "\(experiment.rows.count) \(experiment.rows.source)"
        + " \(Self.fingerprint(of: experiment.rows).text)",
      .trace: RunIdentity.trace(of: scenario),
      .seed: "\(experiment.seed)",
      .machine: machine.machineID,
      .allocator: machine.allocator,
      .allocatorOptions: machine.allocatorOptions,
      .build: machine.buildConfiguration,
      .engine: experiment.engine.id,
      .reuse: experiment.reuse.rawValue,
      .threads: "\(experiment.engine.threads)",
      .buffers: "\(experiment.buffers)",
      .kernels: machine.kernels,
      .commit: BuildInfo.commit,
      .compiler: machine.compiler,
      .fonts: machine.fontFingerprint,
      .textLibraries: machine.textLibraries.joined(separator: ", "),
    ])
  }

  /// Returns the fingerprint of the text of some rows.
  private static func fingerprint(of rows: RowTable) -> Fingerprint {
    var fingerprint = Fingerprint()
    let step = max(1, rows.count / sampledRows)
    for index in stride(from: 0, to: rows.count, by: step) {
      let row = rows[index]
      let height = row.height.map { "\($0)" } ?? ""
      for text in [
        row.title, row.subtitle, row.body, row.image ?? "", row.accessory.rawValue, row.cellType,
        height,
      ] {
        // UTF-8 has no such byte, so that it separates texts.
        fingerprint.add(text.utf8)
        fingerprint.add([0xFF])
      }
    }
    return fingerprint
  }
}
