import Analysis
package import ArgumentParser
import Measurement
import Reporting
import RunRecords

/// `scrollbench calibrate`: finds out how far duels can be trusted on this machine.
package struct CalibrateCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Find out how far duels can be trusted on this machine.",
    usage: "scrollbench calibrate [<options>] [-- <run arguments>]",
    discussion: """
      Runs duels of this build with itself: as it is, for how often duels alarm falsely, and with \
      work added (1, 2 and 5 % of compositing, a layer, an allocation), for how often they catch \
      it. Every share comes with an exact 95 % interval. duel and gate quote the file, and duel \
      takes its floor from it; one above \(Calibration.highestFloor) is not used. Exit code 2: the \
      time was too short for a duel of each kind.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long to measure. (default: 10)", valueName: "n"),
    transform: FlagValue.minutes)
  package var minutes: Double = 10

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "End early, with so many duels of each kind. (default: no limit)", valueName: "n"),
    transform: FlagValue.count("duels", upTo: 1_000_000))
  package var duels: Int?

  @Option(
    help: ArgumentHelp(
      "The file to write, replaced if it is a calibration. (default: calibration.json)",
      valueName: "file.json"), completion: .file(extensions: ["json"]),
    transform: FlagValue.path)
  package var output: String = CalibrationFile.name

  @OptionGroup package var blocks: BlockOptions

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      Interruption.install()
      let arguments = try BlockArguments(blocks.runArguments)
      guard !arguments.injects else {
        throw CommandFailure("calibrate adds work itself: leave --inject out", .usage)
      }
      let rules = try arguments.rules(pairs: blocks.pairs)
      try CommandFailure.wrapping(.output) {
        try OutputFile.check(output, replacing: Self.isCalibration)
      }
      // Before the duels, whose load is no other program's.
      let settings = settings(arguments)
      let start = ContinuousClock.now
      var run = CalibrationRun(
        arguments, pairs: blocks.pairs, rules: rules, patience: .seconds(blocks.patience),
        most: duels ?? .max)
      try Interruption.whileRunningChildren { try measure(&run) }
      let seconds = ((ContinuousClock.now - start) / .seconds(0.1)).rounded() / 10
      try publish(
        Calibration(
          run.duels, strategies: run.names, rules: rules, settings: settings, seconds: seconds))
    }
  }
}

extension CalibrateCommand {
  private func measure(_ run: inout CalibrationRun) throws {
    var line = ProgressLine()
    defer { line.finish() }
    try run.run(for: .seconds(minutes * 60)) { line.show($0, fraction: $1) }
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

  private func publish(_ calibration: Calibration) throws {
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
