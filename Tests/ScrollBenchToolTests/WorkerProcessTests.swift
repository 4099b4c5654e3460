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

  private static let tool = "exec '\(Tool.url.path)' \"$@\""

  @Test("end with their descendants, which keep pipes open")
  func descendants() throws {
    let seconds = "\(UInt32.random(in: 1_000_000 ... .max))"
    let background = "sleep \(seconds) &\n"
    // An additional layer is found in the first pair.
    let outcome = try duel(background + Self.tool, ["--head-args", "--inject layer"], in: Folder())
    #expect(outcome.code == 1, "\(outcome.errors)")
    let refused = try duel(background + "echo oops >&2; exit 64", in: Folder())
    #expect(refused.code == 3 && refused.errors.contains("Its last errors: oops"))
    #expect(try Tool.waits { try Tool.processes(with: seconds).isEmpty })
  }

  private static let failing: [(name: String, side: String, words: String)] = [
    ("out of memory", "ulimit -v 100000\n\(tool)", "scrollbench: side "),
    (
      "a line without an end", "exec cat /dev/zero",
      "scrollbench: side printed a line of more than 16777216 bytes\n"
    ),
    (
      "no end", "while :; do printf x; sleep 0.05; done",
      "scrollbench: side gave no answer for 1 s and was killed; --patience sets a longer time\n"
    ),
    (
      // The last errors are quoted, repaired.
      "many errors",
      "head -c 40000000 /dev/zero | tr '\\0' '\\377' >&2; printf '\\nno\\033 \\303\\251\\n' >&2; exit 4",
      "\u{FFFD}\u{FFFD} / no\\u{1B} é"
    ),
  ]

  @Test("that fail or print without an end end the command with one message", arguments: failing)
  func failures(name: String, side: String, words: String) throws {
    let outcome = try duel(side, name == "no end" ? ["--patience", "1"] : [], in: Folder())
    #expect(outcome.code == 3 && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test("that ignore signals are killed at a signal")
  func ignoredSignals() throws {
    let folder = try Folder()
    let seconds = "\(UInt32.random(in: 1_000_000 ... .max))"
    try folder.putProgram(
      "#!/bin/sh\ntrap '' TERM\ntouch started\nsleep \(seconds)\nsleep \(seconds)\n", at: "side")
    let process = try Tool.start(["duel", "side", "side"] + Tool.briefBlocks, in: folder)
    try Tool.waits { try !Tool.processes(with: seconds).isEmpty }
    #expect(folder.entries == ["side", "started"])
    Tool.interrupt(process, SIGTERM)
    #expect(try Tool.waits { try Tool.processes(with: seconds).isEmpty })
  }

  /// Commands that measure until they are stopped.
  private static let endless = [
    ["sweep", "--vary", "radius=4,6"] + Tool.briefOptions + [
      "--no-verify", "--strategy", "layer-grid,nine-slice", "--rounds", "10000", "--output", "out",
    ],
    ["profile"] + Tool.briefOptions + [
      "--strategy", "square", "--rounds", "10000", "--frames", "1000", "--output", "out",
    ],
    Tool.brief + [
      "--no-verify", "--strategy", "square", "--instructions", "--output", "out",
    ],
    ["duel", Tool.url.path, Tool.url.path, "--pairs", "10000"] + Tool.briefBlocks,
  ]

  /// Starts a command, and waits for one of its workers.
  private func start(_ arguments: [String], in folder: Folder) throws -> Process {
    // What --instructions waits for.
    try folder.putProgram("#!/bin/sh\nsleep 1000\n", at: "valgrind")
    let process = try Tool.start(
      arguments, in: folder,
      environment: [
        "TMPDIR": folder.path, "PATH": "\(folder.path):\(Tool.environment["PATH"] ?? "")",
      ])
    try Tool.waits { try !Tool.workers(of: folder).isEmpty }
    return process
  }

  @Test("end with their command at a signal, and leave nothing", arguments: endless)
  func interrupted(_ arguments: [String]) throws {
    let folder = try Folder()
    Tool.interrupt(try start(arguments, in: folder), SIGTERM)
    #expect(try Tool.waits { try Tool.workers(of: folder).isEmpty })
    #expect(!folder.entries.contains { $0.hasPrefix("scrollbench-") }, "\(folder.entries)")
  }

  @Test("of a sweep that hang end it with exit status 3")
  func hangingSweep() throws {
    let folder = try Folder()
    let process = try start(Self.endless[0] + ["--patience", "1"], in: folder)
    try Tool.signalWorkers(of: folder, SIGSTOP, until: process)
    #expect(process.terminationReason == .exit && process.terminationStatus == 3)
    #expect(try Tool.waits { try Tool.workers(of: folder).isEmpty })
  }

  @Test("that cannot be started end the command with one message", arguments: [6, 8, 10, 16])
  func descriptors(_ count: Int) throws {
    let limit = "ulimit -n \(count)"
    let outcome = try duel(
      Self.tool, ["--head-args", "--inject layer"], after: limit, in: Folder())
    #expect([1, 3, 65].contains(outcome.code), "\(outcome.code) \(outcome.errors)")
    #expect(outcome.code == 1 || outcome.errorLines.count == 1, "\(outcome.errors)")
    let folder = try Folder()
    let profile = try Tool.run(
      ["profile"] + Tool.briefOptions + ["--strategy", "square", "--output", "out"], in: folder,
      after: "\(limit) && \(Tool.withinAMinute)", scratch: folder.path)
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
      ["profile"] + Tool.briefOptions + [
        "--frames", "1", "--strategy", "square", "--callgrind", "square", "--patience", "1",
        "--output", "out",
      ], in: folder, environment: ["PATH": "\(folder.path):\(path)"], after: Tool.withinAMinute,
      scratch: folder.path)
    let text = (outcome.output + outcome.errors).replacing("\n", with: " ")
      .replacing(#/ +/#, with: " ")
    #expect(
      text.contains("nothing of instructions: its process gave no answer for 11 s"), "\(text)")
    #expect(!folder.entries.contains { $0.hasPrefix("scrollbench-") }, "\(folder.entries)")
  }

  @Test("get the variables of the environment as they are")
  func environment() throws {
    let folder = try Folder()
    try folder.putProgram("#!/bin/sh\nprintf '%s' \"$XDG_ODD\" > odd\n", at: "valgrind")
    let outcome = try Tool.run(
      ["profile"] + Tool.briefOptions + [
        "--strategy", "square", "--callgrind", "square", "--output", "out",
      ], in: folder, after: #"export PATH="$PWD:$PATH" XDG_ODD="$(printf '\377=')""#)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try folder.data("odd") == Data([0xFF, 0x3D]))
  }

  @Test("of a duel that hang, end early or answer what cannot be stop it")
  func failingSides() throws {
    let folder = try Folder()
    /// Reads the set-up and says what was set up.
    func ready(_ series: String, seed: Int = 1) -> String {
      "read s; echo '" + #"{"bytes":0,"ready":{"series":["# + series + #"],"settings":{"seed":""#
        + "\(seed)" + #""},"mismatches":{}}}'"#
    }
    func series(frames: Int) -> String {
      #"{"strategy":"a","refreshRate":60,"frames":"# + "\(frames)}"
    }
    let one = ready(series(frames: 1))
    func frames(_ time: String) -> String {
      "scenario,strategy,refresh_hz,reuse,engine,run_id,schema_version,round,frame,"
        + "advance_ns,recycle_ns,configure_ns,layout_ns,commit_ns,composite_ns\\n"
        + "block,a,60,,,,2,1,0,0,0,0,0,0,\(time)\\n"
    }
    func block(control: String = "9", _ time: String = "5") -> String {
      #"{"block":{"metadata":[{"strategy":"a","refreshRate":60,"framesPerRound":1,"#
        + #""imageBytes":0,"faults":[],"cellsAlive":0,"imageHits":0,"#
        + #""imageMisses":0,"layerMoves":0,"heightQueries":0,"heightMisses":0,"proxyCells":0}],"#
        + #""setUps":[{"heightQueries":0,"heightMisses":0,"proxyCells":0}],"#
        + #""threadTimes":{"wall":9,"running":5,"waiting":1},"controlNanoseconds":"#
        + "\(control)" + #"},"bytes":"#
        + "\(frames(time).replacing("\\n", with: "\n").utf8.count)}"
    }
    /// Answers each request with a block of one frame.
    func answer(control: String = "9", _ time: String = "5") -> String {
      "while read a; do printf '%s\\n\(frames(time))' '\(block(control: control, time))'; done"
    }
    // Only sides that hang wait for the end of their patience.
    let hanging = ["mute", "slow"]
    for (name, action, sentence) in [
      ("mute", "exec tail -f /dev/null", "mute gave no answer for 1 s"),
      ("slow", "\(one); read a; exec tail -f /dev/null", "slow gave no answer for 1 s"),
      ("dead", "\(one); read a; echo oops >&2; exit 4", "Its last errors: oops"),
      (
        "trapped",
        "\(one); read a; printf '%s\\n' 'a:1: Fatal error: no' 1 2 3 4 5 6 >&2; exit 4",
        "Its last errors: a:1: Fatal error: no"
      ),
      (
        "bare", "\(ready("")); read a", "bare does not measure this experiment: it measures nothing"
      ),
      (
        "still", "\(ready(series(frames: 0))); read a",
        "still does not measure this experiment: it measures nothing"
      ), ("timeless", "\(one); " + answer(control: "0"), "timeless timed no control"),
      ("instant", "\(one); " + answer("0"), "the phases of the frame take 0 ns"),
      ("long", "\(ready(series(frames: .max))); read a", "frames is 9223372036854775807"),
      (
        // The third process and those after it are another program's.
        "shifty",
        "echo x >> starts; if [ $(wc -l < starts) -gt 2 ]; then "
          + "\(ready(series(frames: 1), seed: 2)); else \(one); fi; " + answer(),
        "shifty is not what it was when the duel began"
      ), ("garbled", "\(one); read a; echo what; read a", "its answer is none of a worker"),
      (
        "short", "\(one); read a; echo '\(block())'; echo x",
        "it ended in the middle of its frames"
      ),
      ("older", "echo \"worker is no command\" >&2; exit 64", "worker is no command"),
    ] {
      try folder.putProgram("#!/bin/sh\n\(action)\n", at: name)
      let outcome = try Tool.run(
        ["duel", name, name, "--patience", hanging.contains(name) ? "1" : "60"]
          + Tool.briefBlocks, in: folder, scratch: folder.path)
      let errors = outcome.errors.split(separator: "\n")
        .filter { !$0.contains("· batch 1 · 20 pairs") }.joined(separator: "\n")
      #expect(outcome.code == 3 && outcome.output.isEmpty, "\(name): \(outcome.code) \(errors)")
      #expect(errors.contains(sentence), "\(errors)")
      #expect(errors.split(separator: "\n").count == 1, "\(errors)")
      #expect(!folder.entries.contains { $0.hasSuffix(".err") }, "\(folder.entries)")
    }
  }

  @Test("that read nothing of a long request are killed, whatever they write meanwhile")
  func deaf() throws {
    let folder = try Folder()
    // Longer than a pipe holds.
    let events = (1...3_000).map { #"{"at":\#($0),"event":"reload"}"# }.joined(separator: ",")
    try folder.put("{\"events\":[\(events)]}", at: "long.json")
    for (name, program) in [
      ("deaf", "exec tail -f /dev/null"), ("loud", "while :; do echo loud >&2; done"),
    ] {
      try folder.putProgram("#!/bin/sh\n\(program)\n", at: name)
      let outcome = try Tool.run(
        ["duel", name, name, "--patience", "1"] + Tool.briefBlocks + ["--scenario", "./long.json"],
        in: folder, after: Tool.withinAMinute, scratch: folder.path)
      #expect(outcome.code == 3 && outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(
        outcome.errors.contains("\(name) read no request for 1 s and was killed; --patience sets"),
        "\(outcome.errors)")
    }
  }
}
