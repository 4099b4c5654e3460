import Analysis
import Benchmarking
import Files
import Foundation
import Measurement
import Reporting
import Scenarios

extension DuelCommand {
  /// Compares two builds and publishes the report.
  func runDuel(_ base: String, _ head: String) throws -> ExitStatus {
    let own = [baseArgs, headArgs].map(BlockArguments.words)
    let arguments = try BlockArguments(blocks.runArguments, own: own)
    var rules = try arguments.rules(pairs: blocks.pairs)
    try checkOutput()
    let choice = try CalibrationChoice(calibration, machineID: CalibrationChoice.thisMachine)
    rules.margin.factor = max(rules.margin.factor, choice.calibration?.margin.factor ?? 1)
    func source(_ name: String) throws -> DuelSource {
      try DuelSource(name) { StandardError.write(line: "building \($0) …") }
    }
    // Before the base is built, which takes minutes.
    try DuelSource.executable(of: head)
    let baseSource = try source(base)
    let headSource = base == head ? baseSource : try source(head)
    var run = DuelRun(
      base: DuelRun.Side(source: baseSource, arguments: arguments.shared + own[0]),
      head: DuelRun.Side(source: headSource, arguments: arguments.shared + own[1]),
      pairs: blocks.pairs, seed: arguments.seed, verifies: arguments.verifies, rules: rules,
      patience: blocks.workers.value)
    let result = try ProgressLine.showing { line in
      try run.result { batch, fraction in
        line.show(["batch \(batch)", "\(blocks.pairs) pairs"], fraction: fraction)
      }
    }
    let quote = choice.quote(series: run.series, duel: (arguments.shared, blocks.pairs))
    try publish(DuelReport(result, base: base, head: head, calibration: quote))
    return result.exitStatus
  }

  private func publish(_ report: DuelReport) throws {
    let json = try CommandFailure.wrapping(.output) { try report.json() }
    let markdown = Array(report.markdown.utf8)
    let printed: [UInt8] =
      switch format {
      case .text: Array(report.text.utf8)
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

extension DuelCommand {
  /// Measures how far duels can be trusted on this machine, and writes the calibration.
  ///
  /// - Throws: ``CommandFailure``, such as that the time is too short for a duel of each kind.
  func runCalibration() throws {
    let arguments = try BlockArguments(blocks.runArguments)
    guard !arguments.injects else {
      throw CommandFailure("--calibrate adds work itself: leave --inject out", .usage)
    }
    let rules = try arguments.rules(pairs: blocks.pairs)
    let output = output ?? CalibrationFile.name
    func isCalibration(_ path: String) -> Bool {
      (try? CalibrationFile.calibration(at: path)) != nil
    }
    try CommandFailure.wrapping(.output) {
      try OutputFile.check(output, replacing: isCalibration)
    }
    // Before the duels: the load averages are those of other programs.
    let settings = settings(arguments)
    let start = ContinuousClock.now
    let run = try Interruption.whileRunningChildren { try measure(arguments, rules) }
    let seconds = ((ContinuousClock.now - start) / .seconds(0.1)).rounded() / 10
    let calibration = Calibration(
      run.duels, strategies: run.names, rules: rules, settings: settings, seconds: seconds)
    try PrintedResult(CalibrationReport(calibration).text).write(to: output) {
      try OutputFile.write(
        CalibrationFile.bytes(of: calibration), to: output, replacing: isCalibration,
        beforePublishing: Interruption.check)
    }
  }

  private func measure(_ arguments: BlockArguments, _ rules: DuelRules) throws -> CalibrationRun {
    let source = DuelSource()
    var run = CalibrationRun(most: duels ?? .max)
    try ProgressLine.showing { line in
      try run.run(for: .seconds((minutes ?? 10) * 60)) { kind, index, fraction in
        let work = kind.injection.map { ["--inject", $0] } ?? []
        var duel = DuelRun(
          base: DuelRun.Side(source: source, arguments: arguments.shared),
          head: DuelRun.Side(source: source, arguments: arguments.shared + work),
          pairs: blocks.pairs,
          // A different order for each duel.
          seed: arguments.seed &+ UInt64(index) << 32, verifies: false, rules: rules,
          patience: blocks.workers.value)
        return try duel.calibrationDuel(of: kind) {
          line.show(
            ["duel \(index + 1)", kind.injection ?? "identical"], fraction: fraction())
        }
      }
    }
    return run
  }

  private func settings(_ arguments: BlockArguments) -> Calibration.Settings {
    let machine = MachineProbe.facts
    return Calibration.Settings(
      machineID: machine.machineID,
      machine: [
        "cpu": machine.cpu, "cores": "\(machine.cores)", "memory_bytes": "\(machine.memoryBytes)",
        "kernel": machine.kernel, "distribution": machine.distribution,
        "compiler": machine.compiler, "allocator": machine.allocator,
        "allocator_options": machine.allocatorOptions, "kernels": arguments.kernels,
        "load_averages": machine.loadAverages.map { "\(($0 * 100).rounded() / 100)" }
          .joined(separator: " "),
      ],
      commit: BuildInfo.commit, build: machine.buildConfiguration,
      runArguments: arguments.shared, pairs: blocks.pairs)
  }
}
