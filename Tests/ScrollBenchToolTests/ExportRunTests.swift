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
  }
}
