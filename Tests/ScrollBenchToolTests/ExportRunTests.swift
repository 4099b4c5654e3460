import Foundation
import Testing

@Suite("scrollbench export")
struct ExportRunTests {
  private let names = [
    "chrome-trace", "long", "github-action-benchmark", "openmetrics", "history",
  ]

  @Test("writes the same bytes to a file, again to the same file, and to standard output")
  func formats() throws {
    let folder = try Tool.folderWithRun()
    for format in names {
      // A build outside of a repository has no commit.
      let commit = format == "history" ? ["--commit", "c"] : []
      for _ in 0..<2 {
        let outcome = try Tool.run(
          ["export", "run", "--format", format, "--output", format] + commit, in: folder)
        #expect(outcome.code == 0 && outcome.output.isEmpty)
        #expect(outcome.errors == "wrote \(format)\n")
      }
      let printed = try Tool.run(
        ["export", "run", "--format", format, "--output", "-"] + commit, in: folder)
      #expect(printed.code == 0 && printed.errors.isEmpty)
      #expect(try folder.text(format) == printed.output && !printed.output.isEmpty)
    }
    let one = try Tool.succeed(
      [
        "export", "run/frames.csv", "--format", "long", "--strategy", "square", "--hz", "60",
        "--output", "-",
      ], in: folder)
    #expect(Set(Table(one.output).column("strategy")) == ["square"])
    #expect(
      folder.entries.filter { !$0.hasPrefix("run/pictures") }
        == (names + ["run", "run/frames.csv", "run/run.json", "run/summary.csv"]).sorted())
  }

  @Test(
    "appends a line per run to a history, and refuses one of another scroll")
  func history() throws {
    let folder = try Tool.folderWithRun()
    let append = ["export", "run", "--format", "history", "--append", "h.csv", "--commit"]
    #expect(try Tool.succeed(append + ["c1"], in: folder).errors == "wrote h.csv\n")
    try Tool.succeed(append + ["c2", "--time", "2025-01-02T04:04:05+01:00"], in: folder)
    let whole = try folder.text("h.csv")
    #expect(whole.contains("\n1,2025-01-02T03:04:05Z,c2,"))
    #expect(whole.split(separator: "\n").count == 3)

    try Tool.succeed(
      Tool.brief + Tool.plainRows + ["--output", "other", "--seed", "99"], in: folder)
    try folder.put(
      whole.split(separator: "\n").prefix(2).joined(separator: "\n"), at: "cut.csv")
    try folder.put("mine", at: "mine.csv")
    for (run, file, code, words) in [
      ("run", "h.csv", 65, "h.csv, line 2: the run is already in the file"),
      ("other", "h.csv", 65, "scrolled something else"),
      ("run", "cut.csv", 65, "cut.csv, line 2: the file is cut off"),
      ("run", "mine.csv", 65, "mine.csv, line 1"), ("run", "none/h.csv", 73, "none/h.csv"),
      ("run/summary.csv", "h.csv", 65, "column machine_id is unknown"),
      ("run/frames.csv", "h.csv", 65, "a run's folder is expected"),
      ("none", "h.csv", 65, "none"),
    ] as [(String, String, Int32, String)] {
      try Tool.expectRefusal(
        ["export", run, "--format", "history", "--append", file, "--commit", "c1"], code: code,
        saying: words, in: folder)
    }
    #expect(try folder.text("h.csv") == whole)
    #expect(try folder.text("mine.csv") == "mine")
  }

  @Test("refuses a bad run in one line: exit 65")
  func badInput() throws {
    let folder = try Tool.folderWithRun()
    try folder.put(String(try folder.text("run/frames.csv").dropLast(40)), at: "cut/frames.csv")
    try folder.put(try folder.text("run/run.json"), at: "cut/run.json")
    try folder.put("title\na\n", at: "rows.csv")
    // One that is made of frames, and one that is not.
    for (format, output) in [("chrome-trace", "a.out"), ("openmetrics", "-")] {
      for run in ["missing", "missing/frames.csv", "cut", "cut/frames.csv", "rows.csv"] {
        try Tool.expectRefusal(
          ["export", run, "--format", format, "--output", output], code: 65, saying: run, in: folder
        )
      }
    }
    for arguments in [["--strategy", "squre"], ["--hz", "90"]] {
      try Tool.expectRefusal(
        ["export", "run", "--format", "openmetrics", "--output", "a.out"] + arguments, code: 65,
        saying: "square at 60 Hz", in: folder)
    }
    try Tool.expectRefusal(
      ["export", "run/summary.csv", "--format", "long", "--output", "a.out"], code: 65,
      saying: "column machine_id is unknown", in: folder)
  }

  @Test("draws again with the rows of the run, and writes a folder of display lists")
  func displayLists() throws {
    let folder = try Tool.folderWithRun()
    let lists = ["run", "--format", "display-list", "--output", "lists"]
    for _ in 0..<2 {
      let outcome = try Tool.run(["export"] + lists + ["--frame", "0,2"], in: folder)
      #expect(outcome.code == 0 && outcome.output.isEmpty)
      #expect(outcome.errors == "wrote lists: 8 display lists\n")
    }
    let lines = try folder.text("lists/frames.jsonl").split(separator: "\n")
    #expect(lines.count == 8 && lines.filter { $0.contains("\"whole-quad\"") }.count == 4)
    try Tool.succeed(["export"] + lists + ["--strategy", "square"], in: folder)
    #expect(try !folder.text("lists/frames.jsonl").contains("layer-grid"))

    let wrong: [(arguments: [String], code: Int32)] = [
      (["run/summary.csv"] + lists.dropFirst(), 65), (lists + ["--strategy", "nine-slice"], 65),
      (lists + ["--hz", "7"], 65), (lists + ["--frame", "0", "--every", "2"], 64),
      (lists + ["--frame", "99999"], 64), (lists.dropLast() + ["run"], 73),
      (["run", "--format", "openmetrics", "--output", "a", "--frame", "0"], 64),
    ]
    for (arguments, code) in wrong {
      try Tool.expectRefusal(["export"] + arguments, code: code, in: folder)
    }
  }

  @Test("refuses a wrong option with 64 and a path with 73, and changes nothing")
  func refusals() throws {
    let folder = try Tool.folderWithRun()
    try folder.put("mine", at: "file")
    for arguments in [
      ["--format", "pprof", "--output", "a"], ["--format", "openmetrics"], ["--output", "a"],
      ["--format", "openmetrics", "--append", "a"],
      ["--format", "openmetrics", "--commit", "c", "--output", "a"],
      ["--format", "history", "--append", "a", "--output", "a"],
      ["--format", "history", "--append", "a", "--commit", "a b"],
      ["--format", "history", "--append", "a", "--time", "yesterday"],
      ["--format", "openmetrics", "--hz", "0", "--output", "a"],
    ] {
      try Tool.expectRefusal(["export", "run"] + arguments, code: 64, in: folder)
    }
    for place in ["file", "run", "missing/a", "file/a"] {
      try Tool.expectRefusal(
        ["export", "run", "--format", "openmetrics", "--output", place], code: 73, in: folder)
    }
    #expect(try folder.text("file") == "mine")
  }
}
