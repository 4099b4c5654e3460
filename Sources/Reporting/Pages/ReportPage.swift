import Analysis
package import Files
import RunData
import Statistics

/// The report of a run as one self-contained HTML file.
package struct ReportPage {
  private let source: ReportSource
  private let colors: StrategyColors

  package init(_ source: ReportSource) {
    self.source = source
    colors = StrategyColors(source.facts.series.map(\.strategy))
  }

  /// Returns the contents of the file.
  ///
  /// - Throws: ``OutputError`` if a number is not finite.
  /// - Complexity: O(*n* log *n*) in the number of frames; the file grows with series alone.
  package func bytes() throws(OutputError) -> [UInt8] {
    PageRenderer.bytes(of: try model(), template: "page")
  }

  /// Returns a Boolean value that indicates whether a file is such a page and may be replaced.
  package static func isReport(_ path: String) -> Bool {
    FileSystem.begins(path, with: PageTemplates.start)
  }
}

/// The values of the template `page`.
private struct PageModel {
  let head: PageHead
  let script: String
  let timelineData: String
  let result: ResultPart
  let sentences: [String]
  let caveats: [String]
  let findings: [String]
  let hasFindings: Bool
  let recurringHitches: [String]
  let hasRecurringHitches: Bool
  let comparison: ComparisonPart?
  let rates: [RatePart]
  let images: ImagesPart?
  let commands: String
  let run: RunPart
  let figures: HTMLTable
  let colophon: String
}

extension ReportPage {
  private func model() throws(OutputError) -> PageModel {
    let facts = source.facts
    let (rates, data) = rates()
    let findings = source.findings
    let caveats = source.caveats
    let result = ResultPart(
      source.first, caveats: caveats.count, findings: findings.count,
      ratio: RatioPart(source.first, colors: colors))
    let images =
      source.images.images.isEmpty ? nil : ImagesPart(source.images, colors: colors)
    let comparison = source.comparison.map {
      ComparisonPart($0.comparison, with: $0.name, colors: colors)
    }
    let head = PageHead(
      kicker: TextFormatting.name(facts.run.scroll.scenario), headline: source.headline,
      what: [RunHead.place(facts)],
      links: links(rates, hasImages: images != nil, isCompared: comparison != nil),
      hasScript: true)
    return PageModel(
      head: head, script: PageScript.text, timelineData: try json(data), result: result,
      sentences: source.sentences, caveats: caveats, findings: findings,
      hasFindings: !findings.isEmpty,
      recurringHitches: source.recurringHitches,
      hasRecurringHitches: !source.recurringHitches.isEmpty, comparison: comparison, rates: rates,
      images: images,
      commands: source.commands, run: RunPart(facts),
      figures: HTMLTable(RunTables.figures(source.summaries), of: "All of summary.csv"),
      colophon: colophon)
  }

  private var colophon: String {
    let rounds = source.facts.run.spec.rounds
    return
      (rounds == 1
      ? "Times are those of the one round measured."
      : "Percentiles of the frame time are geometric means over \(rounds) rounds.")
      + " The page holds all it shows and loads nothing."
  }

  private func links(
    _ rates: [RatePart], hasImages: Bool, isCompared: Bool
  ) -> [PageHead.Link] {
    var links = [PageHead.Link("result", "Result")]
    if isCompared { links.append(.init("comparison", "Comparison")) }
    for rate in rates { links.append(.init(rate.rateID, rate.rateName)) }
    if hasImages { links.append(.init("images", "Images")) }
    links.append(.init("figures", "Every figure"))
    links.append(.init("run", "Reproduce"))
    links.append(.init("environment", "Environment"))
    links.append(.init("caveats", "Caveats"))
    return links
  }

  /// Returns the sections of all refresh rates, the highest first, and the data of their timelines.
  private func rates() -> (parts: [RatePart], data: [TimelineData]) {
    var data: [TimelineData] = []
    let most = TimelinePart.columns(ofEach: source.summaries.count)
    let parts = source.rankings.reversed().map { ranking in
      let strategies = ranking.inOrder
      let courses = strategies.map { course(of: $0, atMost: most) }
      let axis = TimelinePart.axis(courses.map(\.columns), budget: strategies[0].budget)
      let limits = RatePart.limits(of: source.facts, own: ranking.refreshRate)
      let timelines = zip(strategies, courses).map { summary, course in
        let part = TimelinePart(
          summary, columns: course.columns, axis: axis, limits: limits, colors: colors,
          index: data.count)
        data.append(part.data)
        return (part, course.times)
      }
      let isLowerRate = ranking.refreshRate != source.first.refreshRate
      return RatePart(
        ranking, in: source.facts, colors: colors, isLowerRate: isLowerRate,
        timelines: timelines, ratio: isLowerRate ? RatioPart(ranking, colors: colors) : nil)
    }
    return (parts, data)
  }

  /// Returns the timeline of a series, and the distribution of its frame times in milliseconds.
  private func course(
    of summary: SeriesSummary, atMost columns: Int
  ) -> (columns: [TimelineColumn], times: Distribution) {
    guard
      let series = source.run.series.first(where: {
        $0.strategy == summary.strategy && $0.refreshRate == summary.refreshRate
      })
    else { preconditionFailure("each judgement is of a series of the run") }
    let pass = series.typicalFrames(in: source.facts.run.spec.pipeline)
    return (
      TimelineColumn.all(of: pass, samples: series.pass(1), atMost: columns),
      Distribution(pass.lazy.map { $0.phases.total / 1e6 })
    )
  }

  /// Returns the data as JSON without `<`, which could end the script element that contains it.
  private func json(_ data: [TimelineData]) throws(OutputError) -> String {
    try JSONText.line(data).unicodeScalars.split(separator: "<", omittingEmptySubsequences: false)
      .map { String($0) }.joined(separator: "\\u003c")
  }
}
