import Analysis
import Files
import Statistics

/// A report of a run or a sweep as Markdown, for a comment or a job summary.
package struct MarkdownPage {
  /// The complete text, which ends with a line feed.
  package let text: String

  /// The first line of every such file, which identifies it as a report.
  private static let start = "<!-- scrollbench report -->\n"

  /// Creates the report of a run: the verdict, the tables and the caveats.
  package init(_ source: ReportSource) {
    var blocks = [
      ["## " + Markdown.escaped(source.headline)],
      Array(source.sentences.map(Markdown.escaped).flatMap { [$0, ""] }.dropLast()),
      Markdown.list(source.what),
    ]
    if let comparison = source.comparison {
      blocks += [
        ["### Compared with " + Markdown.escaped(comparison.name)],
        [String(ComparisonReport(comparison.comparison).markdown.dropLast())],
      ]
    }
    for ranking in source.rankings.reversed() {
      let tables = RunTables(ranking, in: source.facts)
      blocks.append(["### " + Markdown.escaped(tables.heading)])
      blocks += tables.all.map(\.markdown)
    }
    blocks += [
      Markdown.section("Findings", source.findings), Markdown.section("Caveats", source.caveats),
    ]
    text = Self.text(blocks, commands: source.commands)
  }

  /// Creates the report of a sweep: per refresh rate the maps, the ratios and the first counter.
  package init(_ report: SweepReport) {
    var blocks = [["## " + Markdown.escaped(report.headline)]]
    blocks += report.sentences.map { [Markdown.escaped($0)] }
    blocks.append(Markdown.list(report.what))
    for rate in report.map.refreshRates {
      for (title, table) in report.maps(at: rate) {
        blocks += [["### " + Markdown.escaped(title)], table.markdown]
      }
      blocks += report.tables(at: rate).prefix(2).map(\.markdown)
    }
    blocks += [
      Markdown.list(report.legend.map(\.entry) + report.signs),
      Markdown.section("Notes", report.notes),
    ]
    text = Self.text(blocks, commands: report.commands)
  }

  /// Creates the report of logs of devices: the verdict, what would decide, tables and caveats.
  package init(_ page: DevicePage) {
    let deciding = page.deciding
    text = Self.text(
      [
        ["## " + Markdown.escaped(page.page.headline)], page.page.sentences.map(Markdown.escaped),
        deciding.isEmpty ? [] : ["**What would decide this:** \(Markdown.escaped(deciding))."],
        [String(page.tables.dropLast())],
      ], commands: page.commands)
  }

  private static func text(_ blocks: [[String]], commands: String) -> String {
    start
      + TextFormatting.paragraphs(blocks + [["### Reproduce", ""] + Markdown.code(commands)])
  }

  /// Returns a Boolean value that indicates whether a file is such a report and may be replaced.
  package static func isReport(_ path: String) -> Bool {
    FileSystem.begins(path, with: start)
  }
}
