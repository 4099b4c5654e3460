package import ArgumentParser
import Benchmarking
package import TableModel

/// The flags that say how the scroll is replayed, shared by the commands that replay it in rounds.
package struct ReplayOptions: ParsableArguments {
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
    help: ArgumentHelp("Measured rounds. (default: 6; with --quick 2)", valueName: "n"),
    transform: FlagValue.count("rounds", upTo: 10_000))
  package var rounds: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames of a pass. (default: as many ticks as the trace lasts; with --quick its first 1.5 s)",
      valueName: "n"), transform: FlagValue.count("frames", upTo: 1_000_000))
  package var frames: Int?

  @Flag(help: "Measure less: a smaller display, 2 rounds of 1.5 s.")
  package var quick = false

  package init() {}

  /// The rounds that the flags ask for.
  var measuredRounds: Int { rounds ?? (quick ? 2 : 6) }
}

extension Experiment {
  /// The experiment that flags describe.
  ///
  /// - Parameters:
  ///   - scenario: What the flags of the scenario come to.
  ///   - strategies: Their ids; `nil` for those of a run that names none.
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
