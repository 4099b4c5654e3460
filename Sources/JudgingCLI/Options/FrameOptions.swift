package import ArgumentParser

extension FlagValue {
  private static let mostFrames = 1_000

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
    guard let frame = Int(text), frame >= 0 else {
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

  package init() {}

  /// The chosen frames of a scroll, or its first; throws for some after its end.
  package func frames(of duration: Double, refreshRate: Int) throws(CommandFailure) -> [Int] {
    let frames = frame ?? [0]
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
