package import ArgumentParser

/// The options that choose frames of a scroll.
package struct FrameOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Ticks of the scroll, from 0: one, a list, a range with a step. (default: 0; for display lists"
        + " 8 of the whole scroll)", valueName: "n|0,10,20|0..120:10"),
    transform: { try FrameList($0) })
  package var frame: FrameList?

  @Option(count: "ticks", upTo: 1_000_000, "Every nth tick of the whole scroll instead.")
  package var every: Int?

  package init() {}

  package func validate() throws {
    if frame != nil, every != nil {
      throw ValidationError("--frame and --every both choose frames: give one of them")
    }
  }

  package var isEmpty: Bool { frame == nil && every == nil }

  /// Returns the chosen frames of a scroll, or its first.
  ///
  /// - Throws: ``CommandFailure`` for frames after its end, and for too many.
  package func frames(of duration: Double, refreshRate: Int) throws(CommandFailure) -> [Int] {
    try FrameList(frame, every: every, of: duration, refreshRate: refreshRate).frames
  }
}
