import Files

/// The rounds of one series as they come in, frame by frame.
///
/// Frames of round 0 may come between the passes: a run in processes draws one before each.
struct FramePasses {
  let head: SeriesHead
  /// The line that the series begins on.
  let line: Int
  /// The frames of the measured rounds.
  var frames: [FrameSample] = []
  private let name: String
  private let hasColdFrames: Bool
  private var coldFrames: [FrameSample] = []
  private var round = 1
  /// Of the current round, so far.
  private var framesOfRound = 0
  /// `nil` during round 1.
  private var framesPerRound: Int?
  private var lastLine = 0

  init(_ name: String, _ head: SeriesHead, line: Int, hasColdFrames: Bool) {
    self.name = name
    self.head = head
    self.line = line
    self.hasColdFrames = hasColdFrames
  }

  mutating func append(_ sample: FrameSample, line: Int) throws(InputError) {
    lastLine = line
    if sample.round == 0, hasColdFrames {
      try require(sample, isIn: 0, at: coldFrames.count, line)
      coldFrames.append(sample)
      return
    }
    // Refuses the frame: round 0 comes first, and it is of another.
    if hasColdFrames, coldFrames.isEmpty { try require(sample, isIn: 0, at: 0, line) }
    // Only the frames tell how long round 1 is.
    if framesPerRound == nil, framesOfRound > 0, sample.round == 2, sample.frame == 0 {
      framesPerRound = framesOfRound
    }
    if framesOfRound == framesPerRound {
      round += 1
      framesOfRound = 0
    }
    try require(sample, isIn: round, at: framesOfRound, line)
    framesOfRound += 1
    frames.append(sample)
  }

  @inline(__always)
  private func require(
    _ sample: FrameSample, isIn round: Int, at frame: Int, _ line: Int
  ) throws(InputError) {
    guard sample.round == round, sample.frame == frame else {
      throw InputError(
        name, line: line,
        "round \(sample.round), frame \(sample.frame) of \(head.key.label), where round \(round),"
          + " frame \(frame) is expected: lines are missing or in another order")
    }
  }

  mutating func finished() throws(InputError) -> FramesFile.Series {
    guard !frames.isEmpty else {
      throw InputError(
        name, line: lastLine,
        "\(head.key.label) ends in round 0: at least one measured round is expected")
    }
    let framesPerRound = framesPerRound ?? framesOfRound
    guard framesOfRound == framesPerRound else {
      throw InputError(
        name, line: lastLine,
        "the last round of \(head.key.label) ends after \(framesOfRound) of \(framesPerRound) frames"
      )
    }
    frames.insert(contentsOf: coldFrames, at: 0)
    let series = FrameSeries(
      strategy: head.key.strategy, refreshRate: head.key.refreshRate,
      framesPerRound: framesPerRound, coldFrames: coldFrames.count, frames: frames)
    return (head, series, line)
  }
}
