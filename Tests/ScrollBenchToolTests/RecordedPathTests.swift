import Foundation
import Testing

@Suite("Paths in results")
struct RecordedPathTests {
  private let folder: Folder
  private let brief: [String]

  /// A folder whose name no result may have, with rows and a scenario.
  init() throws {
    folder = try Folder()
    try folder.put("title\nA\nB\nC\n", at: "secret/people.csv")
    try folder.put("title\nX\nY\nZ\n", at: "other/people.csv")
    try folder.put(#"{"rowHeight": 50}"#, at: "secret/tall.json")
    brief =
      Tool.brief + [
        "--strategy", "layer-grid,image-slice", "--no-verify", "--rows", "secret/people.csv",
      ]
  }

  @discardableResult
  private func run(_ arguments: [String], code: Int32 = 0) throws -> ToolResult {
    let outcome = try Tool.run(arguments, in: folder)
    #expect(outcome.code == code, "\(arguments): \(outcome.errors)")
    return outcome
  }

  /// The written files in which a folder of the machine occurs.
  private func leaks() -> [String] {
    folder.entries.filter {
      guard $0.hasPrefix("secret/out"), let text = try? folder.text($0) else { return false }
      return text.contains("secret") || text.contains(folder.path) || text.contains("/fonts/")
    }
  }

  @Test("are names of files in runs, pages, exports, baselines and sweeps")
  func names() throws {
    try run(brief + ["--scenario", "secret/tall.json", "--output", "secret/out/run"])
    try run([
      "report", "secret/out/run", "--compare", "secret/out/run", "--html", "secret/out/page.html",
      "--markdown", "secret/out/page.md",
    ])
    for format in ["long", "github-action-benchmark", "openmetrics", "chrome-trace"] {
      try run([
        "export", "secret/out/run", "--format", format, "--output", "secret/out/export.\(format)",
      ])
    }
    try run([
      "gate", "--run", "secret/out/run", "--baseline", "secret/out/gate.json",
      "--update-baseline",
    ])
    let sweep = ["sweep", "--vary", "radius=4,8"] + brief.dropFirst()
    try run(sweep + ["--output", "secret/out/sweep"])
    try run(["report", "secret/out/sweep", "--html", "secret/out/sweep.html"])
    try folder.put("frame,ms\n1,16.6\n2,16.7\n3,33.4\n4,16.6\n", at: "secret/log.csv")
    try run([
      "report", "secret/log.csv", "--hz", "60", "--column", "ms", "--html", "secret/out/log.html",
    ])
    #expect(leaks() == [])
    #expect(try folder.text("secret/out/page.html").contains("people.csv"))
    // A sweep is resumed, but not with a file of the same name that has other rows.
    #expect(
      try run(sweep + ["--output", "secret/out/sweep"]).errors.contains("measured already"))
    let other = sweep.map { $0 == "secret/people.csv" ? "other/people.csv" : $0 }
    let refused = try run(other + ["--output", "secret/out/sweep"], code: 65)
    #expect(refused.errors.contains("not have the rows"), "\(refused.errors)")
  }

  @Test("are not needed to repeat a run whose file of rows is named")
  func repeated() throws {
    try run(brief + ["--output", "a"])
    let gone = try run(["run", "--time-debug-build", "--spec", "a", "--output", "b"], code: 65)
    #expect(gone.errors.contains("--rows says where"), "\(gone.errors)")
    let named = ["--rows", "secret/people.csv"]
    try run(["run", "--time-debug-build", "--spec", "a", "--output", "b"] + named)
    #expect(try folder.spec("a") as NSDictionary == folder.spec("b") as NSDictionary)
    let lists = ["export", "a", "--format", "display-list", "--output", "lists"]
    #expect(try run(lists, code: 65).errors.contains("--rows says where"))
    try run(lists + named)
    try run(
      ["run", "--time-debug-build", "--spec", "a", "--output", "c", "--rows", "other/people.csv"],
      code: 65)
    // What stands in the page repeats the run in the folder of its file.
    #expect(try run(["report", "a"]).output.contains("--rows people.csv"))
  }
}
