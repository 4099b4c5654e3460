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
  package init(_ source: SweepSource) {
    var blocks = [["## " + Markdown.escaped(source.headline)], Markdown.list(source.what)]
    for rate in source.map.refreshRates {
      blocks.append(["### \(rate) Hz"])
      blocks.append(source.text.sentences(at: rate).map(Markdown.escaped))
      for slice in source.map.slices(at: rate) {
        if !slice.furtherValues.isEmpty {
          blocks.append([Markdown.escaped(source.text.title(of: slice))])
        }
        blocks.append(source.text.table(of: slice).markdown)
      }
      blocks += SweepTables(source.map, at: rate).all.prefix(2).map(\.markdown)
    }
    blocks += [
      Markdown.list(source.text.legend), Markdown.section("Notes", source.result.notes),
    ]
    text = Self.text(blocks, commands: source.commands)
  }

  /// Creates the report of logs of devices: the verdict, what would decide, tables and caveats.
  package init(_ page: DevicePage) {
    let deciding = page.result.deciding
    text = Self.text(
      [
        ["## " + Markdown.escaped(page.headline)], page.leads.map(Markdown.escaped),
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
