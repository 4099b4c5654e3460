import Foundation
import Results

/// A process of one side of a duel that runs blocks on cue.
final class BlockProcess {
  let greeting: BlockGreeting
  private let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors: URL
  private let patience: Duration
  private var unread = Data()

  /// Starts the process and waits until it is ready for its first block.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - patience: How long it may take for an answer before it is given up.
  init(_ executable: URL, _ arguments: [String], name: String, patience: Duration) throws {
    self.name = name
    self.patience = patience
    // A file rather than a pipe, which a process could fill up.
    errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollbench-duel-\(UUID().uuidString).err")
    guard FileManager.default.createFile(atPath: errors.path, contents: nil) else {
      throw CommandFailure(
        "no file can be made in \(errors.deletingLastPathComponent().path)", .output)
    }
    process.executableURL = executable
    process.arguments = ["blocks"] + arguments
    process.standardInput = input
    process.standardOutput = output
    do {
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      try? FileManager.default.removeItem(at: errors)
      throw CommandFailure("\(name) cannot be started (\(error.localizedDescription))", .data)
    }
    Interruption.adopt(process.processIdentifier)
    do {
      greeting = try Self.greeting(
        in: try Self.line(from: output, &unread, of: name, within: patience) ?? Data(), name: name,
        errors)
    } catch {
      Self.stop(process, errors)
      throw error
    }
  }

  deinit { Self.stop(process, errors) }

  /// Runs one block.
  func runBlock() throws -> BlockMessage {
    try Interruption.check()
    try? input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    guard let line = try Self.line(from: output, &unread, of: name, within: patience),
      var message = try? JSONDecoder().decode(BlockMessage.self, from: line),
      message.series.count == greeting.series.count,
      zip(message.series, greeting.series).allSatisfy({ $0.frameNanoseconds.count == $1.frames })
    else {
      try Interruption.check()
      throw CommandFailure(
        "\(name) ended in the middle of a block, so that nothing can be compared"
          + Self.lastWords(errors), .incomparable)
    }
    guard message.memsetNanoseconds > 0 else {
      throw CommandFailure(
        "\(name) timed no memset (\(message.memsetNanoseconds) ns), without which nothing tells the"
          + " machine from the build", .incomparable)
    }
    // The other build may be an older one.
    for index in message.series.indices {
      message.series[index].phaseNanoseconds = Dictionary(
        message.series[index].phaseNanoseconds.map {
          (MetricCatalogue.currentName(of: $0), $1)
        }, uniquingKeysWith: { first, _ in first })
    }
    return message
  }

  private static func greeting(
    in line: Data, name: String, _ errors: URL
  ) throws -> BlockGreeting {
    try Interruption.check()
    if let greeting = try? JSONDecoder().decode(BlockGreeting.self, from: line),
      greeting.scrollbenchBlocks == BlockGreeting.version
    {
      guard !greeting.series.isEmpty, greeting.series.allSatisfy({ $0.frames > 0 }) else {
        throw CommandFailure(
          "\(name) measures nothing: at least one strategy and one frame of each are expected",
          .incomparable)
      }
      return greeting
    }
    throw CommandFailure(
      "\(name) does not run blocks on cue with these arguments: it refused them, or is no scrollbench"
        + " of this version" + lastWords(errors), .incomparable)
  }

  /// The next line of output; `nil` if the process ended first.
  ///
  /// - Throws: If none comes in time.
  private static func line(
    from output: Pipe, _ unread: inout Data, of name: String, within patience: Duration
  ) throws -> Data? {
    let end = ContinuousClock.now + patience
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(unread[..<end])
        unread = Data(unread[(end + 1)...])
        return line
      }
      guard unread.count < longestLine else { return nil }
      guard try isReadable(output, until: end) else {
        throw CommandFailure(
          "\(name) gave no answer for \(patience.components.seconds) s and was stopped; --patience"
            + " gives it longer", .incomparable)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      unread.append(more)
    }
  }

  /// Waits until there is something to read, or the other end is closed.
  ///
  /// - Returns: `false` if nothing comes in time.
  private static func isReadable(_ pipe: Pipe, until end: ContinuousClock.Instant) throws -> Bool {
    while true {
      try Interruption.check()
      let left = max(0, (end - .now) / .milliseconds(1))
      var file = pollfd(
        fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      // The call fills one value of ours and keeps no pointer to it. A signal ends it early.
      let count = unsafe poll(&file, 1, Int32(min(left.rounded(.up), 1_000)))
      if count > 0 { return true }
      if count == 0, left == 0 { return false }
    }
  }

  /// No message is longer: a frame takes some ten bytes of it, and a run logs at most 20 million.
  private static let longestLine = 500_000_000

  /// What a process said on standard error, for the end of a message.
  private static func lastWords(_ errors: URL) -> String {
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    let lines = text.split(whereSeparator: \.isNewline).suffix(5)
    return lines.isEmpty ? "" : ". It said: " + lines.joined(separator: " / ")
  }

  /// Ends the process, also one that hangs: it has nothing to tidy up.
  private static func stop(_ process: Process, _ errors: URL) {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    Interruption.release(process.processIdentifier)
    try? FileManager.default.removeItem(at: errors)
  }
}
