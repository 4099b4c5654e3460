package import Files
import Foundation
import Measurement
import RunData

extension WorkerAnswer {
  /// The most bytes of a line of frames, whatever columns another build adds.
  private static let longestFrame = 4_096
  /// The most bytes of a profile.
  private static let longestProfile = 1 << 28
  /// The most frames of a pass: sums of their values fit into 64 bits.
  private static let mostFrames = 9_000_000
  /// The longest time of the control, in nanoseconds: an hour, where it takes milliseconds.
  private static let longestControl: Int64 = 3_600_000_000_000

  /// - Parameter frames: The most frames that may follow.
  package init(_ line: [UInt8], frames: Int) throws(InputError) {
    if let fault = JSONText.limitFault(in: line, .measured) {
      throw InputError("in its answer, \(fault)")
    }
    guard let answer = try? JSONDecoder().decode(Self.self, from: Data(line)) else {
      throw InputError("its answer is none of a worker")
    }
    self = answer
    let most = block == nil ? Self.longestProfile : (frames + 1) * Self.longestFrame
    guard (0...most).contains(bytes) else {
      throw InputError("it announces \(bytes) bytes for \(frames) frames")
    }
  }

  func readiness() throws(InputError) -> Ready {
    guard let ready, !ready.series.isEmpty,
      ready.series.allSatisfy({ (1...Self.mostFrames).contains($0.frames) })
    else {
      throw InputError(
        "it measures nothing, where at least one strategy and 1 to \(Self.mostFrames) frames of each"
          + " are expected")
    }
    return ready
  }

  package func facts(of expected: [Series]) throws(InputError) -> Block.Facts {
    let found = block?.metadata.map {
      Series(strategy: $0.strategy, refreshRate: $0.refreshRate, frames: $0.framesPerRound)
    }
    guard let block, found == expected, block.setUps.count == expected.count else {
      throw InputError("its answer is no block of \(expected.count) series")
    }
    guard (0...Self.longestControl).contains(block.controlNanoseconds) else {
      throw InputError(
        "it timed a control of \(block.controlNanoseconds) ns: 1 to \(Self.longestControl) are"
          + " expected")
    }
    return block
  }
}

extension Block {
  /// Reads a block: the answer, and the bytes behind it.
  package init(
    _ answer: WorkerAnswer, _ frames: [UInt8], of expected: [WorkerAnswer.Series]
  ) throws(InputError) {
    facts = try answer.facts(of: expected)
    let file = try FramesFile("its frames", frames.span, isBlock: true)
    series = file.series.map(\.frames)
    absent = file.absent
    let found = series.map {
      WorkerAnswer.Series(
        strategy: $0.strategy, refreshRate: $0.refreshRate, frames: $0.framesPerRound)
    }
    guard found == expected, series.allSatisfy({ $0.frames.count == $0.framesPerRound }) else {
      throw InputError("its frames are not those that were requested")
    }
  }
}
