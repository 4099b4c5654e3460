package import RunRecords
import Statistics

/// What was run, so that lines of different runs can be put together and still be told apart.
package struct RunIdentity: Equatable, Sendable {
  package let runID: String
  /// Points and scale, as in `1366x1024@2`.
  package let display: String
  package let content: String
  package let trace: String
  package let threads: Int
  package let buffers: Int
  package let pipeline: Pipeline
  package let seed: UInt64
  package let machineID: String
}

extension RunIdentity {
  package init(of record: RunRecord) {
    let display = record.display
    self.init(
      runID: record.runID,
      display: "\(Self.text(display.width))x\(Self.text(display.height))@"
        + Self.text(display.scale),
      content: record.content, trace: record.trace, threads: record.threads,
      buffers: record.buffers, pipeline: record.pipeline, seed: record.seed,
      machineID: record.machine.machineID)
  }

  /// A length, without a fraction of zero.
  private static func text(_ length: Double) -> String {
    Int(exactly: length).map { String($0) } ?? String(length)
  }
}
