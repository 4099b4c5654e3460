import Analysis
import ArgumentParser
import Benchmarking
import Files
import Foundation
import Reporting

extension GateCommand {
  func knownRules() throws -> GateRules {
    guard let rules else { return .standard }
    return try CommandFailure.reading { () throws(InputError) in
      try JSONText.value(GateRules.self, at: rules)
    }
  }

  func measuredRuns() throws -> [MeasuredRun] {
    let run = judged ?? ""
    return try CommandFailure.reading(absent: .incomparable) { () throws(InputError) in
      try RunReader.runs(at: run, log: log.reading)
    }
  }

  func judge(_ runs: [MeasuredRun], by rules: GateRules) throws {
    let path = baseline ?? ""
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure(
        "no baseline at \(path): create it with --update-baseline", .incomparable)
    }
    let baseline = try CommandFailure.reading(absent: .incomparable) { () throws(InputError) in
      try JSONText.value(Baseline.self, at: path, .measured.except("rounds"))
    }
    let rules = requireTimes ? rules.requiringTimes : rules
    let judgements = runs.map {
      GateJudgement($0, baseline: baseline, rules: rules, isExact: exact)
    }
    var reports: [GateReport] = []
    for (run, judgement) in zip(runs, judgements) {
      reports.append(
        GateReport(
          judgement, isVerbose: verbose, calibration: try quote(for: run),
          run: runs.count > 1 ? Self.name(run, after: reports.count, of: runs) : nil))
    }
    switch format {
    case .text: print(reports.map(\.text).joined(separator: "\n"), terminator: "")
    case .markdown: print(reports.map(\.markdown).joined(separator: "\n"), terminator: "")
    case .github: print(reports.map(\.github).joined(), terminator: "")
    case .junit: print(GateReport.junit(of: reports), terminator: "")
    case .json:
      StandardOutput.write(
        try CommandFailure.wrapping(.output) { try GateReport.json(of: reports) })
    }
    let status = ExitStatus.worst(of: judgements.map(\.exitStatus))
    guard status == .held else { throw ExitCode(status.rawValue) }
  }

  /// Returns the name of a run among those of a file, numbered if others have the same facts.
  private static func name(
    _ run: MeasuredRun, after index: Int, of runs: [MeasuredRun]
  ) -> String {
    func name(_ run: MeasuredRun) -> String {
      let facts = run.facts
      let names = [facts.runID] + [.scenario, .engine, .reuse].map { facts.values[$0] }
      return names.compactMap(\.self).joined(separator: " ")
    }
    let own = name(run)
    guard runs.count(where: { name($0) == own }) > 1 else { return own }
    return own + ", run \(runs[...index].count { name($0) == own })"
  }

  /// Returns the quote of the calibration of a run's machine and kind of build.
  ///
  /// A run without a machine counts as one of this machine, and one without a kind of build as one
  /// of a release build.
  private func quote(for run: MeasuredRun) throws -> CalibrationQuote? {
    let facts = run.facts.values
    return try CalibrationChoice(
      calibration, machineID: facts[.machine] ?? CalibrationChoice.thisMachine,
      build: facts[.build] ?? "release"
    ).quote(
      series: run.series.map { DuelSeries($0.key.strategy, refreshRate: $0.key.refreshRate) })
  }

  func update(_ runs: [MeasuredRun], _ rules: GateRules) throws {
    if let fault = Baseline.fault(in: runs) {
      throw CommandFailure("\(judged ?? "") makes no baseline: \(fault)", .data)
    }
    let baseline =
      exact
      ? Baseline(judgedIn: runs, rules: rules) : Baseline(of: runs, rules: rules)
    let path = self.baseline ?? ""
    let isNew = !FileManager.default.fileExists(atPath: path)
    try WrittenFiles.write(
      try CommandFailure.wrapping(.output) { try JSONText.file(baseline) }, to: path,
      replacing: { (try? JSONText.value(Baseline.self, at: $0)) != nil })
    guard !isNew else { return }
    StandardError.write(line: "look at the difference before you commit it")
    throw ExitCode(ExitStatus.incomparable.rawValue)
  }
}
