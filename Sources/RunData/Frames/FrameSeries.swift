/// The frames of one strategy at one refresh rate: the cold frames as round 0, then measured passes
/// of equal length.
///
/// Round 0 of a run whose rounds are processes holds cold first frames, one per process, numbered
/// from 0. Round 0 of a run in one process is a whole pass that starts with empty caches and pools.
package struct FrameSeries: Equatable, Sendable {
  package var strategy: String
  /// In Hz.
  package var refreshRate: Int
  package var frames: [FrameSample]
  /// The number of frames of round 0.
  package var coldFrames: Int
  package var framesPerRound: Int

  /// - Parameter coldFrames: `nil` for a whole pass, or none if there are no frames.
  /// - Precondition: `frames` holds round 0 and then whole passes, and `framesPerRound` is
  ///   positive.
  package init(
    strategy: String, refreshRate: Int, framesPerRound: Int, coldFrames: Int? = nil,
    frames: [FrameSample]
  ) {
    let coldFrames = coldFrames ?? min(framesPerRound, frames.count)
    precondition(framesPerRound > 0, "a pass has at least one frame")
    precondition((0...frames.count).contains(coldFrames), "the frames of round 0 come first")
    precondition(
      (frames.count - coldFrames) % framesPerRound == 0, "a series is made of whole passes")
    self.strategy = strategy
    self.refreshRate = refreshRate
    self.coldFrames = coldFrames
    self.framesPerRound = framesPerRound
    self.frames = frames
  }

  func isOf(_ series: SeriesFacts) -> Bool {
    strategy == series.strategy && refreshRate == series.refreshRate
  }

  /// Round 0 included.
  package var rounds: Int { (frames.count - coldFrames) / framesPerRound + 1 }

  package func pass(_ round: Int) -> ArraySlice<FrameSample> {
    precondition((0..<rounds).contains(round), "round \(round) was not run")
    guard round > 0 else { return frames[..<coldFrames] }
    let start = coldFrames + (round - 1) * framesPerRound
    return frames[start..<start + framesPerRound]
  }

  /// - Precondition: `round` is a measured one.
  package subscript(round round: Int, frame frame: Int) -> FrameSample {
    frames[coldFrames + (round - 1) * framesPerRound + frame]
  }

  /// The frames of the measured rounds: all but round 0.
  package var steadyFrames: ArraySlice<FrameSample> { frames.dropFirst(coldFrames) }
}
