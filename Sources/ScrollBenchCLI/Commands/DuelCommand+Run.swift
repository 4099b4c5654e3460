import Analysis
import Benchmarking
import Files
import JudgingCLI
import Reporting

extension DuelCommand {
  /// Compares the builds and publishes the report.
  func runDuel() throws -> ExitStatus {
    let specs = try DuelSpecs(
      blocks.runArguments, own: [baseArgs, headArgs].map(DuelSpecs.words))
    let rules = try specs.rules(pairs: blocks.pairs)
    try checkOutput()
    func source(_ name: String) throws -> DuelSource {
      try DuelSource(name) { StandardError.write(line: "building \($0) …") }
    }
    // Before the base is built, which takes minutes.
    try DuelSource.executable(of: head)
    let baseSource = try source(base)
    let headSource = base == head ? baseSource : try source(head)
    let baseFiles = try specs.sides[0].rowFiles()
    let hasSameRows = specs.sides[0].rows == specs.sides[1].rows
    var run = DuelRun(
      base: DuelRun.Side(source: baseSource, spec: specs.sides[0], files: baseFiles),
      head: DuelRun.Side(
        source: headSource, spec: specs.sides[1],
        files: hasSameRows ? baseFiles : try specs.sides[1].rowFiles()),
      pairs: blocks.pairs, rules: rules, patience: blocks.workers.value)
    let result = try ProgressLine.showing { line in
      do {
        return try run.result { batch, fraction in
          line.show(["batch \(batch)", "\(blocks.pairs) pairs"], fraction: fraction)
        }
      } catch let error as MeasurementError where error.cause == .refusal {
        throw CommandFailure(
          error.message + ". Builds that read other experiments are compared by runs of their own:"
            + " scrollbench compare OLD… -- NEW…", .incomparable)
      }
    }
    let names = [baseSource, headSource].map { recordPaths ? $0.name : $0.publicName }
    try publish(
      DuelReport(result, base: names[0], head: names[1]),
      text: DuelReport(result, base: base, head: head).text)
    return result.exitStatus
  }

  private func publish(_ report: DuelReport, text: String) throws {
    let json = try CommandFailure.wrapping(.output) { try report.json() }
    let markdown = Array(report.markdown.utf8)
    let printed: [UInt8] =
      switch format {
      case .text: Array(text.utf8)
      case .markdown: markdown
      case .json: json
      }
    guard let output else { return StandardOutput.write(printed) }
    try PrintedResult(printed).write(to: output, naming: "\(output)/duel.json and duel.md") {
      try OutputFile.write(
        zip(paths(in: output), [json, markdown]).map { OutputFile.Entry($0, $1) }, in: output,
        replacing: DuelReport.isResult, beforePublishing: Interruption.check)
    }
  }

  private func paths(in folder: String) -> [String] {
    ["duel.json", "duel.md"].map { "\(folder)/\($0)" }
  }

  /// Checks that the report can be written, before anything is measured.
  ///
  /// - Throws: ``CommandFailure`` where another file has the name of the report, or the folder
  ///   cannot be made.
  private func checkOutput() throws {
    guard let output else { return }
    try CommandFailure.wrapping(.output) {
      try OutputFile.check(paths(in: output), in: output, replacing: DuelReport.isResult)
    }
  }
}
