import ArgumentParser
import Measurement

/// The flag that lets a debug build be timed, shared by the commands that time.
package struct DebugBuildOptions: ParsableArguments {
  @Flag(help: "Time a debug build although its figures mean little.")
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
