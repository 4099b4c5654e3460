import Files
import RunRecords

/// The rounds of one series as they come in, frame by frame.
struct FramePasses {
  private let name: String
  private let head: SeriesHead
  private let line: Int
  var frames: [FrameSample] = []
  private var round: Int
  /// The frames of the current round so far.
  private var framesOfRound = 0
  private var coldFrames = 0
  /// `nil` during rounds 0 and 1.
  private var framesPerRound: Int?

  /// - Parameter firstRound: The first round that is expected: 0, or 1 without cold frames.
  init(_ name: String, _ head: SeriesHead, line: Int, firstRound: Int = 0) {
    self.name = name
    self.head = head
    self.line = line
    round = firstRound
  }

  /// - Throws: ``InputError`` if this is not the frame that comes next.
  mutating func append(_ sample: FrameSample, line: Int) throws(InputError) {
    let isWhole = framesPerRound.map { $0 == framesOfRound } ?? (framesOfRound > 0)
    if isWhole, sample.round == round + 1, sample.frame == 0 { beginRound() }
    guard sample.round == round, sample.frame == framesOfRound, framesOfRound != framesPerRound
    else {
      let isOver = framesOfRound == framesPerRound
      throw InputError(
        name, line: line,
        "round \(sample.round), frame \(sample.frame) of \(head.label), where round "
          + "\(isOver ? round + 1 : round), frame \(isOver ? 0 : framesOfRound) is expected: lines are"
          + " missing or in another order")
    }
    framesOfRound += 1
    frames.append(sample)
  }

  private mutating func beginRound() {
    if round == 0 { coldFrames = framesOfRound }
    if round == 1 { framesPerRound = framesOfRound }
    round += 1
    framesOfRound = 0
  }

  /// - Throws: ``InputError`` unless the last pass is whole and there is a measured one.
  func finished(before end: Int) throws(InputError) -> FramesFile.Series {
    guard round > 0 else {
      throw InputError(
        name, line: end - 1,
        "\(head.label) ends in round 0: at least one measured round is expected")
    }
    let framesPerRound = framesPerRound ?? framesOfRound
    guard framesOfRound == framesPerRound else {
      throw InputError(
        name, line: end - 1,
        "the last round of \(head.label) ends after \(framesOfRound) of \(framesPerRound) frames")
    }
    return FramesFile.Series(
      head: head,
      frames: FrameSeries(
        strategy: head.strategy, refreshRate: head.refreshRate, framesPerRound: framesPerRound,
        coldFrames: coldFrames, frames: frames),
      line: line)
  }
}
