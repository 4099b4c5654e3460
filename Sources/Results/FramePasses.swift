import Files
import RunRecords

/// The passes of one series as they come in, frame by frame.
struct FramePasses {
  private let name: String
  private let head: SeriesHead
  private let line: Int
  var frames: [FrameSample] = []
  /// `nil` during round 0.
  private var framesPerRound: Int?

  init(_ name: String, _ head: SeriesHead, line: Int) {
    self.name = name
    self.head = head
    self.line = line
  }

  /// - Throws: ``InputError`` if this is not the frame that comes next.
  mutating func append(_ sample: FrameSample, line: Int) throws(InputError) {
    if framesPerRound == nil, sample.round == 1, sample.frame == 0, !frames.isEmpty {
      framesPerRound = frames.count
    }
    let next = frames.count.quotientAndRemainder(dividingBy: framesPerRound ?? .max)
    guard sample.round == next.quotient, sample.frame == next.remainder else {
      throw InputError(
        name, line: line,
        "round \(sample.round), frame \(sample.frame) of \(head.label), where round "
          + "\(next.quotient), frame \(next.remainder) is expected: lines are missing or in another order"
      )
    }
    frames.append(sample)
  }

  /// - Throws: ``InputError`` unless the last pass is whole and there is a measured one.
  func finished(before end: Int) throws(InputError) -> FramesFile.Series {
    guard let framesPerRound else {
      throw InputError(
        name, line: end - 1,
        "\(head.label) ends in round 0: at least one measured round is expected")
    }
    let rest = frames.count % framesPerRound
    guard rest == 0 else {
      throw InputError(
        name, line: end - 1,
        "the last round of \(head.label) ends after \(rest) of \(framesPerRound) frames")
    }
    return FramesFile.Series(
      head: head,
      frames: FrameSeries(
        strategy: head.strategy, refreshRate: head.refreshRate, framesPerRound: framesPerRound,
        frames: frames),
      line: line)
  }
}
