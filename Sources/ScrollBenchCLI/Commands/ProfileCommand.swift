package import ArgumentParser
import Benchmarking
import Files
import JudgingCLI
import Measurement
import Reporting

/// `scrollbench profile`: measures processor time and allocations by strategy and phase.
package struct ProfileCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Profile processor time and allocations by strategy and phase.",
    discussion: """
      Scrolls as run does, apart from anything that is timed, phase by phase: stacks are sampled by \
      processor time in all rounds, every allocation of one is recorded by jemalloc, and \
      --callgrind counts instructions. The overview goes to standard output; the folder gets a \
      longer one, flame graphs (svg) and stacks for other tools (collapsed, speedscope). What this \
      machine cannot measure is named. --help-hidden lists --buffers.
      """)

  @OptionGroup(title: "Scenario") package var scenarioOptions: ScenarioOptions

  @Option(
    help: ArgumentHelp(
      "Strategies to profile; all, which leaves variants out; or ablation. (default: those of run)",
      valueName: "a,b,…|all|ablation"), completion: Completion.strategies,
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
      "Microseconds of processor time between two samples, at least a tick of the kernel's clock."
        + " (default: 1000)", valueName: "n"),
    transform: FlagValue.count("microseconds", upTo: 1_000_000))
  package var period: Int = 1_000

  @Option(
    help: ArgumentHelp(
      "Count the instructions of this strategy too, under valgrind's callgrind: of"
        + " \(Experiment.countedFrames) frames, or of --frames.", valueName: "strategy"),
    completion: Completion.strategy, transform: FlagValue.strategy)
  package var callgrind: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write, replaced whole if it holds a profile.", valueName: "folder"),
    completion: .directory, transform: FlagValue.path)
  package var output: String

  @OptionGroup(visibility: .hidden) package var workers: PatienceOptions

  @OptionGroup package var debugBuild: DebugBuildOptions

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      let experiment = try makeExperiment()
      try CommandFailure.wrapping(.output) { try FolderKind.profile.check(output) }
      let report = try profile(experiment)
      try PrintedResult(report.summary()).write(to: output) {
        try FolderKind.profile.write(
          report.files(), to: output, beforePublishing: Interruption.check)
      }
    }
  }
}
