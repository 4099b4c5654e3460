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
    blocks.append(
      look.columns < TextFormatting.width ? wrap(legend.joined(separator: " ")) : legend)
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
    let shares = summaries.filter { $0.p50.value > 0 }.map(\.shareOfOverhead)
    let range = [shares.min() ?? 0, shares.max() ?? 0].map {
      DecimalText.fixed($0 * 100, places: 1)
    }
    let measuring = facts.run.machine.measuringNsPerFrame
    return [
      Fact.percentiles(),
      rounds < needed
        ? Fact.noIntervals(DecimalText.counted(rounds, "round"), needed) : Fact.intervals(),
      summaries.contains { $0.headroom != nil } ? Fact.headroomMeaning(rounds) : nil,
      control.map { Fact.overSquare($0) },
      Fact.hitchMeaning(HitchRating.goodUpTo, HitchRating.criticalFrom),
      facts.run.spec.pipeline == .serial ? nil : Fact.twoStage(),
      Fact.pixels(), Fact.ranks(),
      shares.max() ?? 0 > 0
        ? Fact.overhead(range[0] == range[1] ? range[0] : range.joined(separator: "–")) : nil,
      measuring > 0 ? Fact.measuring(measuring) : nil,
    ].compactMap(\.self)
  }
}

extension SeriesSummary {
  /// The medians of the phases that neither show content nor draw, as a share of the median frame
  /// time.
  fileprivate var shareOfOverhead: Double {
    (phases.advance + phases.recycle + phases.layout + phases.commit) / p50.value
  }
}
