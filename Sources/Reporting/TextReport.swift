import Analysis
import Files
import RunData
import Statistics

/// The result of a run as text, with all tables and caveats.
package struct TextReport {
  private let source: ReportSource
  private let look: TextLook

  private var facts: RunFacts { source.facts }

  package init(_ source: ReportSource, look: TextLook = TextLook()) {
    (self.source, self.look) = (source, look)
  }

  /// The report, wrapped at the columns of the look where text can be; it ends with a line feed.
  package var text: String {
    var blocks = [facts.head(width: look.columns)]
    for ranking in source.rankings {
      let tables = RunTables(ranking, in: facts)
      blocks.append(TextFormatting.dotted(tables.conditions, width: look.columns))
      blocks += tables.all.map { $0.lines(width: look.columns, look) }
      blocks.append(CourseLines(ranking, source, look).lines)
      blocks.append(bullets(Fact.hitches(), ranking.recurringHitches))
    }
    blocks.append(bullets("findings", source.findings))
    blocks.append(legend.flatMap { wrap($0, indent: "  ") })
    blocks.append(verdict)
    blocks.append(source.doubts.flatMap { wrap("note: " + $0, indent: "      ") })
    return TextFormatting.paragraphs(blocks)
  }

  private func wrap(_ text: String, indent: String = "") -> [String] {
    TextFormatting.wrap(text, indent: indent, width: look.columns)
  }

  private func bullets(_ heading: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ([heading] + items.map { "· " + $0 }).flatMap { wrap($0, indent: "  ") }
  }

  private var verdict: [String] {
    wrap("verdict: \(source.verdict)", indent: "  ").map { look.tinted($0, .important) }
      + source.verdictFacts.flatMap { wrap($0, indent: "  ") }
  }

  private var legend: [String] {
    let summaries = source.summaries
    let (rounds, needed) = (summaries[0].rounds, ConfidenceInterval.fewestRounds)
    let control = facts.run.controls.first { id in summaries.contains { $0.strategy == id } }
    return [
      Fact.percentiles(),
      rounds < needed
        ? Fact.noIntervals(DecimalText.counted(rounds, "round"), needed) : Fact.intervals(),
      summaries.contains { $0.headroom != nil } ? Fact.headroomMeaning(rounds) : nil,
      control.map { Fact.overSquare($0) },
      Fact.hitchMeaning(HitchRating.goodUpTo, HitchRating.criticalFrom),
      facts.run.spec.pipeline == .serial ? nil : Fact.twoStage(),
      Fact.pixels(), Fact.ranks(),
    ].compactMap(\.self)
  }
}
