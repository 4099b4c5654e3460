import Foundation
import Measurement
import RunRecords

/// A process that measures blocks on request: a side of a duel, or a round of a run.
final class BlockProcess {
  let greeting: BlockGreeting
  private let channel: LineChannel

  /// Starts the process and waits until it is ready for its first block.
  ///
  /// - Parameters:
  ///   - name: The name of the process in messages.
  ///   - patience: The longest wait for an answer before the process is stopped.
  ///   - hint: The end of the message about a process that was stopped.
  /// - Throws: ``CommandFailure``.
  init(
    _ executable: URL, _ arguments: [String], name: String, patience: Duration,
    hint: String = "; --patience sets a longer time"
  ) throws {
    channel = try LineChannel(
      executable, ["blocks"] + arguments, name: name, patience: patience, hint: hint)
    let line = try channel.readLine()
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
  }

  /// Indicates whether the process has a single thread.
  var hasOneThread: Bool { Processor.threads(of: channel.processIdentifier) == 1 }

  /// Keeps the process, which has one thread, on a processor.
  func move(to processor: Processor) { processor.keep(channel.processIdentifier) }

  /// The most frames of a pass: sums of their values fit into 64 bits.
  private static let mostFrames = 9_000_000

  /// Runs one pass of each case, in the order of a round.
  func run(round: Int) throws -> Block { try block(.round(round)) }

  /// Runs the closed-loop passes of a case.
  ///
  /// - Parameter index: The index of the case in the greeting, of which a pass was run.
  func runClosedPasses(_ index: Int) throws -> [ClosedScroll] {
    try answer(to: BlockRequest.closedPasses(index)) { line in
      guard let scrolls = try? JSONDecoder().decode([ClosedScroll].self, from: line) else {
        throw BlockFault("its answer is no list of closed-loop passes")
      }
      return scrolls
    }
  }

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
    try answer(to: request) { try Block(of: greeting.series, line: $0, read: channel.readBytes) }
  }

  /// Sends a request and returns its answer.
  ///
  /// - Parameter read: Reads the answer, which begins with a line.
  private func answer<Answer>(
    to request: BlockRequest, read: (_ line: Data) throws -> Answer
  ) throws -> Answer {
    try Interruption.check()
    channel.writeLine(request.line)
    do {
      guard let line = try channel.readLine() else {
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
