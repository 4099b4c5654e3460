import Foundation
import Synchronization
import Testing

struct ToolResult {
  let code: Int32
  let output: String
  let errors: String

  var errorLines: [Substring] { errors.split(separator: "\n") }
}

/// The built `scrollbench`, in the folder of the tests.
enum Tool {
  static let url = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("scrollbench")
  /// The program with the judging commands alone.
  static let judge = url.deletingLastPathComponent().appendingPathComponent("scrollbench-judge")

  /// Arguments for a run that takes a moment even in a debug build.
  static let brief = [
    "run", "--time-debug-build", "--frames", "4", "--rounds", "1", "--display", "120x160@1",
    "--hz", "60", "--set", "inset=8",
  ]

  /// The same, for other commands.
  static let briefOptions = Array(brief.dropFirst())

  /// Two strategies without text, unverified.
  static let plainRows = [
    "--strategy", "layer-grid,square", "--set", "content=none", "--no-verify",
  ]

  /// Returns a folder with a copy of the shared run of layer-grid and square, in `run`.
  static func folderWithRun() throws -> Folder {
    let folder = try Folder()
    try FileManager.default.copyItem(
      atPath: sharedRun.get().path + "/run", toPath: folder.path + "/run")
    return folder
  }

  private static let sharedRun = Result {
    let folder = try Folder()
    try succeed(brief + plainRows + ["--output", "run"], in: folder)
    return folder
  }

  /// Arguments of run for blocks that take a moment even in a debug build.
  static let briefBlocks = [
    "--", "--time-debug-build", "--strategy", "layer-grid", "--frames", "4", "--display",
    "120x160@1", "--set", "inset=8", "--set", "content=none", "--no-verify",
  ]

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - environment: What is set besides what these tests have.
  ///   - preparation: What the shell that it replaces does first, such as setting a limit.
  ///   - scratch: The folder for its temporary files; `nil` for the usual one.
  static func run(
    _ arguments: [String], in folder: Folder, of tool: URL = url,
    environment: [String: String] = [:], after preparation: String? = nil, scratch: String? = nil
  ) throws -> ToolResult {
    // Files rather than pipes, which a process could fill up.
    let name = UUID().uuidString
    let output = try folder.scratch("\(name).out")
    let errors = try folder.scratch("\(name).err")
    let process = process(arguments, in: folder, of: tool)
    if let preparation {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "\(preparation) && exec \"$0\" \"$@\"", tool.path] + arguments
    }
    process.environment = self.environment.merging(environment) { $1 }
    if let scratch { process.environment?["TMPDIR"] = scratch }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return ToolResult(
      code: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  @discardableResult static func succeed(
    _ arguments: [String], in folder: Folder, of tool: URL = url,
    environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ToolResult {
    let outcome = try run(arguments, in: folder, of: tool, environment: environment)
    #expect(outcome.code == 0, "\(arguments): \(outcome.errors)", sourceLocation: sourceLocation)
    return outcome
  }

  /// Runs the tool, which must end with a code and one line that has some words, print nothing and
  /// change nothing.
  static func expectRefusal(
    _ arguments: [String], code: Int32, saying words: String..., in folder: Folder,
    after preparation: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = folder.entries
    let outcome = try run(arguments, in: folder, after: preparation)
    #expect(
      outcome.code == code && outcome.output.isEmpty, "\(arguments): \(outcome)",
      sourceLocation: sourceLocation)
    #expect(
      outcome.errorLines.count == 1 && outcome.errors.hasPrefix("scrollbench: ")
        && outcome.errors.hasSuffix("\n"), "\(outcome.errors)", sourceLocation: sourceLocation)
    for word in words {
      #expect(outcome.errors.contains(word), "\(outcome.errors)", sourceLocation: sourceLocation)
    }
    #expect(folder.entries == before, sourceLocation: sourceLocation)
  }

  /// Executes the program that its first argument names.
  static let env = URL(fileURLWithPath: "/usr/bin/env")

