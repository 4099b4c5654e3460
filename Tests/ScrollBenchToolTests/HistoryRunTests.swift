import Foundation
import Testing

@Suite("scrollbench history")
struct HistoryRunTests {
  @Test("adds runs by commit, shows where a count moved, and never blocks")
  func addAndShow() throws {
    let folder = try Folder()
    for (name, layers) in [("one", [String]()), ("two", ["--inject", "layer"])] {
      let made = try Tool.run(
        Tool.brief + [
          "--strategy", "square", "--content", "none", "--no-verify", "--output", name,
        ] + layers, in: folder)
      #expect(made.code == 0, "\(made.errors)")
    }
    func add(_ run: String, _ more: [String]) throws -> ToolResult {
      try Tool.run(["history", "add", run, "--file", "history.csv"] + more, in: folder)
    }
    #expect(try add("one", ["--commit", "c1"]).errors == "added c1 to history.csv\n")
    let again = try add("one", ["--commit", "c1"])
    #expect(again.code == 65 && again.errors.contains("line 2"), "\(again.errors)")
    #expect(try add("one", ["--commit", "c1", "--again"]).code == 0)
    // Of a summary it is not known that work was added.
    let time = ["--time", "2025-01-02T04:04:05+01:00"]
    #expect(try add("two/summary.csv", ["--commit", "c2"] + time).code == 0)
    #expect(try folder.text("history.csv").contains("\n1,2025-01-02T03:04:05Z,c2,"))
    let shown = try Tool.run(["history", "show", "--file", "history.csv"], in: folder)
    #expect(shown.code == 0 && shown.output.contains("layers_per_frame\n"), "\(shown.output)")
    #expect(shown.output.contains("moved at c2 (2025-01-02T03:04:05Z)"))
    for format in ["markdown", "csv", "json"] {
      let outcome = try Tool.run(
        ["history", "show", "--file", "history.csv", "--format", format], in: folder)
      #expect(outcome.code == 0 && outcome.output.contains("c2"))
    }
    let one = try Tool.run(
      ["history", "show", "--file", "history.csv", "--metric", "frame_p50_ms"], in: folder)
    #expect(one.code == 0 && one.output.contains("0 of 1 series moved in 3 lines"))
  }

  @Test("refuses what it cannot use, and leaves the file alone: exit 64, 65 or 73")
  func refusals() throws {
    let folder = try Folder()
    let made = try Tool.run(
      Tool.brief + ["--strategy", "square", "--content", "none", "--no-verify", "--output", "run"],
      in: folder)
    #expect(made.code == 0, "\(made.errors)")
    let add = ["history", "add", "run", "--file"]
    #expect(try Tool.run(add + ["h.csv", "--commit", "c1"], in: folder).code == 0)
    let whole = try folder.text("h.csv")
    try folder.put(String(whole.dropLast(5)), at: "cut.csv")
    try folder.put("mine", at: "mine.csv")
    let faults: [([String], Int32, String)] = [
      (add + ["cut.csv", "--commit", "c2"], 65, "cut.csv, line 2"),
      (add + ["mine.csv", "--commit", "c2"], 65, "mine.csv, line 1"),
      (add + ["none/h.csv", "--commit", "c2"], 73, "none/h.csv"),
      (add + ["h.csv", "--commit", "a b"], 64, "spaces"),
      (add + ["h.csv", "--time", "yesterday"], 64, "yesterday"),
      (["history", "add", "run/frames.csv", "--file", "h.csv", "--commit", "c2"], 65, "machine"),
      (["history", "add", "none", "--file", "h.csv"], 65, "none"),
      (["history", "show", "--file", "none.csv"], 65, "none.csv"),
      (["history", "show", "--file", "cut.csv"], 65, "line 2"),
      (["history", "show", "--file", "h.csv", "--metric", "layers"], 65, "layers_per_frame"),
      (["history", "show", "--file", "h.csv", "--machine", "layers"], 65, "machine"),
    ]
    for (arguments, code, words) in faults {
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.code == code, "\(arguments): \(outcome.errors)")
      #expect(outcome.output.isEmpty && outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(try folder.text("h.csv") == whole)
    #expect(try folder.text("mine.csv") == "mine")
  }
}
