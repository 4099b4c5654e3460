import Foundation
import Testing

@Suite("Worker processes of scrollbench")
struct WorkerProcessTests {
  /// Compares a program in the folder with itself, for at most a minute.
  private func duel(
    _ side: String, _ arguments: [String] = [], after limit: String = "true", in folder: Folder
  ) throws -> ToolResult {
    try folder.putProgram("#!/bin/sh\n\(side)\n", at: "side")
    let outcome = try Tool.run(
      ["duel", "side", "side"] + arguments + Tool.briefBlocks, in: folder,
      after: "\(limit) && \(Tool.withinAMinute)", scratch: folder.path)
    #expect(outcome.errors.utf8.count < 2_000)
    #expect(!folder.entries.contains { $0.hasPrefix("scrollbench-") }, "\(folder.entries)")
    return outcome
  }

  /// A side that is the tool.
  private let tool = "exec '\(Tool.url.path)' \"$@\""

  @Test("end with their descendants, which keep pipes open")
  func descendants() throws {
    let seconds = "\(UInt32.random(in: 1_000_000 ... .max))"
    let background = "sleep \(seconds) &\n"
    // An additional layer is found in the first pair.
    let outcome = try duel(background + tool, ["--head-args", "--inject layer"], in: Folder())
    #expect(outcome.code == 1, "\(outcome.errors)")
    let refused = try duel(background + "echo oops >&2; exit 64", in: Folder())
    #expect(refused.code == 3 && refused.errors.contains("Its last errors: oops"))
    #expect(try Tool.remainingProcesses(with: seconds).isEmpty)
  }

  @Test("that run out of memory at the start end the command with one message")
  func memory() throws {
    let outcome = try duel("ulimit -v 100000\n" + tool, in: Folder())
    #expect(outcome.code == 3 && outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1 && outcome.errors.hasPrefix("scrollbench: side "))
  }

