import Foundation
import Testing

@Suite("scrollbench report", .serialized)
struct ReportRunTests {
  @Test("writes a page and Markdown, compares with another run, and replaces what it wrote")
  func pages() throws {
    let folder = try Tool.folderWithRun()
    let arguments = ["report", "run", "--compare", "run", "--html", "a.html", "--markdown", "a.md"]
    for _ in 1...2 {
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.code == 0 && outcome.output.isEmpty)
      #expect(outcome.errors == "wrote a.html\nwrote a.md\n")
    }
    let page = try folder.text("a.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("<h2>This run and run</h2>") && page.contains("data:image/png;base64,"))
    #expect(page.contains("scrollbench report run --compare run --html a.html"))
    #expect(try folder.text("a.md").contains("| Frame time, ms |"))
  }

  @Test("without a file prints Markdown; no file is -, and none that is not a report is replaced")
  func printed() throws {
    let folder = try Tool.folderWithRun()
    let before = folder.entries
    let outcome = try Tool.run(["report", "run"], in: folder)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("<!-- scrollbench report -->\n## "))
    #expect(folder.entries == before)
    for flag in ["--html", "--markdown"] {
      try Tool.expectRefusal(
        ["report", "run", flag, "-"], code: 64, saying: "printed as Markdown", in: folder)
    }
    try folder.put("<!DOCTYPE html>\nmine", at: "mine.html")
    try Tool.expectRefusal(
      ["report", "run", "--html", "mine.html"], code: 73,
      saying: "scrollbench: mine.html is a file that holds something else: name another one\n",
      in: folder)
    #expect(try folder.text("mine.html") == "<!DOCTYPE html>\nmine")
  }

  @Test("prints what run printed", arguments: ["text", "--verbose", "markdown", "csv", "json"])
  func formats(_ format: String) throws {
    let folder = try Folder()
    let options = format == "--verbose" ? [format] : ["--format", format]
    let measured = try Tool.succeed(
      Tool.brief + [
        "--strategy", "layer-grid,square", "--set", "content=none", "--output", "run",
      ] + options, in: folder)
    let reported = try Tool.run(["report", "run"] + options, in: folder)
    #expect(reported.code == 0 && reported.errors.isEmpty)
    #expect(reported.output == measured.output && !reported.output.isEmpty)
  }

  @Test("writes files and prints the run as well; refuses --format where it has no meaning")
  func filesAndFormat() throws {
    let folder = try Tool.folderWithRun()
    let both = try Tool.succeed(
      ["report", "run", "--html", "a.html", "--format", "csv"], in: folder)
    #expect(both.errors == "wrote a.html\n")
    #expect(try both.output == folder.text("run/summary.csv"))
    #expect(try folder.text("a.html").hasPrefix("<!DOCTYPE html>\n"))
    let compare = ["report", "run", "--compare", "run", "--format"]
    try Tool.expectRefusal(
      compare + ["text"], code: 64, saying: "leave --compare out", in: folder)
    let markdown = try Tool.succeed(compare + ["markdown"], in: folder)
    #expect(markdown.output.contains("Compared with run"))
    for command in [["report", "run"], ["run"]] {
      try Tool.expectRefusal(
        command + ["--verbose", "--format", "csv"], code: 64, saying: "--verbose prints text",
        in: folder)
    }
  }

  @Test("fails with one line and status 65 if the input is not a run, and writes nothing")
  func badInput() throws {
    let folder = try Tool.folderWithRun()
    try folder.put("note", at: "file")
    try folder.put(String(try folder.text("run/frames.csv").dropLast(40)), at: "cut/frames.csv")
    try folder.put(try folder.text("run/run.json"), at: "cut/run.json")
    for (arguments, words) in [
      (["cut"], "frames.csv, line"), (["run", "--compare", "cut"], "frames.csv, line"),
      (["nowhere"], "nowhere"), (["file"], "file"), (["run", "--compare", "nowhere"], "nowhere"),
    ] {
      try Tool.expectRefusal(
        ["report"] + arguments + ["--html", "a.html", "--markdown", "a.md"], code: 65,
        saying: words, in: folder)
    }
  }
}
