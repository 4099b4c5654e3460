package import Analysis
import Foundation
import Measurement
import RowStrategies
package import RunData
import TableModel
package import TableViews

extension RunRecord {
  /// Creates the record of an experiment.
  init(
    _ experiment: Experiment, _ measurements: Measurements, _ preparation: Session.Preparation,
    runID: String, commandLine: [String]
  ) {
    let (spec, strategies) = (experiment.spec, experiment.strategies)
    self.init(
      tool: ToolFacts(
        version: BuildInfo.version, commit: BuildInfo.commit, compiler: BuildInfo.compiler),
      runID: runID, commandLine: commandLine,
      scenarioName: experiment.scenario.name, scenario: experiment.scenario.canonicalJSON(),
      engine: experiment.engine.id, reuse: experiment.reuse.rawValue, seed: spec.seed,
      rounds: spec.rounds, buffers: spec.buffers, threads: experiment.engine.threads,
      pipeline: spec.pipeline,
      controls: strategies.filter { $0.kind == .control }.map(\.id),
      ablation: strategies.map(\.id) == StrategyCatalogue.ablation
        ? StrategyCatalogue.ablation : [],
      trace: RunIdentity.trace(of: experiment.scenario),
      content: experiment.scenario.content.rawValue,
      display: DisplayFacts(of: experiment.scenario.display),
      rowCount: experiment.rows.rows.count, rowSource: experiment.rows.source,
      missingGlyphs: preparation.missingGlyphs, machine: preparation.machine,
      series: measurements.metadata, proofs: preparation.proofs,
      caveats: Caveats.of(
        experiment, proofs: preparation.proofs, machine: preparation.machine,
        missingGlyphs: preparation.missingGlyphs, preview: preparation.preview,
        series: measurements.metadata),
      injections: experiment.injections.map(\.description),
      roundsAreProcesses: !spec.isInProcess, conditions: measurements.conditions,
      placebo: experiment.hasPlacebo ? strategies[0].id : nil)
    self.spec = spec
  }
}

extension DisplayFacts {
  package init(of display: TableSettings.Display) {
    self.init(
      width: display.width, height: display.height, scale: display.scale,
      pixelWidth: display.pixels.width, pixelHeight: display.pixels.height)
  }
}

extension RunEnvironment {
  /// The number of rows, and of sections, of which all are in fingerprints; of more, as many to twice
  /// as many that are evenly spaced, so that large files take no time.
  private static let sampledRows = 10_000

  /// Creates the environment of an experiment before it runs, without pipeline and rounds.
  package init(of experiment: Experiment, machine: MachineFacts) {
    let scenario = experiment.scenario
    self.init([
      .scenario: scenario.name,
      .scenarioContent: Fingerprint(scenario.canonicalJSON().canonicalText).text,
      .display: "\(scenario.display.pixels.width)x\(scenario.display.pixels.height)",
      .content: scenario.content.rawValue,
      .rows: "\(experiment.rows.source)"
        + " \(experiment.spec.rows.digest ?? Self.digest(of: experiment.rows))",
      .trace: RunIdentity.trace(of: scenario),
      .seed: "\(experiment.spec.seed)",
      .machine: machine.machineID,
      .allocator: machine.allocator,
      .allocatorOptions: machine.allocatorOptions,
      .build: machine.buildConfiguration,
      .engine: experiment.engine.id,
      .reuse: experiment.reuse.rawValue,
      .threads: "\(experiment.engine.threads)",
      .buffers: "\(experiment.spec.buffers)",
      .kernels: machine.kernels,
      .commit: BuildInfo.commit,
      .compiler: machine.compiler,
      .fonts: machine.fontFingerprint,
      .textLibraries: machine.textLibraries.joined(separator: ", "),
    ])
  }

  /// Returns the number of rows and of sections, and the fingerprint of the text of some of them.
  static func digest(of rows: RowTable) -> String {
    var sections = Fingerprint()
    for index in stride(
      from: 0, to: rows.sections.count, by: max(1, rows.sections.count / sampledRows))
    {
      let section = rows.sections[index]
      sections.add("\(section.rows) \(section.title)\n\(section.footer)\n".utf8)
    }
    return "\(rows.count) \(fingerprint(of: rows)) \(rows.sections.count) \(sections.text)"
  }

  /// Returns the fingerprint of the text of some rows.
  private static func fingerprint(of rows: RowTable) -> String {
    var fingerprint = Fingerprint()
    let step = max(1, rows.count / sampledRows)
    for index in stride(from: 0, to: rows.count, by: step) {
      let row = rows[index]
      let height = row.height.map { "\($0)" } ?? ""
      for text in [
        row.title, row.subtitle, row.body, row.image ?? "", row.accessory.rawValue,
        row.cellClass.name, height,
      ] {
        // UTF-8 has no such byte, so that it separates texts.
        fingerprint.add(text.utf8)
        fingerprint.add([0xFF])
      }
    }
    return fingerprint.text
  }
}

/// The ids that distinguish runs and traces in one table.
enum RunIdentity {
  /// Returns the time in UTC to the second, and six random digits: `20261121T024530Z-1f9c04`.
  static func new() -> String {
    let stamp = Date().formatted(
      .iso8601.year().month().day().dateSeparator(.omitted).time(includingFractionalSeconds: false)
        .timeSeparator(.omitted).timeZone(separator: .omitted))
    return stamp + "-" + String(hexadecimal: .random(in: 0...0xFF_FFFF), digits: 6)
  }

  /// Returns the length of a scenario's trace and a fingerprint of its motions: `6s-1a2b3c4d`.
  static func trace(of scenario: Scenario) -> String {
    let length = (scenario.traceDuration * 1000).rounded() / 1000
    let text = Int(exactly: length).map { "\($0)" } ?? "\(length)"
    return "\(text)s-\(fingerprint(of: scenario).text.prefix(8))"
  }

  private static func fingerprint(of scenario: Scenario) -> Fingerprint {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var fingerprint = Fingerprint()
    if let bytes = try? encoder.encode(scenario.trace) { fingerprint.add(bytes) }
    return fingerprint
  }
}
