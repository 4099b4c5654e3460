package import ArgumentParser
import Benchmarking
import Compositing
import Foundation
import Measurement
import Reporting
import RowStrategies
import RunRecords
import Text

/// `scrollbench profile`: says where processor time and memory go, by strategy and phase.
package struct ProfileCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Say where processor time and memory go, by strategy and phase.",
    discussion: """
      Scrolls as run does, apart from anything that is timed, and looks at each phase: stacks are \
      sampled by processor time in all rounds, every allocation of one is recorded by jemalloc, and \
      --callgrind counts instructions. The overview goes to standard output; the folder gets tables, \
      flame graphs (svg) and stacks for other tools (collapsed, speedscope). What this machine \
      cannot tell is named.
      """)

  @OptionGroup(title: "Scenario") package var scenarioOptions: ScenarioOptions

  @Option(
    help: ArgumentHelp(
      "Strategies to profile; all, which leaves variants out; or ladder. (default: those of run)",
      valueName: "a,b,…|all|ladder"), completion: Completion.strategies,
    transform: FlagValue.strategies)
  package var strategy: [String]?

  @OptionGroup(title: "Engine") package var engineOptions: EngineOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Refresh rates, Hz, summed. (default: 120)", valueName: "60,90,120"),
    completion: Completion.refreshRates, transform: FlagValue.refreshRates)
  package var hz: [Int] = [120]

  @OptionGroup package var replay: ReplayOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Microseconds of processor time between two samples; no less than a tick of the kernel's"
        + " clock comes true. (default: 1000)", valueName: "n"),
    transform: FlagValue.count("microseconds", upTo: 1_000_000))
  package var period: Int = 1_000

  @Option(
    help: ArgumentHelp(
      "Count the instructions of this strategy too, under valgrind's callgrind: of"
        + " \(ProfileCommand.defaultCountedFrames) frames, or of --frames.", valueName: "strategy"),
    completion: Completion.strategy, transform: FlagValue.strategy)
  package var callgrind: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write, replaced whole if it holds a profile.", valueName: "folder"),
    completion: .directory, transform: FlagValue.path)
  package var output: String

  @OptionGroup package var debugBuild: DebugBuildOptions

  /// In the process that profiles: what with.
  @Option(help: .hidden) package var source: ProfileSource?

  /// In the process that profiles: a folder for its files.
  @Option(help: .hidden) package var scratch: String?

  /// Frames that callgrind counts: each takes some fifty times as long as without it.
  static let defaultCountedFrames = 30

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      Interruption.install()
      let experiment = try makeExperiment()
      if let source, let scratch {
        let run = ProfileRun(experiment: experiment, command: self, scratch: scratch)
        return try run.run(source)
      }
      try CommandFailure.wrapping(.output) { try ProfileFolder.check(output) }
      let report = try ProfileProcesses.report(
        facts(of: experiment),
        of: ProfileSource.allCases.filter { $0 != .callgrind || callgrind != nil })
      let result = PrintedResult(report.summary())
      try result.write(to: output) {
        try ProfileFolder.write(report.files(), to: output, beforePublishing: Interruption.check)
      }
    }
  }

  private func makeExperiment() throws -> Experiment {
    try debugBuild.check()
    let scenario = try scenarioOptions.resolvedScenario(quick: replay.quick)
    guard scenario.claims.isEmpty else {
      throw CommandFailure(
        "\(scenarioOptions.scenario) says what its claims compare and cannot be profiled: name"
          + " another scenario", .usage)
    }
    let ids = strategy ?? KnownStrategies.standard.map(\.id)
    if let id = ids.first(where: { !ProfileFolder.isFile("\($0).svg") }) {
      throw CommandFailure("the strategy \(id) has no name for a file: leave it out", .usage)
    }
    if let callgrind, !ids.contains(callgrind) {
      throw CommandFailure(
        "\(callgrind) is not among the strategies that are profiled: name it in --strategy too",
        .usage)
    }
    return try Experiment(
      scenario, scenarioOptions, strategies: ids, engineOptions, refreshRates: hz, replay)
  }

  private func facts(of experiment: Experiment) -> ProfileReport.Facts {
    ProfileReport.Facts(
      scenario: experiment.scenario.name, engine: experiment.engine.id,
      kernels: experiment.engine.kernelsInUse, threads: experiment.engine.threads,
      strategies: experiment.strategies.map(\.id), refreshRates: experiment.refreshRates,
      frames: experiment.refreshRates.reduce(0) { $0 + experiment.frames(at: $1) },
      rounds: experiment.rounds, isDebug: BuildInfo.isDebug,
      tool: "scrollbench \(BuildInfo.version) (\(BuildInfo.commit))")
  }
}
