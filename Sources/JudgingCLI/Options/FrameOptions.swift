package import ArgumentParser

extension FlagValue {
  fileprivate static let mostFrames = 1_000
  private static let greatestFrame = 100_000_000

  /// Parses `0,10,20`, `0..120:10`, or both; the frames are ascending.
  package static func frames(_ text: String) throws -> [Int] {
    var frames: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      frames += try self.frames(ofPart: String(part))
      guard frames.count <= mostFrames else { throw tooManyFrames(text) }
    }
    frames.sort()
    if let twice = zip(frames, frames.dropFirst()).first(where: { $0 == $1 }) {
      throw ValidationError("\"\(text)\" names frame \(twice.0) twice")
    }
    return frames
  }

  private static func frames(ofPart part: String) throws -> [Int] {
    guard let dots = part.firstRange(of: "..") else { return [try frame(part)] }
    let rest = part[dots.upperBound...].split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let first = try frame(String(part[..<dots.lowerBound]))
    let last = try frame(String(rest[0]))
    guard let step = rest.count == 1 ? 1 : Int(rest[1]), step > 0, first <= last else {
      throw ValidationError("\"\(part)\" is not a range of frames such as 0..120:10")
    }
    guard (last - first) / step < mostFrames else { throw tooManyFrames(part) }
    return Array(stride(from: first, through: last, by: step))
  }

  private static func frame(_ text: String) throws -> Int {
    guard let frame = Int(text), (0...greatestFrame).contains(frame) else {
      throw ValidationError(
        "\"\(text)\" is not a frame number from 0; a list is 0,10,20 or 0..120:10")
    }
    return frame
  }

  private static func tooManyFrames(_ text: String) -> ValidationError {
    ValidationError("\"\(text)\" names more than \(mostFrames) frames")
  }
}

package struct FrameOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Ticks of the scroll, from 0: one, a list, a range with a step. (default: 0; for display lists"
        + " 8 of the whole scroll)", valueName: "n|0,10,20|0..120:10"),
    transform: FlagValue.frames)
  package var frame: [Int]?

  @Option(count: "ticks", upTo: 1_000_000, "Every nth tick of the whole scroll instead.")
  package var every: Int?

  package init() {}

  package func validate() throws {
    if frame != nil, every != nil {
      throw ValidationError("--frame and --every both choose frames: give one of them")
    }
  }

  package var isEmpty: Bool { frame == nil && every == nil }

  /// The chosen frames of a scroll, or its first; throws for too many, and for some after its end.
  package func frames(of duration: Double, refreshRate: Int) throws(CommandFailure) -> [Int] {
    var frames = frame ?? [0]
    if let every {
      let last = Self.lastFrame(of: duration, refreshRate: refreshRate)
      guard last / every < FlagValue.mostFrames else {
        throw CommandFailure(
          "--every \(every) takes \(last / every + 1) frames of this scroll; \(FlagValue.mostFrames) are the most",
          .usage)
      }
      frames = Array(stride(from: 0, through: last, by: every))
    }
    let last = frames[frames.count - 1]
    let seconds = Double(last) / Double(refreshRate)
    guard seconds <= duration else {
      throw CommandFailure(
        "frame \(last) at \(refreshRate) Hz is at \(seconds) s, but the scroll lasts \(duration) s",
        .usage)
    }
    return frames
  }

  /// The last frame that is not after the end of a scroll.
  package static func lastFrame(of duration: Double, refreshRate: Int) -> Int {
    let rate = Double(refreshRate)
    // A product such as 0.57 × 100 is less than the whole number that it stands for.
    let nearest = Int((duration * rate).rounded())
    return Double(nearest) / rate <= duration ? nearest : nearest - 1
  }
}
