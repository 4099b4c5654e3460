import Analysis

/// The result of a sweep as Markdown: the maps as text, and the tables below them.
package struct SweepMarkdown {
  private let source: SweepSource

  package init(_ source: SweepSource) {
    self.source = source
  }

  /// All of it, a line feed at the end.
  package var text: String {
    let text = source.text
    var blocks = [
      ["## " + Markdown.escaped(source.headline)],
      source.what.map { "- " + Markdown.escaped($0) },
    ]
    let colors = StrategyColors(source.map.strategies)
    for rate in source.map.refreshRates {
      blocks.append(["### \(rate) Hz"])
      blocks.append(text.sentences(at: rate).map(Markdown.escaped))
      for slice in source.map.slices(at: rate) {
        blocks.append(
          MarkdownPage.code(
            ([text.title(of: slice)] + text.lines(of: slice)).joined(separator: "\n"), "text"))
      }
      blocks += SweepTables(source.map, at: rate, colors).all.prefix(2).map(MarkdownPage.lines)
    }
    blocks.append(MarkdownPage.code(text.legend.joined(separator: "\n"), "text"))
    if !source.result.notes.isEmpty {
      blocks.append(["### Notes", ""] + source.result.notes.map { "- " + Markdown.escaped($0) })
    }
    blocks.append(["### Do it again", ""] + MarkdownPage.code(source.commands))
    return MarkdownPage.start + TextFormatting.paragraphs(blocks)
  }
}
