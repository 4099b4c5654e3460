import Analysis
import Files
import Measurement
import Reporting
import RunRecords

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
    try CommandFailure.wrapping(.output) {
      try OutputFile.check(output, replacing: Self.isCalibration)
    }
    // Before the duels, whose load is not another program's.
    let settings = settings(arguments)
    let start = ContinuousClock.now
    var run = CalibrationRun(
      arguments, pairs: blocks.pairs, rules: rules, patience: .seconds(blocks.patience),
      most: duels ?? .max)
    try Interruption.whileRunningChildren { try measure(&run) }
    let seconds = ((ContinuousClock.now - start) / .seconds(0.1)).rounded() / 10
    try publish(
      Calibration(
        run.duels, strategies: run.names, rules: rules, settings: settings, seconds: seconds),
      to: output)
  }

  private func measure(_ run: inout CalibrationRun) throws {
    var line = ProgressLine()
    defer { line.finish() }
    try run.run(for: .seconds((minutes ?? 10) * 60)) { line.show($0, fraction: $1) }
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

  private func publish(_ calibration: Calibration, to output: String) throws {
    let result = PrintedResult(CalibrationReport(calibration).text)
    try result.write(to: output) {
      try OutputFile.write(
        CalibrationFile.bytes(of: calibration), to: output, replacing: Self.isCalibration,
        beforePublishing: Interruption.check)
    }
  }

  private static func isCalibration(_ path: String) -> Bool {
    (try? CalibrationFile.calibration(at: path)) != nil
  }
}