  /// The environment of these tests without the variables of job arrays.
  static var environment: [String: String] {
    ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("SLURM_") && $0.key != "JOB_COMPLETION_INDEX" }
  }

  /// The preparation of a run that must not take longer than a minute, whatever else is going on.
  static let withinAMinute = #"exec timeout --foreground -s KILL 60 "$0" "$@""#

  /// Returns the processes with these words among their arguments.
  static func processes(with wanted: String...) throws -> [Int32] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(Int32.init).filter {
      let file = URL(fileURLWithPath: "/proc/\($0)/cmdline")
      let words = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }?
        .split(separator: "\0")
      return wanted.allSatisfy { words?.contains(Substring($0)) == true }
    }
  }

  /// Returns the worker processes whose temporary files go to a folder.
  static func workers(of folder: Folder) throws -> [Int32] {
    try processes(with: "worker").filter { number in
      let file = URL(fileURLWithPath: "/proc/\(number)/environ")
      let variables = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
      return variables?.split(separator: "\0").contains("TMPDIR=\(folder.path)") == true
    }
  }

  /// Sends a signal to each worker process of a folder until another process ends.
  static func signalWorkers(
    of folder: Folder, _ signal: Int32, until process: Process
  ) throws {
    while process.isRunning {
      for worker in try workers(of: folder) { kill(worker, signal) }
      // Much shorter than the life of a worker.
      usleep(2_000)
    }
    process.waitUntilExit()
  }

  /// Runs the tool several times at once.
  static func together(
    _ count: Int, in folder: Folder, _ arguments: @escaping @Sendable (Int) -> [String]
  ) -> [ToolResult] {
    let outcomes = Mutex<[ToolResult]>([])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      guard let outcome = try? run(arguments(index), in: folder) else { return }
      outcomes.withLock { $0.append(outcome) }
    }
    return outcomes.withLock(\.self)
  }

  /// Returns whether a condition comes to hold within a minute.
  @discardableResult
  static func waits(for condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<3_000 {
      if try condition() { return true }
      usleep(20_000)
    }
    return false
  }

  /// Starts the tool without its streams.
  static func start(
    _ arguments: [String], in folder: Folder, environment: [String: String]? = nil
  ) throws -> Process {
    let process = process(arguments, in: folder)
    process.environment = environment.map { self.environment.merging($0) { $1 } }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Sends a signal to a process of the tool, which must end with 130.
  static func interrupt(
    _ process: Process, _ signal: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(kill(process.processIdentifier, signal) == 0, sourceLocation: sourceLocation)
    process.waitUntilExit()
    #expect(
      process.terminationReason == .exit && process.terminationStatus == 130,
      sourceLocation: sourceLocation)
  }

  /// Returns a process of the tool with default handlers of signals.
  static func process(_ arguments: [String], in folder: Folder, of tool: URL = url) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--default-signal=INT,TERM,HUP", tool.path] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    return process
  }
}

func jsonObject(_ data: Data) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
}

/// A CSV file of a run: its lines by the names of its columns.
struct Table {
  let lines: [[String: String]]

  init(_ text: String) {
    let records = text.split(whereSeparator: \.isNewline).map(Self.fields)
    lines = records.dropFirst().map { Dictionary(zip(records[0], $0)) { first, _ in first } }
  }

  func column(_ name: String) -> [String?] { lines.map { $0[name] } }

  /// The fields of a line, quoted or plain; none of the tests' holds a line break.
  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

final class Folder: Sendable {
  /// The path of the test's files; the current folder of the tool.
  let path: String
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollbench-tests-" + UUID().uuidString)
    path = root.appendingPathComponent("here").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// An empty file beside the folder.
  func scratch(_ name: String) throws -> URL {
    let url = root.appendingPathComponent(name)
    try Data().write(to: url)
    return url
  }

  /// Everything in the folder, subfolders included, sorted.
  var entries: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  func put(_ text: String, at name: String) throws {
    try put(Data(text.utf8), at: name)
  }

  func put(_ data: Data, at name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  /// The sides of a PNG file: the first two fields of its header.
  func imageSize(_ name: String) throws -> [Int] {
    let data = try data(name)
    return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  func json(_ name: String) throws -> [String: Any] { try jsonObject(data(name)) }

  /// The experiment of a run, and what measured it.
  func toolRun(_ name: String) throws -> [String: Any] {
    let origin = try #require(json("\(name)/run.json")["origin"] as? [String: Any])
    return try #require(origin["run"] as? [String: Any])
  }

  /// The experiment of a run, without the keys that have their default.
  func spec(_ name: String) throws -> [String: Any] {
    try #require(toolRun(name)["spec"] as? [String: Any])
  }

  /// Puts a program there that can be run at once.
  ///
  /// Another process writes it: a process that another test starts meanwhile may hold for a moment
  /// what this one has open, and a file that is open to be written cannot be run.
  func putProgram(_ text: String, at name: String) throws {
    let source = try scratch(name)
    try Data(text.utf8).write(to: source)
    try Tool.succeed(["install", "-m", "755", source.path, name], in: self, of: Tool.env)
  }
}
