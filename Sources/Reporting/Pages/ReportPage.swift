import Analysis
package import Files
import RunData

/// The report of a run as one self-contained HTML file.
package struct ReportPage {
  let source: ReportSource
  let colors: StrategyColors

  package init(_ source: ReportSource) {
    self.source = source
    colors = StrategyColors(source.facts.series.map(\.strategy))
  }

  /// Returns the contents of the file.
  ///
  /// - Complexity: O(*n* log *n*) in the number of frames; the file grows with series alone.
  package func bytes() throws(OutputError) -> [UInt8] {
    let (rates, timelines) = rates()
    let (caveats, findings, hitches) = (source.caveats, source.findings, source.recurringHitches)
    let comparison = source.comparison.map { section(of: $0.comparison, with: $0.name) }
    let hasImages = !source.images.images.isEmpty
    let hasLimits = !(caveats.isEmpty && findings.isEmpty && hitches.isEmpty)
    let links =
      [("result", "Result")]
      + (comparison == nil ? [] : [("comparison", "Comparison")])
      + source.rankings.reversed().map {
        ("rate-\($0.refreshRate)", "\($0.refreshRate) Hz")
      }
      + (hasImages ? [("images", "Images")] : [])
      + (hasLimits ? [("caveats", "Caveats")] : [])
      + [("run", "Reproduce")]
    let head = PageHead(
      kicker: subject, headline: source.headline,
      what: [RunHead.place(source.facts)], links: links)
    let data: JSONObject = [
      "run": RunJSON.object(of: source),
      "comparison": source.comparison.map { ComparisonReport($0.comparison).differences },
    ]
    return head.page(
      """
      \(ResultPart(source, colors: colors).markup)
      \(comparison)
      \(rates)
      \(if: hasImages, imagesSection)
      \(if: hasLimits, PageHead.limits(caveats: caveats, findings: findings, hitches: hitches))
      \(runSection)

      """,
      footer:
        "The page loads nothing. Its element <code>data</code> holds all figures as JSON, as run --format json prints them.",
      data: [("timelines", try JSONText.line(timelines)), ("data", try JSONText.line(data))])
  }

  /// Returns a Boolean value that indicates whether a file is such a page and may be replaced.
  package static func isReport(_ path: String) -> Bool {
    FileSystem.begins(path, with: PageHead.start)
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

  /// Returns the sections of all refresh rates, the highest first, and the data of their timelines.
  private func rates() -> (sections: [Markup], data: [JSONObject]) {
    var data: [JSONObject] = []
    let most = TimelinePart.columns(ofEach: source.summaries.count)
    let sections = source.rankings.reversed().map { ranking in
      let strategies = ranking.inOrder
      let courses = strategies.map { course(of: $0, atMost: most) }
      let axis = TimelinePart.axis(courses, budget: strategies[0].budget)
      let limits = Self.limits(of: source.facts, own: ranking.refreshRate)
      let timelines = zip(strategies, courses).map { summary, course in
        let part = TimelinePart(
          summary, columns: course, axis: axis, limits: limits, colors: colors, index: data.count)
        data.append(part.data)
        return part
      }
      return section(of: ranking, timelines: timelines, on: axis)
    }
    return (sections, data)
  }

  private func course(of summary: SeriesSummary, atMost columns: Int) -> [TimelineColumn] {
    guard
      let series = source.run.series.first(where: {
        $0.strategy == summary.strategy && $0.refreshRate == summary.refreshRate
      })
    else { preconditionFailure("each judgement is of a series of the run") }
    let pass = series.typicalFrames(in: source.facts.run.spec.pipeline)
    return TimelineColumn.all(of: pass, samples: series.pass(1), atMost: columns)
  }
}
