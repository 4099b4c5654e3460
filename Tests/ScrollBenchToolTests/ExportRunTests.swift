import Foundation
import Testing

@Suite("scrollbench export")
struct ExportRunTests {
  private let names = [
    "chrome-trace", "speedscope", "long", "benchstat", "bmf", "github-action-benchmark",
  ]

  private func export(_ arguments: String..., in folder: Folder) throws -> ToolResult {
    try Tool.run(["export"] + arguments, in: folder)
  }

  @Test("writes a file, the same as on standard output, and the same again in its place")
  func formats() throws {
    let folder = try Tool.folderWithRun()
    for format in names {
      for _ in 0..<2 {
        let outcome = try export("run", "--format", format, "--output", format, in: folder)
        #expect(outcome.code == 0 && outcome.output.isEmpty)
        #expect(outcome.errors == "wrote \(format)\n")
      }
      let printed = try export("run", "--format", format, "--output", "-", in: folder)
      #expect(printed.code == 0 && printed.errors.isEmpty)
      #expect(try folder.text(format) == printed.output && !printed.output.isEmpty)
    }
    let one = try export(
      "run/frames.csv", "--format", "long", "--strategy", "square", "--hz", "60", "--output", "-",
      in: folder)
    #expect(Set(Table(one.output).column("strategy")) == ["square"])
    #expect(
      folder.entries.filter { !$0.hasPrefix("run/pictures") }
        == (names + ["run", "run/frames.csv", "run/run.json", "run/summary.csv"]).sorted())
  }

  @Test("refuses a bad run in one line, with exit 65 and no file")
  func badInput() throws {
    let folder = try Tool.folderWithRun()
    let frames = try folder.text("run/frames.csv")
    let record = try folder.text("run/run.json")
    let summary = try folder.text("run/summary.csv")
    func damaged(_ name: String, frames: String? = frames, record: String = record) throws {
      if let frames { try folder.put(frames, at: name + "/frames.csv") }
      try folder.put(record, at: name + "/run.json")
      try folder.put(summary, at: name + "/summary.csv")
    }
    try damaged("cut", frames: String(frames.dropLast(40)))
    try damaged("bare", frames: nil)
    try damaged(
      "future", record: record.replacing("\"schema_version\" : 1", with: "\"schema_version\" : 9"))
    try folder.put("title\na\n", at: "rows.csv")
    try folder.put("", at: "empty/file")
    // One that is made of frames, and one that is not.
    for format in ["chrome-trace", "bmf"] {
      for run in [
        "missing", "missing/frames.csv", "cut", "cut/frames.csv", "bare", "future", "rows.csv",
        "empty",
      ] {
        let before = folder.entries
        let output = format == "bmf" ? "-" : "a.out"
        let outcome = try export(run, "--format", format, "--output", output, in: folder)
        #expect(outcome.code == 65 && outcome.output.isEmpty, "\(run), \(format)")
        #expect(
          outcome.errorLines.count == 1 && outcome.errors.contains(run), "\(outcome.errors)")
        #expect(folder.entries == before)
      }
    }
    for arguments in [["--strategy", "squre"], ["--hz", "90"]] {
      let outcome = try Tool.run(
        ["export", "run", "--format", "bmf", "--output", "a.out"] + arguments, in: folder)
      #expect(outcome.code == 65 && outcome.errors.contains("square at 60 Hz"))
    }
    let noFrames = try export(
      "run/summary.csv", "--format", "speedscope", "--output", "a.out", in: folder)
    #expect(noFrames.code == 65 && noFrames.errors.contains("frames"))
    #expect(!folder.entries.contains("a.out"))
  }

  @Test("refuses a flag with exit 64 and a place with exit 73, and changes nothing")
  func refusals() throws {
    let folder = try Tool.folderWithRun()
    try folder.put("mine", at: "file")
    for arguments in [
      ["--format", "pprof", "--output", "a"], ["--format", "bmf"], ["--output", "a"],
      ["--format", "bmf", "--hz", "0", "--output", "a"],
    ] {
      let outcome = try Tool.run(["export", "run"] + arguments, in: folder)
      #expect(outcome.code == 64 && outcome.errorLines.count == 1, "\(outcome.errors)")
    }
    for place in ["file", "run", "missing/a", "file/a"] {
      let outcome = try export("run", "--format", "bmf", "--output", place, in: folder)
      #expect(outcome.code == 73 && outcome.errorLines.count == 1, "\(outcome.errors)")
    }
    #expect(try folder.text("file") == "mine" && !folder.entries.contains("a"))
  }
}
