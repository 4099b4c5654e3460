import Analysis
package import ArgumentParser
package import Benchmarking
import Compositing
import Files
import Reporting
import RowStrategies
import RunRecords
import Scenarios
import Statistics
package import TableModel

/// `scrollbench capacity`: searches for the load at which strategies exceed the frame budget.
package struct CapacityCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "capacity",
    abstract: "Find how much load each strategy carries before the frame budget breaks.",
    discussion: """
      The load is raised tier by tier until frames take longer than a tick, then ramped down and up \
      around that load. The capacity is where a fitted line exceeds the tick, as in MotionMark, with \
      an 80 % interval. The exit status is 0 for every result.
      """)

  @Option(
    help: ArgumentHelp(
      "The load: rows on a growing display, rows scrolled per tick, points of corner radius, layers"
        + " added to each cell, or pixels per point.",
      valueName: "axis"))
  package var axis: CapacityAxis = .rows

  @OptionGroup(title: "Scenario") package var scenarioOptions: ScenarioOptions

  @Option(
    help: ArgumentHelp(
      "Strategies to compare; all, which leaves variants out; or ablation. (default: those of run)",
      valueName: "a,b,…|all|ablation"),
    completion: Completion.strategies, transform: FlagValue.strategies)
  package var strategy: [String]?

  @OptionGroup(title: "Engine") package var engineOptions: EngineOptions

  @Option(
    help: ArgumentHelp("The treatment of cells that leave the display.", valueName: "policy"))
  package var reuse: ReusePolicy = .pool

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Refresh rates, Hz. (default: 60,120)", valueName: "60,90,120"),
    completion: Completion.refreshRates, transform: FlagValue.refreshRates)
  package var hz: [Int] = [60, 120]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Judge as on a processor that is slower by this factor. (default: 1)", valueName: "factor"),
    transform: FlagValue.throttle)
  package var throttle: Double = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds of scroll that each of \(CapacityPlan.ramps) ramps measures, 0.01 to 60. (default: 0.5;"
        + " with --quick 0.1)",
      valueName: "n"), transform: FlagValue.rampSeconds)
  package var seconds: Double?

  @Flag(help: "Measure less: a smaller display, ramps of 0.1 s.")
  package var quick = false

  @Flag(help: "Skip the pixel proof; the report carries a note that it is missing.")
  package var noVerify = false

  @Option(help: "How to print the result; with --output, how to write it.")
  package var format: ResultFormat = .text

  @Option(
    help: ArgumentHelp(
      "A file to write, replaced whole if it holds such a result; the text is printed then.",
      valueName: "file"), completion: .file(), transform: FlagValue.path)
  package var output: String?

  @OptionGroup package var debugBuild: DebugBuildOptions

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      let experiment = try makeExperiment()
      let search = try CommandFailure.wrapping(.data) {
        try CapacitySearch(
          experiment, axis: axis, throttle: throttle,
          secondsPerRamp: seconds ?? (quick ? 0.1 : 0.5))
      }
      if let output {
        try CommandFailure.wrapping(.output) {
          try OutputFile.check(output, replacing: CapacityReport.isResult)
        }
      }
      var options = Session.Options()
      options.verifies = !noVerify
      let record = try ProgressLine.showing { line in
        try CommandFailure.running { try Session(options).run(search) { line.show($0) } }
      }
      try publish(CapacityReport(record: record, summary: CapacitySummary(record)))
    }
  }

  private func makeExperiment() throws -> Experiment {
    try debugBuild.check()
    let scenario = try scenarioOptions.resolvedScenario()
    let ids = strategy ?? KnownStrategies.standard.map(\.id)
    return Experiment(
      scenario: scenario, rows: try scenarioOptions.resolvedRows(scenario),
      strategies: ids.map(KnownStrategies.named), engine: engineOptions.engine, reuse: reuse,
      refreshRates: hz, seed: scenarioOptions.seed)
  }

  private func publish(_ report: CapacityReport) throws {
    let bytes = try report.bytes(format)
    guard let output else { return StandardOutput.write(bytes) }
    try PrintedResult(report.text).write(to: output) {
      try OutputFile.write(
        bytes, to: output, replacing: CapacityReport.isResult, beforePublishing: Interruption.check)
    }
  }
}
