public import ArgumentParser
import Benchmarking
package import JudgingCLI
import Measurement
import RunData
package import TableModel

package struct ReplayOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The treatment of cells that leave the display.", valueName: "policy"))
  package var reuse: ReusePolicy = .pool

  @Option(
    count: "buffers", upTo: ExperimentSpec.mostBuffers, visibility: .hidden,
    "Frame buffers that rotate, 1 to 16.")
  package var buffers: Int = 3

  @Option(
    count: "rounds", upTo: ExperimentSpec.mostRounds,
    "Measured rounds. (default: 6; with --quick 2)")
  package var rounds: Int?

  @Option(
    count: "frames", upTo: ExperimentSpec.mostFrames,
    "Frames of a pass. (default: as many ticks as the trace lasts; with --quick its first 1.5 s)")
  package var frames: Int?

  @Flag(help: "Measure less: 2 rounds of 1.5 s.")
  package var quick = false

  package init() {}

  func set(in spec: inout ExperimentSpec) {
    spec.reuse = reuse.rawValue
    spec.buffers = buffers
    spec.rounds = rounds ?? (quick ? 2 : spec.rounds)
    spec.secondsPerPass = quick ? 1.5 : nil
    spec.framesPerPass = frames
  }
}

// The type is usable from inline code, so that its conformance takes a public import.
extension ReusePolicy: ExpressibleByArgument {}

package struct PatienceOptions: ParsableArguments {
  @Option(
    count: "seconds", upTo: 86_400, value: "seconds",
    "The longest wait for an answer of a measuring process, besides 0.1 s per frame, before it is"
      + " killed.")
  package var patience: Int = Session.Options().patience

  package init() {}
}

/// The flag that allows a debug build to be timed; its refusal is what names it.
package struct DebugBuildOptions: ParsableArguments {
  @Flag(help: .hidden)
  package var timeDebugBuild = false

  package init() {}

  package func check(isDebug: Bool = BuildInfo.isDebug) throws(CommandFailure) {
    guard !isDebug || timeDebugBuild else {
      throw CommandFailure(
        "this is a debug build, whose times mean little; build with -c release, or pass"
          + " --time-debug-build", .usage)
    }
  }
}
