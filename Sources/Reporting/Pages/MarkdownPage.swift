import Analysis
import Files
import Statistics

/// A report as Markdown, for a comment or a summary of a build: the verdict, the tables, the doubts.
package struct MarkdownPage {
  private let source: ReportSource
  private let colors: StrategyColors

  /// The first line of every such file, by which an older report is known.
  static let start = "<!-- scrollbench report -->\n"

  package init(_ source: ReportSource) {
    self.source = source
    colors = StrategyColors(source.record.series.map(\.strategy))
  }

  /// All of it, a line feed at the end.
  package var text: String {
    var blocks = [
      ["## " + Markdown.escaped(source.headline)],
      source.sentences.map(Markdown.escaped).flatMap { [$0, ""] }.dropLast(),
      source.what.map { "- " + Markdown.escaped($0) },
    ]
    if let comparison = source.comparison {
      blocks.append([
        "### Compared with " + Markdown.escaped(TextFormatting.oneLine(comparison.name))
      ])
      blocks.append([String(ComparisonReport(comparison.comparison).markdown.dropLast())])
    }
    for ranking in source.rankings.reversed() {
      let heading = RateTables(ranking, isLowerBound: isLowerBound).heading
      blocks.append(["### " + Markdown.escaped(heading)])
      let tables = PageTables(ranking, colors, isLowerBound: isLowerBound).all
      blocks += tables.map(Self.lines)
    }
    blocks.append(list("Findings", source.findings))
    blocks.append(list("Caveats", source.caveats))
    blocks.append(["### Do it again", ""] + Self.code(source.commands))
    return Self.start + TextFormatting.paragraphs(blocks)
  }

  /// Returns whether a file is a report of this kind, so that it may be replaced.
  package static func isReport(_ path: String) -> Bool {
    FileSystem.begins(path, with: start)
  }

  private var isLowerBound: Bool { source.record.isLowerBound }

  private func list(_ heading: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["### " + heading, ""] + items.map { "- " + Markdown.escaped($0) }
  }

  /// A table with a line of headings and a row a line.
  static func lines(_ table: PageTable) -> [String] {
    let headings = [table.caption] + table.headings.map(\.heading)
    let rules = table.headings.map { $0.headingKind == "words" ? "---" : "--:" }
    return [Markdown.row(headings), "| --- | " + rules.joined(separator: " | ") + " |"]
      + table.rows.map { Markdown.row([$0.name] + $0.cells.map(\.shown)) }
  }

  /// A block of code whose fence is longer than any run of backticks in it.
  static func code(_ text: String, _ language: String = "sh") -> [String] {
    var (longest, run) = (2, 0)
    for letter in text.unicodeScalars {
      run = letter == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return [fence + language, text, fence]
  }
}
