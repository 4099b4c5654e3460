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
  /// The frames of the current round so far.
  private var framesOfRound = 0
  /// `nil` during round 1.
  private var framesPerRound: Int?
  private var lastLine = 0

  /// - Parameter hasColdFrames: Whether there is a round 0.
  init(_ name: String, _ head: SeriesHead, line: Int, hasColdFrames: Bool) {
    self.name = name
    self.head = head
    self.line = line
    self.hasColdFrames = hasColdFrames
  }

  /// - Throws: ``InputError`` if this is not the frame that comes next.
  mutating func append(_ sample: FrameSample, line: Int) throws(InputError) {
    lastLine = line
    if sample.round == 0, hasColdFrames {
      guard sample.frame == coldFrames.count else {
        throw unexpected(sample, line, round: 0, frame: coldFrames.count)
      }
      coldFrames.append(sample)
      return
    }
    let isWhole = framesPerRound.map { $0 == framesOfRound } ?? (framesOfRound > 0)
    if isWhole, sample.round == round + 1, sample.frame == 0 { beginRound() }
    guard sample.round == round, sample.frame == framesOfRound, framesOfRound != framesPerRound,
      !hasColdFrames || !coldFrames.isEmpty
    else {
      let isOver = framesOfRound == framesPerRound
      throw coldFrames.isEmpty && hasColdFrames
        ? unexpected(sample, line, round: 0, frame: 0)
        : unexpected(
          sample, line, round: isOver ? round + 1 : round, frame: isOver ? 0 : framesOfRound)
    }
    framesOfRound += 1
    frames.append(sample)
  }

  private func unexpected(
    _ sample: FrameSample, _ line: Int, round: Int, frame: Int
  ) -> InputError {
    InputError(
      name, line: line,
      "round \(sample.round), frame \(sample.frame) of \(head.key.label), where round \(round), frame"
        + " \(frame) is expected: lines are missing or in another order")
  }

  private mutating func beginRound() {
    if round == 1 { framesPerRound = framesOfRound }
    round += 1
    framesOfRound = 0
  }

  /// - Throws: ``InputError`` unless the last pass is whole and there is a measured one.
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
    var all: [FrameSample] = []
    swap(&all, &frames)
    all.insert(contentsOf: coldFrames, at: 0)
    return FramesFile.Series(
      head: head,
      frames: FrameSeries(
        strategy: head.key.strategy, refreshRate: head.key.refreshRate,
        framesPerRound: framesPerRound,
        coldFrames: coldFrames.count, frames: all),
      line: line)
  }
}
