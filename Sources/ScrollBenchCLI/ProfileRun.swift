import Benchmarking
import Foundation
import Measurement
import Reporting
import RunRecords

/// The work of a source's process: it scrolls, looks, and hands over what it saw as a file.
struct ProfileRun {
  let experiment: Experiment
  let command: ProfileCommand
  /// A folder, empty at first.
  let scratch: String

  func run(_ source: ProfileSource) throws {
    var message = ProfileMessage()
    do {
      switch source {
      case .processor: message.processor = try processor()
      case .heap: (message.heap, message.doubts) = try heap()
      case .callgrind: message.instructions = try instructions()
      }
    } catch let gap as ProfileGap {
      message.missing = gap.reason
    }
    try CommandFailure.wrapping(.output) {
      try JSONEncoder().encode(message)
        .write(to: URL(fileURLWithPath: scratch + "/" + ProfileMessage.file))
    }
  }
}

/// Why a source tells nothing: the end of a sentence.
struct ProfileGap: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

extension ProfileRun {
  func makeBench(_ experiment: Experiment) throws -> ProfileBench {
    try CommandFailure.running { try Session().makeProfileBench(experiment) }
  }

  /// What another tool left in the folder.
  func contents(of file: String, orElse reason: String) throws(ProfileGap) -> Data {
    guard let data = FileManager.default.contents(atPath: file) else { throw ProfileGap(reason) }
    return data
  }

  /// The functions of a stack that do the work of a frame.
  static func work(_ frames: [StackFrame]) -> [StackFrame] {
    let caller = frames.lastIndex { frame in
      ProfileBench.callers.contains(where: frame.name.hasPrefix)
    }
    return caller.map { Array(frames[($0 + 1)...]) } ?? frames
  }
}
