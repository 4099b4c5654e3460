import Analysis
package import Files
import RunData

extension ReportSource {
  /// - Complexity: O(*n* log *n*) in the number of frames; the file grows with series alone.
  package func html() throws(OutputError) -> [UInt8] {
    // The highest refresh rate first, unlike `rankings`.
    let rates = rankings.reversed().map { ($0, timelines(of: $0)) }
    let run: JSONObject = [
      "run": RunJSON.object(of: self),
      "comparison": comparison.map { ComparisonReport($0.comparison).differences },
    ]
    let sections =
      [
        result,
        comparison.map { section(of: $0.comparison, with: $0.name) },
      ] + rates.map(section) + [
        imageSection,
        .limits(caveats: caveats, findings: findings, hitches: recurringHitches),
        reproduction,
      ]
    let page = Page(
      kicker: subject, headline: headline, what: [facts.place],
      sections: sections.compactMap(\.self),
      footer:
        "The page loads nothing. Its element <code>data</code> holds all figures as JSON, as run --format json prints them."
    )
    return page.bytes(
      data: [
        ("timelines", try JSONText.line(rates.flatMap { $0.1.map(\.data) })),
        ("data", try JSONText.line(run)),
      ])
  }

  private var subject: String {
    let strategies = first.ranked.count + first.unranked.count
    return
      "\(MessageText.name(facts.run.scroll.scenario)): frame times of a scrolling list"
      + (strategies > 0 ? ", rounded rows drawn in \(DecimalText.counted(strategies, "way"))" : "")
  }

  private func timelines(of ranking: Ranking) -> [TimelineChart] {
    let strategies = ranking.inOrder
    let most = TimelineChart.columns(ofEach: summaries.count)
    let courses = strategies.map { course(of: $0, atMost: most) }
    let axis = TimelineChart.axis(courses, budget: strategies[0].budget)
    let limits = limits(own: ranking.refreshRate)
    return zip(strategies, courses).map {
      TimelineChart(summary: $0, columns: $1, axis: axis, limits: limits)
    }
  }
}
