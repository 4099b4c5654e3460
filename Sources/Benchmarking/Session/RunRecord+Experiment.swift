import Foundation
import Measurement
import RowStrategies
package import RunRecords
package import TableViews

extension RunRecord {
  /// Creates the record of an experiment.
  init(
    _ experiment: Experiment, _ measurements: Measurements, _ preparation: Session.Preparation,
    _ options: Session.Options
  ) {
    let strategies = experiment.strategies
    self.init(
      tool: ToolFacts(
        version: BuildInfo.version, commit: BuildInfo.commit, compiler: BuildInfo.compiler),
      runID: RunIdentity.new(), commandLine: options.commandLine,
      scenarioName: experiment.scenario.name, scenario: experiment.scenario.json,
      engine: experiment.engine.id, reuse: experiment.reuse.rawValue, seed: experiment.seed,
      rounds: experiment.rounds, buffers: experiment.buffers, threads: experiment.engine.threads,
      pipeline: options.pipeline, throttles: options.throttles,
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
        missingGlyphs: preparation.missingGlyphs),
      isLowerBound: experiment.engine.isLowerBound,
      injections: experiment.injections.map(\.description))
  }
}

extension DisplayFacts {
  package init(of display: TableSettings.Display) {
    self.init(
      width: display.width, height: display.height, scale: display.scale,
      pixelWidth: display.pixels.width, pixelHeight: display.pixels.height)
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
    if case .object(let keys) = scenario.json, let bytes = try? encoder.encode(keys["trace"]) {
      fingerprint.add(bytes)
    }
    return fingerprint
  }
}
