import Foundation
import Testing

@Suite("scrollbench analyze")
struct AnalyzeRunTests {
  @Test("judges a log by the ticks of a display")
  func logs() throws {
    let folder = try Folder()
    try folder.put("frame,ms\n1,16.6\n2,16.7\n3,33.4\n4,16.6\n", at: "log.csv")
    let outcome = try Tool.run(["analyze", "log.csv", "--hz", "60", "--column", "ms"], in: folder)
    #expect(outcome.code == 0 && outcome.output.contains("1 of 4 frames (25 %)"))
  }

  @Test("a gate of logs says first if it held, and in JSON")
  func gateOfLogs() throws {
    let folder = try Folder()
    try folder.put("frame_ms\n8.3\n8.2\n25.5\n", at: "log.csv")
    for (limit, code, outcome) in [(9, 0, "held (1 pass)"), (8, 1, "regression (1 fail)")] {
      let gate = ["gate", "log.csv", "--hz", "120", "--limit", "p50_ms <= \(limit)"]
      let text = try Tool.run(gate, in: folder)
      #expect(text.code == code && text.output.hasPrefix("gate: \(outcome)\n"), "\(text.output)")
      let json = try Tool.run(gate + ["--format", "json"], in: folder)
      #expect(json.code == code && json.output.contains("\"exit_code\" : \(code)"))
    }
    let comparison = try Tool.run(
      ["compare", "log.csv", "log.csv", "--hz", "120", "--format", "json"], in: folder)
    #expect(comparison.code == 0 && comparison.output.contains("device-comparison"))
    #expect(!comparison.output.contains("exit_code"))
  }

  @Test("compare judges logs as sessions, and says where they are too few")
  func logsAsSessions() throws {
    let folder = try Folder()
    for index in 1...6 {
      try folder.put("frame_ms\n8.3\n8.2\n8.\(index)\n", at: "old\(index).csv")
      try folder.put("frame_ms\n8.3\n8.2\n25.\(index)\n", at: "new\(index).csv")
    }
    let (old, new) = ((1...6).map { "old\($0).csv" }, (1...6).map { "new\($0).csv" })
    let pair = try Tool.run(["compare", "old1.csv", "new1.csv", "--hz", "120"], in: folder)
    #expect(pair.code == 0, "\(pair.output)\(pair.errors)")
    #expect(pair.output.contains("too few sessions") && pair.output.contains("too few units"))
    for (finding, count, code) in [("slower", 4, 1), ("worse", 4, 0), ("worse", 6, 1)] {
      let groups =
        ["compare", "--hz", "120", "--fail-on", finding] + old.prefix(count) + ["--"]
        + new.prefix(count)
      let outcome = try Tool.run(groups, in: folder)
      #expect(outcome.code == Int32(code), "\(finding) \(count): \(outcome.output)")
      #expect(outcome.output.contains("\(count) new against \(count) old sessions"))
    }
    let proof = ["compare", "--hz", "120", "--require-proof", "old1.csv", "new1.csv"]
    #expect(try Tool.run(proof, in: folder).code == 2)
    let shown = try Tool.run(
      ["compare", "--hz", "120", "--metric", "worst_ms", "old1.csv", "new1.csv"], in: folder)
    #expect(shown.output.contains("worst_ms") && !shown.output.contains("hitch_ratio_ms_per_s "))
    #expect(try Tool.run(["compare", "old1.csv", "new1.csv"], in: folder).code == 65)
    #expect(try Tool.run(["compare", "old1.csv"], in: folder).code == 64)
    try folder.put("cpu_ms\n8\n9\n", at: "work.csv")
    let kinds = try Tool.run(
      ["compare", "--hz", "120", "--column", "cpu_ms", "work.csv", "old1.csv"], in: folder)
    #expect(kinds.code == 65, "\(kinds.errors)")
  }

