import Analysis
package import Files
import RunData

/// The report of a run as one self-contained HTML file.
package struct ReportPage {
  let source: ReportSource

  package init(_ source: ReportSource) { self.source = source }

  /// Returns the contents of the file.
  ///
  /// - Complexity: O(*n* log *n*) in the number of frames; the file grows with series alone.
  package func bytes() throws(OutputError) -> [UInt8] {
    var data: [JSONObject] = []
    let rates = source.rankings.reversed().map { ranking in
      let timelines = timelines(of: ranking)
      defer { data += timelines.map(\.data) }
      return section(of: ranking, timelines, first: data.count)
    }
    let run: JSONObject = [
      "run": RunJSON.object(of: source),
      "comparison": source.comparison.map { ComparisonReport($0.comparison).differences },
    ]
    let sections =
      [
        ResultPart(source).section,
        source.comparison.map { section(of: $0.comparison, with: $0.name) },
      ] + rates + [
        images,
        .limits(
          caveats: source.caveats, findings: source.findings, hitches: source.recurringHitches),
        conditions,
      ]
    let page = Page(
      kicker: subject, headline: source.headline, what: [source.facts.place],
      sections: sections.compactMap(\.self),
      footer:
        "The page loads nothing. Its element <code>data</code> holds all figures as JSON, as run --format json prints them."
    )
    return page.bytes(
      data: [("timelines", try JSONText.line(data)), ("data", try JSONText.line(run))])
  }

  /// Returns a Boolean value that indicates whether a file is such a page and may be replaced.
  package static func isReport(_ path: String) -> Bool {
    FileSystem.begins(path, with: Page.start)
  }
}

extension ReportPage {
  /// The scenario, and the number of strategies without controls.
  private var subject: String {
    let strategies = source.first.ranked.count + source.first.unranked.count
    return
      "\(MessageText.name(source.facts.run.scroll.scenario)): frame times of a scrolling list,"
      + " rounded rows drawn in \(TextFormatting.count(strategies, "way"))"
  }

  /// Returns the timelines at a refresh rate, on one axis.
  private func timelines(of ranking: Ranking) -> [TimelineChart] {
    let strategies = ranking.inOrder
    let most = TimelineChart.columns(ofEach: source.summaries.count)
    let courses = strategies.map { source.course(of: $0, atMost: most) }
    let axis = TimelineChart.axis(courses, budget: strategies[0].budget)
    let limits = Self.limits(of: source.facts, own: ranking.refreshRate)
    return zip(strategies, courses).map {
      TimelineChart(summary: $0, columns: $1, axis: axis, limits: limits)
    }
  }
}
