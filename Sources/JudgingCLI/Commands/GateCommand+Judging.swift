import Analysis
import ArgumentParser
import Files
import Reporting

extension GateCommand {
  func knownRules() throws -> GateRules {
    guard let rules else { return .standard }
    return try CommandFailure.reading { try JSONText.value(GateRules.self, at: rules) }
  }

  func measuredRun() throws -> MeasuredRun {
    let run = judged ?? ""
    return try CommandFailure.reading(absent: .incomparable) {
      try RunReader.measured(at: run)
    }
  }

  func judge(_ run: MeasuredRun, by rules: GateRules) throws {
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
    let judgement = GateJudgement(run, baseline: baseline, rules: rules, isExact: exact)
    let report = GateReport(judgement, isVerbose: verbose)
    switch format {
    case .text: print(report.text, terminator: "")
    case .markdown: print(report.markdown, terminator: "")
    case .github: print(report.github, terminator: "")
    case .junit: print(report.junit, terminator: "")
    case .json:
      StandardOutput.write(try CommandFailure.wrapping(.output) { try report.json() })
    }
    let status = judgement.exitStatus
    guard status == .held else { throw ExitCode(status.rawValue) }
  }

  func update(_ run: MeasuredRun, _ rules: GateRules) throws {
    if let fault = Baseline.fault(in: [run]) {
      throw CommandFailure("\(judged ?? "") makes no baseline: \(fault)", .data)
    }
    let baseline = Baseline(of: [run], rules: rules, isExact: exact)
    let path = self.baseline ?? ""
    let isNew = FileFacts.kind(at: path) == nil
    try WrittenFiles.write(
      try CommandFailure.wrapping(.output) { try JSONText.file(baseline) }, to: path,
      replacing: { (try? JSONText.value(Baseline.self, at: $0)) != nil })
    guard !isNew else { return }
    StandardError.write(line: "look at the difference before you commit it")
    throw ExitCode(ExitStatus.incomparable.rawValue)
  }
}
