package import ArgumentParser
import JudgingCLI
import Measurement
import RunData
package import TableModel

/// The options of the replay, shared by the commands that scroll in rounds.
package struct ReplayOptions: ParsableArguments {
  @Option(oneOf: "reuse policy", "The treatment of cells that leave the display.")
  package var reuse: ReusePolicy = .pool

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frame buffers that rotate, 1 to 16. (default: 3)", valueName: "n", visibility: .hidden),
    transform: FlagValue.count("buffers", upTo: ExperimentSpec.mostBuffers))
  package var buffers: Int = 3

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Measured rounds. (default: 6; with --quick 2)", valueName: "n"),
    transform: FlagValue.count("rounds", upTo: ExperimentSpec.mostRounds))
  package var rounds: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames of a pass. (default: as many ticks as the trace lasts; with --quick its first 1.5 s)",
      valueName: "n"), transform: FlagValue.count("frames", upTo: ExperimentSpec.mostFrames))
  package var frames: Int?

  @Flag(help: "Measure less: 2 rounds of 1.5 s.")
  package var quick = false

  package init() {}
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

extension ReplayOptions {
  /// Sets what the options say of the replay.
  func set(in spec: inout ExperimentSpec) {
    spec.reuse = reuse.rawValue
    spec.buffers = buffers
    spec.rounds = rounds ?? (quick ? 2 : spec.rounds)
    spec.secondsPerPass = quick ? 1.5 : nil
    spec.framesPerPass = frames
  }
}
