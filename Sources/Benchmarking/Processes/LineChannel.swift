import Foundation

/// A child process that answers lines; killed when the channel is released.
final class LineChannel {
  let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// The process's standard error: a file, since a pipe could fill up and block the process.
  private let errors: URL
  private let patience: Duration
  /// The end of the message about a process without an answer.
  private let hint: String
  private var unread = Data()

  /// The length limit of a line; frames do not come as lines.
  private static let longestLine = 500_000_000

  init(
    _ executable: URL, _ arguments: [String], name: String, patience: Duration, hint: String
  ) throws {
    self.name = name
    self.patience = patience
    self.hint = hint
    errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollbench-process-\(UUID().uuidString).err")
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

  var processIdentifier: Int32 { process.processIdentifier }

  func writeLine(_ text: String) {
    try? input.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
  }

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
      guard unread.count < Self.longestLine, try readMore(until: end) else { return nil }
    }
  }

  /// Returns the next bytes; `nil` if the process ended before there were as many.
  ///
  /// - Throws: ``CommandFailure`` if they do not come in time.
  func readBytes(_ count: Int) throws -> Data? {
    let end = ContinuousClock.now + patience
    while unread.count < count {
      guard try readMore(until: end) else { return nil }
    }
    let bytes = Data(unread.prefix(count))
    unread = Data(unread.dropFirst(count))
    return bytes
  }

  /// - Returns: `false` if the process has closed its end.
  private func readMore(until end: ContinuousClock.Instant) throws -> Bool {
    guard try isReadable(until: end) else {
      throw CommandFailure(
        "\(name) gave no answer for \(patience.components.seconds) s and was stopped\(hint)",
        .incomparable)
    }
    let more = output.fileHandleForReading.availableData
    unread.append(more)
    return !more.isEmpty
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

  /// The signal that ended the process, which has closed its output; `nil` if it exited.
  var signal: Int32? {
    // A process that exits closes its output a moment before it is gone.
    for _ in 0..<100 where process.isRunning { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  /// The last lines of standard error, for the end of a message.
  var lastErrors: String {
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    let lines = text.split(whereSeparator: \.isNewline).suffix(5)
    return lines.isEmpty ? "" : ". Its last errors: " + lines.joined(separator: " / ")
  }
}
