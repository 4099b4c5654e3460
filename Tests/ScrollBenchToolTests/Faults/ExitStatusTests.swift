import Foundation
import Testing

@Suite("The exit status of scrollbench")
struct ExitStatusTests {
  /// A command that prints much of each kind; `run` and `log.csv` are in the folder.
  private static let printing = [
    ["list", "metrics"], ["--help"], ["help", "run"], ["--version"],
    ["--generate-completion-script", "bash"],
    ["export", "run", "--format", "long", "--output", "-"],
    ["report", "run"], ["compare", "run", "run"],
    ["analyze", "log.csv", "--hz", "60", "--column", "ms"],
  ]

  private func folder() throws -> Folder {
    let folder = try Tool.folderWithRun()
    try folder.put("frame,ms\n1,16.6\n2,16.7\n3,33.4\n4,16.6\n", at: "log.csv")
    return folder
  }

  private func handles(_ signal: Int32, _ process: Process) -> Bool {
    let status = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let mask = status?.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
      .flatMap { UInt64($0.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16) }
    return (mask ?? 0) & 1 << UInt64(signal - 1) != 0
  }

  @Test(
    "is 130 after a signal",
    arguments: zip(printing, printing.indices.map { $0 % 2 == 0 ? SIGINT : SIGTERM }))
  func interrupted(_ arguments: [String], _ signal: Int32) throws {
    _ = try errors(of: Tool.url, arguments, after: signal, in: folder())
  }

  @Test("is 130 after a signal to scrollbench-judge, which says its name")
  func interruptedJudge() throws {
    let errors = try errors(of: Tool.judge, ["list", "metrics"], after: SIGINT, in: Folder())
    #expect(errors == "\nscrollbench-judge: interrupted\n")
  }

  private func errors(
    of tool: URL, _ arguments: [String], after signal: Int32, in folder: Folder
  ) throws -> String {
    // Nobody reads the pipe, and it is full: the command waits until it is told to end.
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting.fileDescriptor
    let bytes = [UInt8](repeating: 0, count: 4_096)
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
    while write(end, bytes, bytes.count) > 0 {}
    _ = fcntl(end, F_SETFL, 0)
    let process = Tool.process(arguments, in: folder, of: tool)
    process.standardOutput = pipe.fileHandleForWriting
    let errors = try folder.scratch("errors")
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let isHandled = Tool.waits { handles(signal, process) }
    #expect(kill(process.processIdentifier, isHandled ? signal : SIGKILL) == 0)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    return try String(contentsOf: errors, encoding: .utf8)
  }

  @Test("is 0 if the reader of a pipe has enough", arguments: printing)
  func closedPipe(_ arguments: [String]) throws {
    let folder = try folder()
    let errors = try folder.scratch("errors")
    let pipe = Pipe()
    let process = Tool.process(arguments, in: folder)
    process.standardOutput = pipe.fileHandleForWriting
    process.standardError = try FileHandle(forWritingTo: errors)
    try pipe.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(try String(contentsOf: errors, encoding: .utf8).isEmpty)
  }

  @Test("is 73 if the output cannot be printed", arguments: printing)
  func fullDevice(_ arguments: [String]) throws {
    for redirection in ["> /dev/full", ">&-"] {
      try Tool.expectRefusal(
        arguments, code: 73, saying: "scrollbench: the result could not be printed", in: folder(),
        after: "exec \(redirection)")
    }
  }

  @Test("is 73 for a duel without standard output, whose sides are not to blame")
  func duelWithoutOutput() throws {
    let duel =
      ["duel", Tool.url.path, Tool.url.path, "--head-args", "--inject layer"] + Tool.briefBlocks
    try Tool.expectRefusal(
      duel, code: 73, saying: "scrollbench: the result could not be printed\n", in: Folder(),
      after: "exec <&- >&-")
  }

  @Test("is that of a process that cannot be measured if another allocator is preloaded")
  func allocator() throws {
    let folder = try Folder()
    let brief = Tool.briefOptions + ["--strategy", "square", "--output", "out"]
    for (command, code) in [
      (["run", "--no-verify"] + brief, 1), (["run", "--no-verify", "--in-process"] + brief, 1),
      (["profile"] + brief, 2), (["duel", Tool.url.path, Tool.url.path] + Tool.briefBlocks, 3),
    ] as [([String], Int32)] {
      let outcome = try Tool.run(command, in: folder, after: "export LD_PRELOAD=libc.so.6")
      #expect(outcome.code == code && outcome.output.isEmpty, "\(command): \(outcome.code)")
      #expect(
        outcome.errors.contains("is not the allocator of this process"),
        "\(outcome.errors)")
      #expect(folder.entries.isEmpty)
    }
  }

  @Test("is that of a process that cannot be measured if its threads cannot be created")
  func threads() throws {
    let folder = try Folder()
    let limit = "ulimit -s 8192 && ulimit -v 600000"
    let engine = ["--engine", "painter,threads=64"]
    for (command, code) in [
      (Tool.brief + ["--no-verify", "--output", "out"], 1),
      (Tool.brief + ["--no-verify", "--in-process", "--output", "out"], 1),
      (["duel", Tool.url.path, Tool.url.path] + Tool.briefBlocks, 3),
    ] as [([String], Int32)] {
      try Tool.expectRefusal(
        command + engine, code: code, saying: "ask for fewer, or raise the limits", in: folder,
        after: limit)
    }
    // Pixels do not depend on the threads.
    let render = try Tool.run(
      [
        "render", "--strategy", "square", "--display", "60x40@1", "--set", "inset=8", "--output",
        "a.png",
      ] + engine, in: folder, after: limit)
    #expect(render.code == 0 && folder.entries == ["a.png"], "\(render.errors)")
  }

  @Test("is 65 if the stack is too small for any command", arguments: [["--version"], Tool.brief])
  func stack(_ command: [String]) throws {
    try Tool.expectRefusal(
      command, code: 65, saying: "ulimit -s", in: Folder(), after: "ulimit -s 64")
  }

  @Test("is 65 if the threads that look for fonts cannot be created")
  func fontThreads() throws {
    let folder = try Folder()
    for command in [
      Tool.brief + ["--output", "out"], ["verify", "--strategy", "square"],
      ["render", "--strategy", "square", "--output", "a.png"],
    ] {
      // No stack fits into the memory, or only some of them do.
      for stack in [1_000_000, 200_000] {
        try Tool.expectRefusal(
          command, code: 65, saying: "threads that look for fonts", in: folder,
          after: "ulimit -s \(stack) && ulimit -v 600000")
      }
    }
  }
}
