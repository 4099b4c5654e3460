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
      metadata: facts.metadata, setUps: facts.setUps,
      controlNanoseconds: facts.controlNanoseconds, threadTimes: facts.threadTimes,
      frameBytes: frames.count)
    return try encoder.encode(head) + Data("\n".utf8) + Data(frames)
  }
}
