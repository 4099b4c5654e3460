import Foundation
import Testing

@Suite("scrollbench record")
struct RecordTests {
  /// A device whose frames take longer by 0.5 % in each session.
  ///
  /// A file such as `fault2` says what goes wrong in the second one.
  private static let device = #"""
    #!/bin/sh
    n=$(($(cat count 2>/dev/null || echo 0) + 1))
    echo $n > count
    log() {
      awk -v n=$n -v factor=$factor 'BEGIN {
        print "cpu_ms"
        for (i = 0; i < 120; i++)
          printf "%.3f\n", (8 + (i * 37 + n * 61) % 100 / 100) * factor * (1 + 0.005 * n)
      }' > "$1"
    }
    factor=$1
    case $(cat "fault$n" 2>/dev/null) in
      fail) echo "no device"; exit 7 ;;
      hang) sleep "$(cat seconds)" ;;
      late) (sleep 0.3; log log-$n.csv) & ;;
      pieces) (echo cpu_ms > log-$n.csv; sleep 0.3; log log-$n.csv) & ;;
      twice) log log-a.csv; log log-b.csv ;;
      none) ;;
      empty) : > log-$n.csv ;;
      cut) printf 'cpu_m' > log-$n.csv ;;
      *) log log.csv ;;
    esac
    """#

  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.putProgram(Self.device, at: "device")
  }

  private static let columns = ["--hz", "60", "--column", "cpu_ms"]

  private func arguments(
    _ old: String = "./device 1", _ new: String = "./device 1.0", sessions: Int = 2,
    _ more: [String] = []
  ) -> [String] {
    ["record", "--sessions", "\(sessions)", "--collect", "log*.csv", "--output", "out", old, new]
      + Self.columns + more
  }

  private var logs: [String] {
    folder.entries.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) }
  }

  @Test("alternates, so that a drift is no change, and judges as compare and gate do")
  func alternation() throws {
    let outcome = try Tool.run(arguments(sessions: 6, ["--fail-on", "worse"]), in: folder)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors == "wrote out/sessions.json, which lists 12 sessions\n")
    #expect(
      logs == [
        "01-old.csv", "02-new.csv", "03-new.csv", "04-old.csv", "05-old.csv", "06-new.csv",
        "07-new.csv", "08-old.csv", "09-old.csv", "10-new.csv", "11-new.csv", "12-old.csv",
        "sessions.json",
      ])
    let compared = try Tool.run(
      ["compare", "out", "--fail-on", "worse"] + Self.columns, in: folder)
    #expect(compared.code == 0 && compared.output == outcome.output, "\(compared.errors)")
    #expect(!compared.output.contains("known to alternate"))
    try Tool.succeed(["gate", "out"] + Self.columns, in: folder)
    let report = try Tool.succeed(["report", "out"] + Self.columns, in: folder)
    #expect(report.output.contains("6 new against 6 old sessions"), "\(report)")
    #expect(!report.output.contains("known to alternate"))
    // The same logs as if all old ones had come first.
    var list = try folder.text("out/sessions.json")
    for number in 1...12 {
      let sides = ["old", "new"].map { String(format: "%02d-\($0).csv", number) }
      for name in sides where list.contains(name) {
        list = list.replacing(name, with: "log\(number).csv")
        try FileManager.default.copyItem(
          atPath: folder.path + "/out/" + name, toPath: folder.path + "/out/log\(number).csv")
      }
    }
    for side in ["old", "new"] { list = list.replacing("\"side\" : \"\(side)\"", with: "SIDE") }
    var parts = list.split(separator: "SIDE", omittingEmptySubsequences: false).map(String.init)
    let last = parts.removeLast()
    list =
      parts.indices.map { parts[$0] + "\"side\" : \"\($0 < 6 ? "old" : "new")\"" }.joined() + last
    try folder.put(list, at: "out/sessions.json")
    let drifted = try Tool.run(["compare", "out"] + Self.columns, in: folder)
    #expect(drifted.code == 0 && drifted.output.contains("did not alternate"), "\(drifted.output)")
  }

  @Test("finds a slower side: exit 1, also by compare and gate")
  func slower() throws {
    let outcome = try Tool.run(
      arguments("./device 1", "./device 1.2", sessions: 6, ["--fail-on", "worse"]), in: folder)
    #expect(outcome.code == 1 && outcome.output.contains("worse"), "\(outcome.errors)")
    for command in [["compare", "out", "--fail-on", "worse"], ["gate", "out"]] {
      #expect(try Tool.run(command + Self.columns, in: folder).code == 1)
    }
    let added = try Tool.succeed(
      ["gate", "--baseline", "base.json", "--update-baseline", "out"] + Self.columns, in: folder)
    #expect(added.errors.contains("holds 6 sessions"), "\(added.errors)")
  }

  @Test("stops at a session without one whole log, and continues at the next call")
  func faults() throws {
    let cases = [
      ("fail", 3, ["(new, ./device 1.0)", "failed with exit status 7", "no device"]),
      ("twice", 3, ["several files", "log-a.csv and log-b.csv"]),
      ("none", 3, ["no file that matches log*.csv", "--wait"]),
      ("empty", 3, ["log-", "was empty"]),
      ("cut", 65, ["log-"]), ("hang", 3, ["longer than 1 s and was killed", "--timeout"]),
    ]
    let seconds = "\(UInt32.random(in: 100_000...900_000))"
    try folder.put(seconds, at: "seconds")
    for (fault, status, words) in cases {
      for name in ["count", "out"] {
        try? FileManager.default.removeItem(atPath: folder.path + "/" + name)
      }
      try folder.put(fault, at: "fault2")
      let call = arguments(sessions: 2, ["--wait", "1", "--timeout", fault == "hang" ? "1" : "60"])
      let stopped = try Tool.run(call, in: folder)
      #expect(stopped.code == status, "\(fault): \(stopped.errors)")
      for word in words { #expect(stopped.errors.contains(word), "\(stopped.errors)") }
      #expect(stopped.output.isEmpty && logs == ["01-old.csv", "sessions.json"])
      #expect(try Tool.waits { try Tool.processes(with: seconds).isEmpty })
      let first = try folder.data("out/01-old.csv")
      let resumed = try Tool.run(call, in: folder)
      #expect(resumed.code == 0 && !resumed.output.isEmpty, "\(resumed.errors)")
      #expect(logs.count == 5)
      #expect(try folder.data("out/01-old.csv") == first)
    }
  }

  @Test("refuses a log that cannot be compared with the first one as soon as it is there")
  func otherFormat() throws {
    let summary = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../DeviceLogs/flutter-timeline-summary.json").path
    let outcome = try Tool.run(
      [
        "record", "--sessions", "4", "--hz", "60", "--collect", "log", "--output", "out",
        "cp '\(summary)' log", "printf 'frame_ms\\n16\\n17\\n' > log",
      ], in: folder)
    #expect(
      outcome.code == 3 && outcome.errors.contains("some are of flutter, others of csv"),
      "\(outcome.errors)")
    #expect(logs == ["01-old", "sessions.json"])
  }

  @Test("waits for a log that is written late or in pieces, after the command ended")
  func late() throws {
    for (number, fault) in [(1, "late"), (2, "pieces")] {
      try folder.put(fault, at: "fault\(number)")
    }
    try Tool.succeed(arguments(sessions: 1), in: folder)
    for log in ["01-old.csv", "02-new.csv"] {
      #expect(try folder.text("out/\(log)").split(separator: "\n").count == 121)
    }
  }

  @Test("runs a command in a session of its own, which has no terminal to ask on")
  func session() throws {
    // The session and its terminal, see proc(5).
    let command = "./device 1; echo $PPID 0 > own; cut -d' ' -f6,7 /proc/$$/stat > session"
    try Tool.succeed(arguments(command, sessions: 1), in: folder)
    #expect(try folder.text("session") == folder.text("own"))
  }

  @Test("keeps a log with the bytes of another one, which the comparison notes")
  func repeated() throws {
    try folder.put("cpu_ms\n8.1\n8.2\n8.3\n", at: "fixed.csv")
    let outcome = try Tool.run(
      arguments("cp fixed.csv log.csv", "cp fixed.csv log.csv"), in: folder)
    #expect(outcome.code == 0 && outcome.output.contains("another one"), "\(outcome.output)")
    #expect(logs.count == 5)
  }

  @Test("ends with 130 at a signal, leaves nothing half-written, and continues at the next call")
  func interruption() throws {
    let seconds = "\(UInt32.random(in: 100_000...900_000))"
    try folder.put(seconds, at: "seconds")
    try folder.put("hang", at: "fault2")
    let process = try Tool.start(arguments(sessions: 1), in: folder)
    try Tool.waits { try !Tool.processes(with: seconds).isEmpty }
    // Nobody else can record there meanwhile.
    try Tool.expectRefusal(
      arguments(), code: 73, saying: "another process is recording", in: folder)
    Tool.interrupt(process, SIGINT)
    #expect(try Tool.waits { try Tool.processes(with: seconds).isEmpty })
    #expect(logs == ["01-old.csv", "sessions.json"])
    let resumed = try Tool.run(arguments(sessions: 1), in: folder)
    #expect(resumed.code == 0 && logs == ["01-old.csv", "02-new.csv", "sessions.json"])
    // There are enough sessions: the device is not used.
    #expect(try Tool.run(arguments(sessions: 1), in: folder).errors.isEmpty)
    #expect(try folder.text("count") == "3\n")
  }

  @Test("refuses other commands, a folder with something else, and a lost log")
  func folders() throws {
    try Tool.succeed(arguments(sessions: 1), in: folder)
    let list = try folder.text("out/sessions.json")
    func refusal(_ call: [String], _ code: Int32, _ words: String...) throws {
      let refused = try Tool.run(call, in: folder)
      #expect(refused.code == code && refused.errorLines.count == 1, "\(refused.errors)")
      for word in words { #expect(refused.errors.contains(word), "\(refused.errors)") }
      #expect(try folder.text("count") == "2\n")
    }
    try refusal(arguments("./device 2"), 73, "other commands", "./device 1 and")
    try folder.put("mine", at: "out/notes.txt")
    try refusal(arguments(), 73, "out holds notes.txt")
    try FileManager.default.removeItem(atPath: folder.path + "/out/notes.txt")
    // A killed process may leave the next log behind.
    try folder.put("old", at: "out/03-new.csv")
    try Tool.succeed(arguments(sessions: 1), in: folder)
    try FileManager.default.removeItem(atPath: folder.path + "/out/02-new.csv")
    try refusal(arguments(), 65, "out/02-new.csv is missing")
    try refusal(["compare", "out"] + Self.columns, 65, "02-new.csv")
    try folder.put(String(list.dropLast(9)), at: "out/sessions.json")
    try refusal(arguments(), 65, "out/sessions.json")
    try refusal(["compare", "out"] + Self.columns, 65, "out/sessions.json")
    try folder.put("mine", at: "log-folder/notes.txt")
    try refusal(
      ["record", "true", "true", "--collect", "x", "--output", "log-folder"], 73, "notes")
    try refusal(
      ["record", "true", "true", "--collect", "x", "--output", "device/out"], 73, "device")
    try refusal(["record", "true", "", "--collect", "x", "--output", "new"], 64)
    try refusal(["record", "true", "--collect", "x", "--output", "new"], 64)
    try refusal(["record", "true", "true", "--output", "new"], 64)
    // The first log alone is of a recording only beside a list.
    try folder.put("old", at: "killed/01-old.csv")
    try refusal(arguments().map { $0 == "out" ? "killed" : $0 }, 73, "killed holds 01-old.csv")
  }

  @Test("continues after a first session that failed or was cut off")
  func first() throws {
    try folder.put("fail", at: "fault1")
    #expect(try Tool.run(arguments(sessions: 1), in: folder).code == 3)
    #expect(logs == ["sessions.json"])
    try Tool.expectRefusal(
      ["compare", "out"] + Self.columns, code: 65, saying: "sessions of both sides", in: folder)
    for name in ["01-old.csv", ".scrollbench-\(UUID())"] { try folder.put("", at: "out/\(name)") }
    try Tool.succeed(arguments(sessions: 1), in: folder)
    #expect(logs == ["01-old.csv", "02-new.csv", "sessions.json"])
  }

  @Test("ends with 73 before a session if the list cannot be written, and leaves nothing")
  func fullDisk() throws {
    // The list with this command is longer than the limit.
    let long = "./device 1 # " + String(repeating: "x", count: 5_000)
    let outcome = try Tool.run(arguments(long, sessions: 1), in: folder, after: "ulimit -f 4")
    #expect(outcome.code == 73 && outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(logs.isEmpty && !folder.entries.contains("count"))
  }
}
