import Files
package import Foundation
import Measurement
import Results
import RunRecords
import Scenarios

/// A block as a worker process sends it: a line of JSON, then a `frames.csv` of as many bytes as
/// the line says.
private struct BlockHead: Codable {
  var metadata: [SeriesMetadata]
  var setUps: [Block.SetUp]
  var controlNanoseconds: Int64
  var threadTimes: ConditionsProbe.ThreadTimes
  var frameBytes: Int
}

extension Block {
  /// The block as it is sent.
  package func message() throws -> Data {
    let frames = FramesCSV.bytes(series, without: absent) {
      SeriesHead(scenario: "block", strategy: $0.strategy, refreshRate: $0.refreshRate)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let head = BlockHead(
      metadata: metadata, setUps: setUps, controlNanoseconds: controlNanoseconds,
      threadTimes: threadTimes, frameBytes: frames.count)
    return try encoder.encode(head) + Data("\n".utf8) + Data(frames)
  }

  /// The most bytes of a line of frames, whatever columns another build adds.
  private static let longestFrame = 4_096
  /// The longest time of the control, in nanoseconds: an hour, where it takes milliseconds.
  private static let longestControl: Int64 = 3_600_000_000_000

  /// Reads a block.
  ///
  /// - Parameters:
  ///   - expected: The cases in the order in which they were requested.
  ///   - line: The line of JSON.
  ///   - read: Returns the next bytes; `nil` if there are not as many.
  /// - Throws: ``BlockFault`` if the message is no such block, or what `read` throws.
  package init(
    of expected: [BlockGreeting.Series], line: Data, read: (_ count: Int) throws -> Data?
  ) throws {
    if let fault = JSONText.limitFault(in: [UInt8](line), .measured) {
      throw BlockFault("in its answer, \(fault)")
    }
    guard let head = try? JSONDecoder().decode(BlockHead.self, from: line),
      head.frameBytes >= 0, head.metadata.count == expected.count,
      head.setUps.count == expected.count
    else { throw BlockFault("its answer is no block of \(expected.count) series") }
    let frames = expected.reduce(0) { $0 + $1.frames }
    guard head.frameBytes <= (frames + 1) * Self.longestFrame else {
      throw BlockFault("it announces \(head.frameBytes) bytes for \(frames) frames")
    }
    guard (0...Self.longestControl).contains(head.controlNanoseconds) else {
      throw BlockFault(
        "it timed a control of \(head.controlNanoseconds) ns: 1 to \(Self.longestControl) are"
          + " expected")
    }
    guard let bytes = try read(head.frameBytes) else {
      throw BlockFault("it ended in the middle of its frames")
    }
    metadata = head.metadata
    setUps = head.setUps
    controlNanoseconds = head.controlNanoseconds
    threadTimes = head.threadTimes
    do throws(InputError) {
      let file = try FramesFile("its frames", [UInt8](bytes).span, isBlock: true)
      series = file.series.map(\.frames)
      absent = file.absent
    } catch {
      throw BlockFault("\(error)")
    }
    guard series.count == expected.count,
      zip(series, metadata).allSatisfy({ $1.describe($0) }),
      zip(series, expected).allSatisfy({
        $0.strategy == $1.strategy && $0.refreshRate == $1.refreshRate
          && $0.framesPerRound == $1.frames && $0.frames.count == $1.frames
      })
    else { throw BlockFault("its frames are not those that were requested") }
  }
}

/// The reason why an answer of a worker process is refused: a clause.
package struct BlockFault: Error, Equatable {
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}
