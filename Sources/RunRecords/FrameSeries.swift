/// The frames of one strategy at one refresh rate: `rounds` passes of equal length, round 0 first.
package struct FrameSeries: Equatable, Sendable {
  /// The id of the strategy.
  package var strategy: String
  /// The refresh rate of the display, in Hz.
  package var refreshRate: Int
  package var frames: [FrameSample]
  /// The number of frames of one pass.
  package var framesPerRound: Int

  /// - Precondition: `frames` holds whole passes, and `framesPerRound` is positive.
  package init(strategy: String, refreshRate: Int, framesPerRound: Int, frames: [FrameSample]) {
    precondition(framesPerRound > 0, "a pass has at least one frame")
    precondition(frames.count % framesPerRound == 0, "a series is made of whole passes")
    self.strategy = strategy
    self.refreshRate = refreshRate
    self.framesPerRound = framesPerRound
    self.frames = frames
  }

  /// The number of passes, round 0 included.
  package var rounds: Int { frames.count / framesPerRound }

  /// The frames of one pass.
  package func pass(_ round: Int) -> ArraySlice<FrameSample> {
    precondition((0..<rounds).contains(round), "round \(round) was not run")
    return frames[round * framesPerRound..<(round + 1) * framesPerRound]
  }

  /// The frames of the measured rounds: all but round 0.
  package var steadyFrames: ArraySlice<FrameSample> { frames.dropFirst(framesPerRound) }
}
