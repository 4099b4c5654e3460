extension ReportSource {
  package var markdown: String {
    var blocks = [
      ["## " + Markdown.escaped(headline)],
      Array(sentences.map(Markdown.escaped).flatMap { [$0, ""] }.dropLast()),
      Markdown.list(what),
    ]
    if let comparison {
      blocks += [
        ["### Compared with " + Markdown.escaped(comparison.name)],
        [String(ComparisonReport(comparison.comparison).markdown.dropLast())],
      ]
    }
    // The highest refresh rate first, unlike `rankings`.
    for ranking in rankings.reversed() {
      let tables = RunTables(ranking, in: facts)
      blocks.append(["### " + Markdown.escaped(tables.heading)])
      blocks += tables.all.map(\.markdown)
    }
    blocks += [
      Markdown.section("Findings", findings), Markdown.section("Late frames", recurringHitches),
      Markdown.section("Caveats", caveats),
    ]
    return Markdown.report(blocks, commands: commands)
  }
}
