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

  @Test("without a file prints Markdown")
  func printed() throws {
    let folder = try Tool.folderWithRun()
    let before = folder.entries
    let outcome = try Tool.run(["report", "run"], in: folder)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("<!-- scrollbench report -->\n## "))
    #expect(folder.entries == before)
  }

  @Test(
    "prints what run printed, which are its files or of its format alone",
    arguments: [
      ("text", "verdict: "), ("--verbose", "settings · "),
      ("markdown", "<!-- scrollbench report -->"),
      ("csv", "scenario,strategy,"), ("json", "{"),
    ])
  func formats(format: String, start: String) throws {
    let folder = try Folder()
    let options = format == "--verbose" ? [format] : ["--format", format]
    let measured = try Tool.succeed(
      Tool.brief + [
        "--strategy", "layer-grid,square", "--set", "content=none", "--output", "run",
      ] + options, in: folder)
    #expect(measured.errors == "wrote run/summary.csv, frames.csv, run.json and pictures\n")
    #expect(measured.output.hasPrefix(start) && !measured.output.contains("\u{1B}"))
    let reported = try Tool.run(["report", "run"] + options, in: folder)
    #expect(reported.code == 0 && reported.errors.isEmpty)
    #expect(reported.output == measured.output)
    if format == "csv" { #expect(try measured.output == folder.text("run/summary.csv")) }
    if format == "json" {
      let object = try jsonObject(Data(measured.output.utf8))
      let run = try #require(object["run"] as? NSDictionary)
      #expect(try run == folder.json("run/run.json") as NSDictionary)
      #expect((object["summaries"] as? [Any])?.count == 2)
    }
  }

  @Test("writes files and prints the run as well")
  func filesAndFormat() throws {
    let folder = try Tool.folderWithRun()
    let both = try Tool.succeed(
      ["report", "run", "--html", "a.html", "--format", "csv"], in: folder)
    #expect(both.errors == "wrote a.html\n")
    #expect(try both.output == folder.text("run/summary.csv"))
    #expect(try folder.text("a.html").hasPrefix("<!DOCTYPE html>\n"))
    let markdown = try Tool.succeed(
      ["report", "run", "--compare", "run", "--format", "markdown"], in: folder)
    #expect(markdown.output.contains("Compared with run"))
  }
}
