import Foundation

/// A process of one side of a duel that runs blocks on cue.
final class BlockProcess {
  let greeting: BlockGreeting
  private let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors: URL
  private var unread = Data()

  /// Starts the process and waits until it is ready for its first block.
  ///
  /// - Parameter name: What messages call it.
  init(_ executable: URL, _ arguments: [String], name: String) throws {
    self.name = name
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
        in: try Self.line(from: output, &unread) ?? Data(), name: name, process, errors)
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
    guard let line = try Self.line(from: output, &unread),
      let message = try? JSONDecoder().decode(BlockMessage.self, from: line),
      message.series.count == greeting.series.count,
      zip(message.series, greeting.series).allSatisfy({ $0.frameNanoseconds.count == $1.frames })
    else {
      try Interruption.check()
      throw CommandFailure(
        "\(name) ended in the middle of a block" + Self.lastWords(errors), .mismatch)
    }
    return message
  }

  private static func greeting(
    in line: Data, name: String, _ process: Process, _ errors: URL
  ) throws -> BlockGreeting {
    try Interruption.check()
    if let greeting = try? JSONDecoder().decode(BlockGreeting.self, from: line),
      greeting.scrollbenchBlocks == BlockGreeting.version
    {
      return greeting
    }
    throw CommandFailure(
      "\(name) does not run blocks on cue with these arguments: it refused them, or is no scrollbench"
        + " of this version" + lastWords(errors), .incomparable)
  }

  /// The next line of output; `nil` if the process ended first.
  private static func line(from output: Pipe, _ unread: inout Data) throws -> Data? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(unread[..<end])
        unread = Data(unread[(end + 1)...])
        return line
      }
      guard unread.count < longestLine else { return nil }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      unread.append(more)
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

  private static func stop(_ process: Process, _ errors: URL) {
    process.terminate()
    process.waitUntilExit()
    Interruption.release(process.processIdentifier)
    try? FileManager.default.removeItem(at: errors)
  }
}
