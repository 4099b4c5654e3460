import Foundation
import Testing

@Suite("scrollbench with logs of devices")
struct LogCommandTests {
  private let folder: Folder
  private static let formats = ["text", "markdown", "github", "junit", "json"]

  init() throws {
    folder = try Folder()
    try folder.put("frame,ms\n1,16.6\n2,16.7\n3,33.4\n4,16.6\n", at: "log.csv")
    try folder.put("frame_ms\n8.3\n8.2\n25.5\n", at: "late.csv")
    try folder.put("cpu_ms\n8\n9\n", at: "work.csv")
    for index in 1...6 {
      try folder.put("frame_ms\n8.3\n8.2\n8.\(index)\n", at: "old\(index).csv")
      try folder.put("frame_ms\n8.3\n8.2\n25.\(index)\n", at: "new\(index).csv")
    }
  }

  @discardableResult
  private func expect(
    _ command: String, code: Int32 = 0, printing words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let outcome = try Tool.run(command.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.code == code, "\(command): \(outcome)", sourceLocation: sourceLocation)
    // Markdown escapes lines below.
    let text = (outcome.output + outcome.errors).replacing("\\_", with: "_")
    for word in words {
      #expect(text.contains(word), "\(command): \(text)", sourceLocation: sourceLocation)
    }
    return text
  }

  @Test("analyze judges by the ticks of a display, and work without hitches; gate says if it held")
  func single() throws {
    try expect("analyze log.csv --hz 60 --column ms", printing: "1 of 4 frames (25 %)")
    let work = try expect(
      "analyze work.csv --hz 120 --column cpu_ms",
      printing: "1 of 2 frames (50 %) over the budget of 8.33 ms")
    #expect(!work.contains("ms/s") && !work.contains("fps"))
    for (limit, code, outcome) in [(9, 0, "held (1 pass)"), (8, 1, "regression (1 fail)")] {
      let gate = "gate late.csv --hz 120 --limit p50_ms<=\(limit)"
      #expect(try expect(gate, code: Int32(code)).hasPrefix("gate: \(outcome)\n"))
      try expect(gate + " --format json", code: Int32(code), printing: "\"exit_code\" : \(code)")
    }
    let comparison = try expect(
      "compare late.csv late.csv --hz 120 --format json", printing: "device-comparison")
    #expect(!comparison.contains("exit_code"))
  }

  @Test("compare judges logs as sessions, and says where they are too few")
  func sessions() throws {
    let pair = "old1.csv new1.csv"
    try expect("compare \(pair) --hz 120", printing: "too few sessions", "too few units")
    for (finding, count, code) in [("slower", 4, 1), ("worse", 4, 3), ("worse", 6, 1)] {
      let sides = ["old", "new"].map { side in
        (1...count).map { "\(side)\($0).csv" }.joined(separator: " ")
      }
      try expect(
        "compare --hz 120 --fail-on \(finding) \(sides[0]) -- \(sides[1])", code: Int32(code),
        printing: "\(count) new against \(count) old sessions",
        code == 3 ? "--fail-on worse cannot be relied on: the sessions" : "old sessions")
    }
    try expect(
      "compare --hz 120 --require-proof \(pair)", code: 2, printing: "not shown to be no worse: ")
    let shown = try expect("compare --hz 120 --metric worst_ms \(pair)", printing: "worst_ms")
    #expect(!shown.contains("hitch_ratio_ms_per_s "))
    try expect("compare \(pair)", code: 65)
    try expect("compare old1.csv", code: 64)
    try expect("compare --hz 120 --column cpu_ms work.csv old1.csv", code: 65)
  }

  @Test(
    "gate holds logs to stored sessions and to limits; a run or a table it does not take for one")
  func gate() throws {
    let frames = Array(repeating: "16.667", count: 9) + ["33.333"]
    try folder.put((["frame_ms"] + frames).joined(separator: "\n") + "\n", at: "log.csv")
    let gate = "gate --hz 60 --baseline base.json"
    try expect("\(gate) log.csv", code: 3, printing: "--update-baseline")
    try expect("\(gate) --run log.csv --update-baseline", printing: "holds 1 session")
    // One that no later gate could judge.
    try expect(
      "gate --hz 120 --baseline base.json --update-baseline log.csv", code: 3,
      printing: "have 60 and 120 Hz")
    let noise = (0..<100).map { "\(10 + 0.14 * Double($0 * 37 % 100))" }
    try folder.put((["frame_ms"] + noise).joined(separator: "\n") + "\n", at: "noise.csv")
    try expect(
      "\(gate) --update-baseline noise.csv", code: 3,
      printing: "would hold sessions that differ: hitch_ratio_ms_per_s is not judged")
    try expect("\(gate) log.csv", code: 3, printing: "gate: too few sessions to judge (")
    try expect("\(gate) log.csv --require-proof", code: 2)
    for format in Self.formats {
      try expect("\(gate) log.csv --format \(format)", code: 3, printing: "hitch_ratio_ms_per_s")
      try expect(
        "gate --hz 59.94 log.csv --limit p99_ms<=16.7 --limit hitch_ratio_ms_per_s<=100 --format "
          + format, code: 1, printing: "p99_ms")
    }
    // One session shows nothing of a figure, which is no failure beside a limit that is.
    try expect(
      "\(gate) log.csv --limit p50_ms<=1 --format junit", code: 1,
      printing: #"failures="1" errors="0""#, "gate: regression (1 fail, 2 inconclusive)")
    try expect("gate --hz 60 log.csv --limit overrun_p99_ms<=1", code: 3, printing: "missing")
    // The file of a run's baseline stays what it is.
    try folder.put("{}", at: "other.json")
    try folder.put("a,b\n1,2\n", at: "table.csv")
    try folder.put(#"{"schema_version": 1, "machine": {}, "metrics": {}}"#, at: "run.json")
    for (command, code, words) in [
      ("gate --hz 60 --baseline other.json --update-baseline log.csv", 65, "other.json"),
      ("\(gate) --run none.csv", 3, "none.csv"), ("\(gate) --run log.csv --exact", 64, "--exact"),
      ("\(gate) none.csv", 3, "none.csv"), ("\(gate) log.csv --limit x", 64, "x"),
      ("\(gate) log.csv --run log.csv", 64, "--run"),
      ("gate --baseline base.json --run table.csv", 65, "not a frames.csv"),
      ("gate --hz 60 --baseline run.json log.csv", 3, "run.json is a baseline of runs"),
      ("analyze log.csv --hz 60 --format xml", 64, "xml"),
    ] as [(String, Int32, String)] {
      try Tool.expectRefusal(
        command.split(separator: " ").map(String.init), code: code, saying: words, in: folder)
    }
    #expect(try folder.text("other.json") == "{}")
  }

  @Test("analyze and compare take the process of a log")
  func processes() throws {
    let rows = [("a", 1, 8.3), ("a", 1, 8.3), ("b", 2, 25)].map { "\($0).exe,\($1),0x0,\($2)" }
    try folder.put(
      (["Application,ProcessID,SwapChainAddress,FrameTime"] + rows).map { $0 + "\n" }.joined(),
      at: "log.csv")
    let analyze = "analyze log.csv --hz 120"
    try expect(analyze, printing: "a.exe (process 1)", "--process chooses")
    try expect("\(analyze) --process 2", printing: "b.exe (process 2)", "1 of 1 frame")
    try expect("\(analyze) --process c", code: 65)
    try expect("compare log.csv log.csv --process b.exe", code: 65)
    try expect("compare log.csv log.csv --process b.exe --hz 120", printing: "b.exe")
  }
}
