package import ArgumentParser
import Benchmarking
import Measurement
import Scenarios
package import TableModel

/// The options of the replay, shared by the commands that scroll in rounds.
package struct ReplayOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The treatment of cells that leave the display.", valueName: "policy"))
  package var reuse: ReusePolicy = .pool

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frame buffers that rotate, 1 to 16. (default: 3)", valueName: "n", visibility: .hidden),
    transform: FlagValue.count("buffers", upTo: 16))
  package var buffers: Int = 3

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Measured rounds. (default: 6; with --quick 2)", valueName: "n"),
    transform: FlagValue.count("rounds", upTo: 10_000))
  package var rounds: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames of a pass. (default: as many ticks as the trace lasts; with --quick its first 1.5 s)",
      valueName: "n"), transform: FlagValue.count("frames", upTo: 1_000_000))
  package var frames: Int?

  @Flag(help: "Measure less: 2 rounds of 1.5 s.")
  package var quick = false

  package init() {}

  /// The rounds that the options ask for.
  var measuredRounds: Int { rounds ?? (quick ? 2 : 6) }
}

/// The flag that allows a debug build to be timed; its refusal is what names it.
package struct DebugBuildOptions: ParsableArguments {
  @Flag(help: .hidden)
  package var timeDebugBuild = false

  package init() {}

  /// - Throws: ``CommandFailure`` for a debug build that is not to be timed.
  func check() throws(CommandFailure) {
    guard !BuildInfo.isDebug || timeDebugBuild else {
      throw CommandFailure(
        "this is a debug build, whose times mean little; build with -c release, or pass"
          + " --time-debug-build", .usage)
    }
  }
}

extension Experiment {
  /// Creates the experiment that options describe.
  ///
  /// - Parameters:
  ///   - scenario: The scenario of the options.
  ///   - strategies: Their ids; `nil` for the default ones.
  init(
    _ scenario: Scenario, _ options: ScenarioOptions, strategies: [String]?,
    _ engine: EngineOptions, refreshRates: [Int], _ replay: ReplayOptions
  ) throws {
    self.init(
      scenario: scenario, rows: try options.resolvedRows(scenario),
      strategies: strategies?.map(KnownStrategies.named) ?? KnownStrategies.standard,
      engine: engine.engine, reuse: replay.reuse, buffers: replay.buffers,
      refreshRates: refreshRates, rounds: replay.measuredRounds,
      secondsPerPass: replay.quick ? 1.5 : nil, framesPerPass: replay.frames, seed: options.seed)
  }
}