  @Test(
    "gate holds logs to stored sessions and to limits; a run or a table it does not take for one")
  func gatedLogs() throws {
    let folder = try Folder()
    let frames = Array(repeating: "16.667", count: 9) + ["33.333"]
    try folder.put((["frame_ms"] + frames).joined(separator: "\n") + "\n", at: "log.csv")
    let gate = ["gate", "--hz", "60", "--baseline", "base.json"]
    try Tool.expectRefusal(gate + ["log.csv"], code: 3, saying: "--update-baseline", in: folder)
    let stored = try Tool.run(gate + ["--run", "log.csv", "--update-baseline"], in: folder)
    #expect(stored.code == 0 && stored.errors.contains("holds 1 session"), "\(stored.errors)")
    // One that no later gate could judge.
    try Tool.expectRefusal(
      ["gate", "--hz", "120", "--baseline", "base.json", "--update-baseline", "log.csv"], code: 3,
      saying: "have 60 and 120 Hz", in: folder)
    for format in ["text", "markdown", "github", "junit", "json"] {
      let own = try Tool.run(gate + ["log.csv", "--format", format], in: folder)
      let output = own.output.replacing("\\_", with: "_")
      #expect(own.code == 0 && output.contains("hitch_ratio_ms_per_s"), "\(own.errors)")
    }
    // One session shows nothing of a figure, which is no failure beside a limit that is.
    let limited = try Tool.run(
      gate + ["log.csv", "--limit", "p50_ms <= 1", "--format", "junit"], in: folder)
    #expect(limited.code == 1 && limited.output.contains(#"failures="1" errors="0""#))
    #expect(
      limited.output.contains("gate: regression (1 fail, 2 inconclusive)"), "\(limited.output)")
    let limits = ["--limit", "p99_ms <= 16.7", "--limit", "hitch_ratio_ms_per_s<=100"]
    for format in ["text", "markdown", "github", "junit", "json"] {
      let limited = try Tool.run(
        ["gate", "--hz", "59.94", "log.csv", "--format", format] + limits, in: folder)
      let output = limited.output.replacing("\\_", with: "_")
      #expect(limited.code == 1 && output.contains("p99_ms"), "\(limited.errors)")
    }
    let missing = try Tool.run(
      ["gate", "--hz", "60", "log.csv", "--limit", "overrun_p99_ms <= 1"], in: folder)
    #expect(missing.code == 3 && missing.output.contains("missing"))
    // The file of a run's baseline stays what it is.
    try folder.put("{}", at: "other.json")
    try Tool.expectRefusal(
      ["gate", "--hz", "60", "--baseline", "other.json", "--update-baseline", "log.csv"], code: 65,
      in: folder)
    #expect(try folder.text("other.json") == "{}")
    for (arguments, code) in [
      (["--run", "none.csv"], 3), (["--run", "log.csv", "--exact"], 64), (["none.csv"], 3),
      (["log.csv", "--limit", "x"], 64), (["log.csv", "--run", "log.csv"], 64),
    ] as [([String], Int32)] {
      try Tool.expectRefusal(gate + arguments, code: code, in: folder)
    }
    try folder.put("a,b\n1,2\n", at: "table.csv")
    try Tool.expectRefusal(
      ["gate", "--baseline", "base.json", "--run", "table.csv"], code: 65,
      saying: "not a frames.csv", in: folder)
  }

  @Test("analyze and compare take the process of a log; work has no hitches")
  func processes() throws {
    let folder = try Folder()
    let rows = [("a", 1, 8.3), ("a", 1, 8.3), ("b", 2, 25)].map { "\($0).exe,\($1),0x0,\($2)" }
    try folder.put(
      (["Application,ProcessID,SwapChainAddress,FrameTime"] + rows).map { $0 + "\n" }.joined(),
      at: "log.csv")
    let analyze = ["analyze", "log.csv", "--hz", "120"]
    let most = try Tool.run(analyze, in: folder)
    #expect(most.output.contains("a.exe (process 1)") && most.output.contains("--process chooses"))
    let chosen = try Tool.run(analyze + ["--process", "2"], in: folder)
    #expect(chosen.output.contains("b.exe (process 2)") && chosen.output.contains("1 of 1 frame"))
    #expect(try Tool.run(analyze + ["--process", "c"], in: folder).code == 65)
    try folder.put("cpu_ms\n8\n9\n", at: "work.csv")
    let work = try Tool.run(
      ["analyze", "work.csv", "--hz", "120", "--column", "cpu_ms"], in: folder)
    #expect(work.output.contains("1 of 2 frames (50 %) over the budget of 8.33 ms"))
    #expect(!work.output.contains("ms/s") && !work.output.contains("fps"))
    let compare = ["compare", "log.csv", "log.csv", "--process", "b.exe"]
    #expect(try Tool.run(compare, in: folder).code == 65)
    let compared = try Tool.run(compare + ["--hz", "120"], in: folder)
    #expect(compared.code == 0 && compared.output.contains("b.exe"), "\(compared.errors)")
  }
}
