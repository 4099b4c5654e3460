import Foundation
import Results

/// A process of one side of a duel, which runs a block for each line that it reads.
final class BlockProcess {
  let greeting: BlockGreeting
  private let channel: LineChannel

  /// Starts the process and waits until it is ready for its first block.
  ///
  /// - Parameters:
  ///   - name: The name of the side in messages.
  ///   - patience: The longest wait for an answer before the process is stopped.
  /// - Throws: ``CommandFailure``.
  init(_ executable: URL, _ arguments: [String], name: String, patience: Duration) throws {
    channel = try LineChannel(executable, ["blocks"] + arguments, name: name, patience: patience)
    let line = try channel.readLine() ?? Data()
    try Interruption.check()
    guard let greeting = try? JSONDecoder().decode(BlockGreeting.self, from: line),
      greeting.scrollbenchBlocks == BlockGreeting.version
    else {
      throw CommandFailure(
        "\(name) does not run blocks on request with these arguments: it refused them, or is no"
          + " scrollbench of this version" + channel.lastErrors, .incomparable)
    }
    guard !greeting.series.isEmpty, greeting.series.allSatisfy({ $0.frames > 0 }) else {
      throw CommandFailure(
        "\(name) measures nothing: at least one strategy and one frame of each are expected",
        .incomparable)
    }
    self.greeting = greeting
  }

  /// Runs one block.
  func runBlock() throws -> BlockMessage {
    try Interruption.check()
    channel.writeLine()
    guard let line = try channel.readLine(),
      var message = try? JSONDecoder().decode(BlockMessage.self, from: line),
      message.series.count == greeting.series.count,
      zip(message.series, greeting.series).allSatisfy({ $0.frameNanoseconds.count == $1.frames })
    else {
      try Interruption.check()
      throw CommandFailure(
        "\(channel.name) ended in the middle of a block, so that nothing can be compared"
          + channel.lastErrors, .incomparable)
    }
    guard message.controlNanoseconds > 0 else {
      throw CommandFailure(
        "\(channel.name) timed no control (\(message.controlNanoseconds) ns), without which nothing"
          + " tells the machine from the build", .incomparable)
    }
    // The other build may be an older one.
    for index in message.series.indices {
      message.series[index].phaseNanoseconds = Dictionary(
        message.series[index].phaseNanoseconds.map { (MetricCatalogue.currentName(of: $0), $1) },
        uniquingKeysWith: { first, _ in first })
    }
    return message
  }
}

/// A child process that answers each line with a line; killed when the channel is released.
private final class LineChannel {
  let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// The process's standard error: a file, since a pipe could fill up and block the process.
  private let errors: URL
  private let patience: Duration
  private var unread = Data()

  /// The length limit of a line: a frame takes some ten bytes, and a run has at most 20 million.
  private static let longestLine = 500_000_000

  init(_ executable: URL, _ arguments: [String], name: String, patience: Duration) throws {
    self.name = name
    self.patience = patience
    errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollbench-duel-\(UUID().uuidString).err")
    guard FileManager.default.createFile(atPath: errors.path, contents: nil) else {
      throw CommandFailure(
        "no file can be made in \(errors.deletingLastPathComponent().path)", .output)
    }
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    do {
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      throw CommandFailure("\(name) cannot be started (\(error.localizedDescription))", .data)
    }
    Interruption.adopt(process.processIdentifier)
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    if process.processIdentifier > 0 {
      process.waitUntilExit()
      Interruption.release(process.processIdentifier)
    }
    try? FileManager.default.removeItem(at: errors)
  }

  func writeLine() { try? input.fileHandleForWriting.write(contentsOf: Data("\n".utf8)) }

  /// Returns the next line; `nil` if the process ended first.
  ///
  /// - Throws: ``CommandFailure`` if none comes in time.
  func readLine() throws -> Data? {
    let end = ContinuousClock.now + patience
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(unread[..<end])
        unread = Data(unread[(end + 1)...])
        return line
      }
      guard unread.count < Self.longestLine else { return nil }
      guard try isReadable(until: end) else {
        throw CommandFailure(
          "\(name) gave no answer for \(patience.components.seconds) s and was stopped; --patience"
            + " sets a longer time", .incomparable)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      unread.append(more)
    }
  }

  /// Waits until there are bytes to read, or the other end is closed.
  ///
  /// - Returns: `false` if nothing comes in time.
  private func isReadable(until end: ContinuousClock.Instant) throws -> Bool {
    while true {
      try Interruption.check()
      let left = max(0, (end - .now) / .milliseconds(1))
      var file = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      // The call fills one value and keeps no pointer to it. A signal ends it early.
      let count = unsafe poll(&file, 1, Int32(min(left.rounded(.up), 1_000)))
      if count > 0 { return true }
      if count == 0, left == 0 { return false }
    }
  }

  /// The last lines of standard error, for the end of a message.
  var lastErrors: String {
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    let lines = text.split(whereSeparator: \.isNewline).suffix(5)
    return lines.isEmpty ? "" : ". Its last errors: " + lines.joined(separator: " / ")
  }
}
