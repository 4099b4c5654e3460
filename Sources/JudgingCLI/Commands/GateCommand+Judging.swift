import Analysis
import ArgumentParser
import Files
import Foundation
import Reporting

extension GateCommand {
  func knownRules() throws -> GateRules {
    guard let rules else { return .standard }
    return try CommandFailure.reading { try JSONText.value(GateRules.self, at: rules) }
  }

  func measuredRuns() throws -> [MeasuredRun] {
    let run = judged ?? ""
    let isLog = try CommandFailure.reading { try RunReader.isLog(run) }
    guard !isLog else {
      throw CommandFailure(
        "gate cannot judge \(run), a log of a device: \(Self.reasonAgainstLogs)", .incomparable)
    }
    return try CommandFailure.reading(absent: .incomparable) { try RunReader.runs(at: run) }
  }

  func judge(_ runs: [MeasuredRun], by rules: GateRules) throws {
    let path = baseline ?? ""
    let baseline = try CommandFailure.reading(absent: .incomparable) {
      do throws(InputError) {
        return try JSONText.value(Baseline.self, at: path, .measured.except("rounds"))
      } catch {
        guard error.kind == .absent else { throw error }
        throw InputError(
          .absent, "no baseline at \(path): create it with --update-baseline")
      }
    }
    let rules = requireTimes ? rules.requiringTimes : rules
    let judgements = GateJudgement.all(of: runs, baseline: baseline, rules: rules, isExact: exact)
    let names = Self.names(of: runs)
    let reports = runs.indices.map { index in
      GateReport(
        judgements[index], isVerbose: verbose, run: runs.count > 1 ? names[index] : nil)
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

  /// Returns the names of the runs of a file, numbered where several have the same facts.
  private static func names(of runs: [MeasuredRun]) -> [String] {
    let names = runs.map { run in
      let facts = [.scenario, .engine, .reuse].map { run.facts.values[$0] }
      return ([run.facts.runID] + facts).compactMap(\.self).joined(separator: " ")
    }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    return names.map { name in
      guard counts[name] != 1 else { return name }
      numbers[name, default: 0] += 1
      return name + ", run \(numbers[name] ?? 1)"
    }
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
