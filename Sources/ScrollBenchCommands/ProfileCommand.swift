package import ArgumentParser
import Compositing
import Foundation
import Labels
import Measurement
import Reports
import RowStrategies
import RunRecords
import ScrollHarness
package import ScrollSimulation

/// `scrollbench profile`: says where processor time and memory go, by strategy and phase.
package struct ProfileCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Say where processor time and memory go, by strategy and phase.",
    discussion: """
      Scrolls as run does, apart from anything that is timed, and looks at each phase: stacks are \
      sampled by processor time, every allocation of a round is recorded by jemalloc, and \
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
    help: ArgumentHelp("What happens to cells that leave the display.", valueName: "policy"))
  package var reuse: ReusePolicy = .pool

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frame buffers that rotate, 1 to 16. (default: 3)", valueName: "n"),
    transform: FlagValue.count("buffers", upTo: 16))
  package var buffers: Int = 3

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Refresh rates, Hz, summed. (default: 120)", valueName: "60,90,120"),
    completion: Completion.refreshRates, transform: FlagValue.refreshRates)
  package var hz: [Int] = [120]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Rounds that are sampled. (default: 6; with --quick 2)", valueName: "n"),
    transform: FlagValue.count("rounds", upTo: 10_000))
  package var rounds: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames of a pass. (default: as many ticks as the trace lasts; with --quick its first 1.5 s)",
      valueName: "n"), transform: FlagValue.count("frames", upTo: 1_000_000))
  package var frames: Int?

  @Flag(help: "Profile less: a smaller display, 2 rounds of 1.5 s.")
  package var quick = false

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
    completion: Completion.strategy,
    transform: { text in
      try FlagValue.name(text, of: "strategy", among: KnownStrategies.all.map(\.id))
    })
  package var callgrind: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write, replaced whole if it holds a profile.", valueName: "folder"),
    completion: .directory, transform: FlagValue.path)
  package var output: String

  @Flag(help: "Profile a debug build although it spends its time elsewhere.")
  package var timeDebugBuild = false

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
        var run = ProfileRun(experiment, self, scratch: scratch)
        return try run.run(source)
      }
      try CommandFailure.wrapping(.output) { try ProfileFolder.check(output) }
      let report = try profile(experiment)
      let result = PrintedResult(report.summary())
      try result.write(to: output) {
        try ProfileFolder.write(report.files(), to: output, beforePublishing: Interruption.check)
      }
    }
  }

  private func makeExperiment() throws -> Experiment {
    guard !BuildFacts.isDebug || timeDebugBuild else {
      throw CommandFailure(
        "this is a debug build, which spends its time elsewhere; build with -c release, or pass"
          + " --time-debug-build", .usage)
    }
    let scenario = try scenarioOptions.resolvedScenario(quick: quick)
    guard scenario.claims.isEmpty else {
      throw CommandFailure(
        "\(scenarioOptions.scenario) says what its claims compare and cannot be profiled: name"
          + " another scenario", .usage)
    }
    let ids = strategy ?? KnownStrategies.standard.map(\.id)
    for id in ids + [callgrind].compactMap({ $0 })
    where !ProfileFolder.isFile("\(id).svg")
      || id.contains("/")
    {
      throw CommandFailure("the strategy \(id) has no name for a file: leave it out", .usage)
    }
    if let callgrind, !ids.contains(callgrind) {
      throw CommandFailure(
        "\(callgrind) is not among the strategies that are profiled: name it in --strategy too",
        .usage)
    }
    return Experiment(
      scenario: scenario, rows: try scenarioOptions.resolvedRows(scenario),
      strategies: ids.map(KnownStrategies.named), engine: engineOptions.engine, reuse: reuse,
      buffers: buffers, refreshRates: hz, rounds: rounds ?? (quick ? 2 : 6),
      secondsPerPass: quick ? 1.5 : nil, framesPerPass: frames, seed: scenarioOptions.seed)
  }

  /// Runs a process for each source and puts together what they found.
  ///
  /// - Throws: ``CommandFailure`` if none of them found anything.
  private func profile(_ experiment: Experiment) throws -> ProfileReport {
    let processes = try ProfileProcesses()
    defer { processes.remove() }
    var report = ProfileReport(facts(of: experiment))
    try Interruption.whileRunningChildren {
      for source in ProfileSource.allCases where source != .callgrind || callgrind != nil {
        StandardError.write("profiling \(source.subject) …\n")
        switch try processes.result(of: source) {
        case .found(let message):
          report.processor = message.processor ?? report.processor
          report.heap = message.heap ?? report.heap
          report.instructions = message.instructions ?? report.instructions
          report.notes += message.doubts
        case .missing(let reason):
          report.notes.append("There is nothing of \(source.subject): \(reason).")
        }
        try Interruption.check()
      }
    }
    guard report.processor != nil || report.heap != nil || report.instructions != nil else {
      throw CommandFailure(
        "nothing could be profiled. " + report.notes.joined(separator: " "), .inconclusive)
    }
    return report
  }

  private func facts(of experiment: Experiment) -> ProfileReport.Facts {
    ProfileReport.Facts(
      scenario: experiment.scenario.name, engine: experiment.engine.id,
      kernels: engineOptions.kernelsInUse, threads: experiment.engine.threads,
      strategies: experiment.strategies.map(\.id), refreshRates: experiment.refreshRates,
      frames: experiment.refreshRates.reduce(0) { $0 + experiment.frames(at: $1) },
      rounds: experiment.rounds, isDebug: BuildFacts.isDebug,
      tool: "scrollbench \(BuildFacts.version) (\(BuildFacts.commit))")
  }
}
