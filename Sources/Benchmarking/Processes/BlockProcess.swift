import Foundation
import Measurement
import RunRecords

/// A process that measures blocks on request: a side of a duel, or a round of a run.
final class BlockProcess {
  let greeting: BlockGreeting
  private let channel: LineChannel
  /// The longest wait for an answer.
  private let limit: Duration

  /// The most bytes of a line, which holds no frames.
  private static let longestLine = 1 << 24

  /// The most frames of a pass: sums of their values fit into 64 bits.
  private static let mostFrames = 9_000_000

  /// Starts the process and waits until it is ready for its first block.
  ///
  /// - Parameters:
  ///   - name: The name of the process in messages.
  ///   - frames: The most frames that it draws before an answer, as far as they are known.
  /// - Throws: ``CommandFailure``.
  init(
    _ program: String, _ arguments: [String], name: String, patience: Patience, frames: Int = 0
  ) throws {
    channel = try LineChannel(program, ["blocks"] + arguments, name: name)
    let line = try channel.readLine(
      within: patience.limit(frames: frames), upTo: Self.longestLine)
    try Interruption.check()
    if line == nil, let signal = channel.signal {
      throw CommandFailure(
        "\(name) was ended by signal \(signal) before it measured" + channel.lastErrors,
        .incomparable)
    }
    guard let line, let greeting = try? JSONDecoder().decode(BlockGreeting.self, from: line),
      greeting.scrollbenchBlocks == BlockGreeting.version
    else {
      throw CommandFailure(
        "\(name) does not run blocks on request with these arguments: it refused them, or is no"
          + " scrollbench of this version" + channel.lastErrors, .incomparable)
    }
    guard !greeting.series.isEmpty,
      greeting.series.allSatisfy({ (1...Self.mostFrames).contains($0.frames) })
    else {
      throw CommandFailure(
        "\(name) measures nothing: at least one strategy, and 1 to \(Self.mostFrames) frames of each,"
          + " are expected", .incomparable)
    }
    self.greeting = greeting
    limit = patience.limit(frames: max(frames, greeting.series.reduce(0) { $0 + $1.frames }))
  }

  /// Indicates whether the process has a single thread.
  var hasOneThread: Bool { Processor.threads(of: channel.processIdentifier) == 1 }

  /// Keeps the process, which has one thread, on a processor.
  func move(to processor: Processor) { processor.keep(channel.processIdentifier) }

  /// Runs one pass of each case, in the order of a round.
  func run(round: Int) throws -> Block { try block(.round(round)) }

  /// Runs a block of a duel: the control, then one pass of each case.
  func runBlock() throws -> BlockMessage {
    let block = try block(.block)
    guard block.controlNanoseconds > 0 else {
      throw CommandFailure(
        "\(channel.name) timed no control (\(block.controlNanoseconds) ns), without which nothing"
          + " tells the machine from the build", .incomparable)
    }
    return BlockMessage(block)
  }

  /// Scrolls the first case without compositing, and returns the memory of the process.
  func memory(afterFrames frames: Int) throws -> SeriesMemory {
    try answer(to: .memory(frames: frames)) { line in
      guard let memory = try? JSONDecoder().decode(SeriesMemory.self, from: line) else {
        throw BlockFault("its answer does not state its memory")
      }
      return memory
    }
  }

  private func block(_ request: BlockRequest) throws -> Block {
    try answer(to: request) { line in
      try Block(of: greeting.series, line: line) { try channel.readBytes($0, within: limit) }
    }
  }

  /// Sends a request and returns its answer.
  ///
  /// - Parameter read: Reads the answer, which begins with a line.
  private func answer<Answer>(
    to request: BlockRequest, read: (_ line: Data) throws -> Answer
  ) throws -> Answer {
    try Interruption.check()
    try channel.writeLine(request.line)
    do {
      guard let line = try channel.readLine(within: limit, upTo: Self.longestLine) else {
        throw BlockFault(channel.signal.map { "it was ended by signal \($0)" } ?? "it ended")
      }
      return try read(line)
    } catch let fault as BlockFault {
      try Interruption.check()
      throw CommandFailure(
        "\(channel.name) gave no valid answer: \(fault.reason)"
          + channel.lastErrors, .incomparable)
    }
  }
}
