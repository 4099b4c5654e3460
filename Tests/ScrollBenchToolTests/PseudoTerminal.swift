import Foundation

final class PseudoTerminal {
  private(set) var device: FileHandle
  private let controller: Int32

  private struct Failure: Error {}

  /// - Parameter columns: Its width; 0 if it does not say.
  init(columns: Int) throws {
    var (controller, device): (Int32, Int32) = (-1, -1)
    var size = winsize()
    size.ws_col = UInt16(columns)
    guard openpty(&controller, &device, nil, nil, &size) == 0 else { throw Failure() }
    self.controller = controller
    self.device = FileHandle(fileDescriptor: device, closeOnDealloc: true)
    var settings = termios()
    // Processes that other tests start meanwhile must not inherit the descriptors.
    guard fcntl(controller, F_SETFD, FD_CLOEXEC) == 0, fcntl(device, F_SETFD, FD_CLOEXEC) == 0,
      tcgetattr(device, &settings) == 0
    else { throw Failure() }
    // Keeps line feeds unchanged.
    settings.c_oflag &= ~UInt32(OPOST)
    guard tcsetattr(device, TCSANOW, &settings) == 0 else { throw Failure() }
  }

  deinit { close(controller) }

  /// Closes the device when a process has it, so that reading ends with the process.
  func handOver() throws { try device.close() }

  /// Reads up to the place where these words have come, or to the end.
  ///
  /// - Returns: Whether they have.
  func shows(_ words: String) -> Bool {
    var text: [UInt8] = []
    while let more = next() {
      text += more
      if String(decoding: text, as: UTF8.self).contains(words) { return true }
    }
    return false
  }

  func rest() -> String {
    var text: [UInt8] = []
    while let more = next() { text += more }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the next bytes; `nil` at the end.
  private func next() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(controller, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}

extension Tool {
  enum Stream { case output, errors }

  /// The environment of a terminal, independent of that of these tests.
  private static func terminalEnvironment(_ changes: [String: String]) -> [String: String] {
    environment
      .filter { !["COLUMNS", "NO_COLOR"].contains($0.key) }
      .merging(["TERM": "xterm"]) { $1 }
      .merging(changes) { $1 }
  }

  /// Starts the tool with its errors on a terminal, which shows how far it has come.
  static func start(
    _ arguments: [String], in folder: Folder, errorsOn terminal: PseudoTerminal,
    output: FileHandle = .nullDevice, environment: [String: String] = [:]
  ) throws -> Process {
    let process = process(arguments, in: folder)
    process.environment = terminalEnvironment(environment)
    process.standardError = terminal.device
    process.standardOutput = output
    try process.run()
    try terminal.handOver()
    return process
  }

  /// Runs the tool to its end, one of its streams connected to a terminal.
  static func run(
    _ arguments: [String], in folder: Folder, onTerminal stream: Stream, columns: Int = 80,
    environment: [String: String] = [:]
  ) throws -> ToolResult {
    let terminal = try PseudoTerminal(columns: columns)
    let other = try folder.scratch(UUID().uuidString)
    let file = try FileHandle(forWritingTo: other)
    let process = process(arguments, in: folder)
    process.environment = terminalEnvironment(environment)
    process.standardOutput = stream == .output ? terminal.device : file
    process.standardError = stream == .errors ? terminal.device : file
    try process.run()
    try terminal.handOver()
    let shown = terminal.rest()
    process.waitUntilExit()
    let rest = try String(contentsOf: other, encoding: .utf8)
    return ToolResult(
      code: process.terminationStatus, output: stream == .output ? shown : rest,
      errors: stream == .errors ? shown : rest)
  }
}
