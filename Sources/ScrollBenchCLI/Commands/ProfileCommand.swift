import ArgumentParser
import Benchmarking
import Compositing
import Files
import JudgingCLI
import Measurement
import Reporting
import RunData

struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Profile processor time and allocations by strategy and phase.",
    discussion: """
      Scrolls as run does, apart from anything that is timed, phase by phase: stacks are sampled by \
      processor time in all rounds, every allocation of one is recorded by jemalloc, and \
      --callgrind counts instructions. The overview goes to standard output; the folder gets a \
      longer one, flame graphs (svg) and stacks for other tools (collapsed, speedscope). What this \
      machine cannot measure is named. --help-hidden lists --buffers.
      """)

  @OptionGroup(title: "Scenario") var scenarioOptions: ScenarioOptions

  @Option(
    help: ArgumentHelp(
      "Strategies to profile, or all, which leaves variants out. (default: those of run)",
      valueName: "a,b,…|all"), completion: Completion.strategies,
    transform: FlagValue.strategies)
  var strategy: [String]?

  @OptionGroup(title: "Engine") var engineOptions: EngineOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Refresh rates, Hz, summed. (default: 120)", valueName: "60,90,120"),
    completion: Completion.refreshRates, transform: FlagValue.refreshRates)
  var hz: [Int] = [120]

  @OptionGroup var replay: ReplayOptions

  @Option(
    count: "microseconds", upTo: 1_000_000,
    "Microseconds of processor time between two samples, at least a tick of the kernel's clock.")
  var period: Int = 1_000

  @Option(
    help: ArgumentHelp(
      "Count the instructions of this strategy too, under valgrind's callgrind: of"
        + " \(Experiment.countedFrames) frames, or of --frames.", valueName: "strategy"),
    completion: Completion.strategy, transform: FlagValue.strategy)
  var callgrind: String?

  @Option(path: "folder", "The folder to write, replaced whole if it holds a profile.")
  var output: String

  @OptionGroup(visibility: .hidden) var workers: PatienceOptions

  @OptionGroup var debugBuild: DebugBuildOptions

  func run() throws {
    let experiment = try makeExperiment()
    try FolderKind.profile.check(output)
    let report = try profile(experiment)
    try WrittenFiles.write(printing: Array(report.summary().utf8)) {
      try FolderKind.profile.write(report.files(), to: output)
      return (output, output)
    }
  }
}

extension ProfileCommand {
  private func makeExperiment() throws -> Experiment {
    try debugBuild.check()
    var spec = try scenarioOptions.makeSpec()
    spec.strategies = strategy ?? KnownStrategies.standard.map(\.id)
    if let id = spec.strategies.first(where: { !FolderKind.profile.isFile("\($0).svg") }) {
      throw CommandFailure("the strategy \(id) has no name for a file: leave it out", .usage)
    }
    if let callgrind, !spec.strategies.contains(callgrind) {
      throw CommandFailure(
        "\(callgrind) is not among the strategies that are profiled: name it in --strategy too",
        .usage)
    }
    spec.setEngine(engineOptions.engine)
    spec.refreshRates = hz
    replay.set(in: &spec)
    spec.hasPlacebo = false
    return try spec.experiment()
  }

  /// Profiles in a process for each source; throws if none has a result.
  private func profile(_ experiment: Experiment) throws -> ProfileReport {
    let counted = callgrind.flatMap { id in experiment.strategies.first { $0.id == id } }.map {
      experiment.counted(
        $0, at: experiment.refreshRates[0], frames: replay.frames ?? Experiment.countedFrames)
    }
    var result = try experiment.profile(
      period: period, callgrind: counted, patience: workers.patience
    ) { StandardError.write(line: "profiling \($0) …") }
    if !Symbolizer.namesFunctions {
      result.notes.insert("Stacks name only libraries: libdw of elfutils is not installed.", at: 0)
    }
    guard result.processor != nil || result.heap != nil || result.instructions != nil else {
      throw CommandFailure(
        "nothing could be profiled. " + result.notes.joined(separator: " "), .inconclusive)
    }
    return ProfileReport(
      result, of: experiment.spec, scenario: experiment.scenario.name,
      kernels: experiment.engine.kernelsInUse,
      frames: experiment.refreshRates.reduce(0) { $0 + experiment.frames(at: $1) },
      isDebug: BuildInfo.isDebug, tool: "scrollbench \(BuildInfo.version) (\(BuildInfo.commit))")
  }
}