  @Test("that print without an end are killed: by length, or by time")
  func endlessLines() throws {
    let fast = try duel("exec cat /dev/zero", in: Folder())
    #expect(fast.code == 3, "\(fast.errors)")
    #expect(fast.errors == "scrollbench: side printed a line of more than 16777216 bytes\n")
    let slow = try duel(
      "while :; do printf x; sleep 0.05; done", ["--patience", "1"], in: Folder())
    #expect(slow.code == 3)
    #expect(
      slow.errors
        == "scrollbench: side gave no answer for 1 s and was killed; --patience sets a longer time\n"
    )
  }

  @Test("may write any number of bytes to standard error; the last are quoted, escaped")
  func standardError() throws {
    let outcome = try duel(
      "head -c 196000000 /dev/zero | tr '\\0' '\\377' >&2; printf '\\nno\\033 \\303\\251\\n' >&2; exit 4",
      in: Folder())
    #expect(outcome.code == 3 && outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains(#"\xFF\xFF / no\u{1B} é"#), "\(outcome.errors)")
  }

  @Test("that ignore signals are killed at a signal")
  func ignoredSignals() throws {
    let folder = try Folder()
    let seconds = "\(UInt32.random(in: 1_000_000 ... .max))"
    try folder.putProgram(
      "#!/bin/sh\ntrap '' TERM\ntouch started\nsleep \(seconds)\nsleep \(seconds)\n", at: "side")
    let process = Tool.process(["duel", "side", "side"] + Tool.briefBlocks, in: folder)
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<6_000 where try Tool.processes(with: seconds).isEmpty { usleep(10_000) }
    #expect(folder.entries == ["side", "started"])
    #expect(kill(process.processIdentifier, SIGTERM) == 0)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(try Tool.remainingProcesses(with: seconds).isEmpty)
  }

  /// Commands that measure until they are stopped.
  private static let endless = [
    ["sweep", "--vary", "radius=4,6"] + Tool.brief.dropFirst() + [
      "--no-verify", "--strategy", "layer-grid,nine-slice", "--rounds", "10000", "--output", "out",
    ],
    ["profile"] + Tool.brief.dropFirst() + [
      "--strategy", "square", "--rounds", "10000", "--frames", "1000", "--output", "out",
    ],
    ["duel", "--calibrate"] + Tool.briefBlocks,
    Tool.brief + [
      "--no-verify", "--strategy", "square", "--instructions", "--output", "out",
    ],
  ]

  /// Starts a command whose processes are known by their seed, and waits for one of a worker.
  private func start(
    _ arguments: [String], seed: String, in folder: Folder
  ) throws -> Process {
    // What --instructions waits for.
    try folder.putProgram("#!/bin/sh\nsleep 1000\n", at: "valgrind")
    let process = Tool.process(arguments + ["--seed", seed], in: folder)
    process.environment = Tool.environment.merging([
      "TMPDIR": folder.path, "PATH": "\(folder.path):\(Tool.environment["PATH"] ?? "")",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<6_000 where try Tool.processes(with: seed).count < 2 { usleep(10_000) }
    return process
  }

  @Test("end with their command at a signal, and leave nothing", arguments: endless)
  func interrupted(_ arguments: [String]) throws {
    let folder = try Folder()
    let seed = "\(UInt32.random(in: .min ... .max))"
    let process = try start(arguments, seed: seed, in: folder)
    #expect(kill(process.processIdentifier, SIGTERM) == 0)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(try Tool.remainingProcesses(with: seed).isEmpty)
    #expect(!folder.entries.contains { $0.hasPrefix("scrollbench-") }, "\(folder.entries)")
  }

  @Test("of a sweep that hang end it with exit status 3")
  func hangingSweep() throws {
    let folder = try Folder()
    let seed = "\(UInt32.random(in: .min ... .max))"
    let process = try start(Self.endless[0] + ["--patience", "1"], seed: seed, in: folder)
    while process.isRunning {
      for child in try Tool.processes(with: "blocks", seed) { kill(child, SIGSTOP) }
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 3)
    #expect(try Tool.processes(with: seed).isEmpty)
  }

  @Test("that cannot be started end the command with one message", arguments: [6, 8, 10, 16])
  func descriptors(_ count: Int) throws {
    let limit = "ulimit -n \(count)"
    let outcome = try duel(tool, ["--head-args", "--inject layer"], after: limit, in: Folder())
    #expect([1, 3, 65].contains(outcome.code), "\(outcome.code) \(outcome.errors)")
    #expect(outcome.code == 1 || outcome.errorLines.count == 1, "\(outcome.errors)")
    let folder = try Folder()
    let profile = try Tool.run(
      [
        "profile", "--time-debug-build", "--frames", "4", "--rounds", "1", "--display", "120x160@1",
        "--set", "inset=8", "--strategy", "square", "--output", "out",
      ], in: folder, after: "\(limit) && \(Tool.withinAMinute)", scratch: folder.path)
    #expect([0, 2, 65, 73].contains(profile.code), "\(profile.code) \(profile.errors)")
    #expect(profile.code == 0 || folder.entries.isEmpty, "\(folder.entries)")
  }

  @Test("of valgrind that hang are killed")
  func valgrind() throws {
    let folder = try Folder()
    try folder.putProgram("#!/bin/sh\nsleep 1000\n", at: "valgrind")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    // A busy machine may kill the other processes too, which are named then.
    let outcome = try Tool.run(
      [
        "profile", "--time-debug-build", "--frames", "1", "--rounds", "1", "--display", "120x160@1",
        "--hz", "60", "--set", "inset=8", "--strategy", "square", "--callgrind", "square",
        "--patience", "1", "--output", "out",
      ], in: folder, environment: ["PATH": "\(folder.path):\(path)"], after: Tool.withinAMinute,
      scratch: folder.path)
    let text = (outcome.output + outcome.errors).replacing("\n", with: " ")
      .replacing(#/ +/#, with: " ")
    #expect(
      text.contains("nothing of instructions: its process gave no result for 6 s"),
      "\(text)")
    #expect(!folder.entries.contains { $0.hasPrefix("scrollbench-") }, "\(folder.entries)")
  }
}
