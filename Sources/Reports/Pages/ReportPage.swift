import Charts
import FrameStatistics
import Mustache
import RunRecords

/// A report as one HTML file that needs nothing else: no network, no other file.
package struct ReportPage {
  private let source: ReportSource
  private let colors: StrategyColors

  package init(_ source: ReportSource) {
    self.source = source
    colors = StrategyColors(source.record.series.map(\.strategy))
  }

  /// The file.
  ///
  /// - Throws: ``OutputError`` if a number is not finite.
  /// - Complexity: O(*n* log *n*) in the number of frames; the file grows with series alone.
  package func bytes() throws(OutputError) -> [UInt8] {
    let page = try model()
    var library = MustacheLibrary()
    for (name, text) in PageTemplates.all {
      do {
        try library.register(text, named: name)
      } catch {
        preconditionFailure("the template \(name) is not as it should be: \(error)")
      }
    }
    guard let text = library.render(page, withTemplate: "page") else {
      preconditionFailure("there is a template called page")
    }
    return Array(text.utf8)
  }

  /// Whether a file begins like a page of this kind, so that it may be replaced.
  package static func isReport(_ path: String) -> Bool {
    let start = Array(PageTemplates.start.utf8)
    return (try? FileSystem.start(of: path, count: start.count)) == start
  }
}

/// What the template of the page fills in.
private struct PageModel {
  let policy: String
  let style: String
  let script: String
  let timelineData: String
  let pageTitle: String
  let kicker: String
  let headline: String
  let sentences: [String]
  let what: [String]
  let links: [Link]
  let caveats: [String]
  let hasCaveats: Bool
  let findings: [String]
  let hasFindings: Bool
  let blames: [String]
  let hasBlames: Bool
  let comparisons: [ComparisonPart]
  let rates: [RatePart]
  let pictures: [PicturesPart]
  let run: RunPart
  let figures: FiguresPart
  let colophon: String

  struct Link {
    let target: String
    let link: String
  }
}

extension ReportPage {
  private func model() throws(OutputError) -> PageModel {
    let record = source.record
    let (rates, data) = rates()
    let pictures =
      source.pictures.pictures.isEmpty
      ? [] : [PicturesPart(source.pictures, colors: colors)]
    let comparisons =
      source.comparison.map {
        [ComparisonPart($0.comparison, with: $0.name, colors: colors)]
      } ?? []
    let headline = Headline(source.first, isLowerBound: record.isLowerBound).text
    return PageModel(
      policy: PagePolicy.text(style: PageStyle.text, script: PageScript.text),
      style: PageStyle.text, script: PageScript.text, timelineData: try json(data),
      pageTitle: "\(headline) · ScrollBench", kicker: Wording.name(record.scenarioName),
      headline: headline, sentences: source.sentences,
      what: RunHead(record).lines.map { $0.drop { $0 == " " } }.map(String.init),
      links: links(rates, hasPictures: !pictures.isEmpty, isCompared: !comparisons.isEmpty),
      caveats: source.caveats, hasCaveats: !source.caveats.isEmpty, findings: source.findings,
      hasFindings: !source.findings.isEmpty, blames: source.blames,
      hasBlames: !source.blames.isEmpty, comparisons: comparisons, rates: rates,
      pictures: pictures, run: RunPart(record, reading: source.command),
      figures: FiguresPart(source.summaries), colophon: colophon)
  }

  private var colophon: String {
    "Times are medians over \(source.record.rounds) rounds unless they are called raw. The page"
      + " holds all it shows and loads nothing."
  }

  private func links(
    _ rates: [RatePart], hasPictures: Bool, isCompared: Bool
  ) -> [PageModel.Link] {
    [PageModel.Link(target: "caveats", link: "Caveats")]
      + (isCompared ? [PageModel.Link(target: "comparison", link: "Comparison")] : [])
      + rates.map { PageModel.Link(target: $0.rateID, link: $0.rateName) }
      + (hasPictures ? [PageModel.Link(target: "pictures", link: "Pictures")] : [])
      + [
        PageModel.Link(target: "run", link: "Do it again"),
        PageModel.Link(target: "figures", link: "Every figure"),
      ]
  }

  /// The parts of all refresh rates, the highest first, and the figures of their timelines.
  private func rates() -> (parts: [RatePart], data: [TimelineData]) {
    var data: [TimelineData] = []
    let parts = source.rankings.reversed().map { ranking in
      let strategies = ranking.inOrder
      let passes = strategies.map { series(of: $0) }
        .map { $0.series.typicalFrames($0.summary.playback) }
      let most = TimelinePart.columns(ofEach: source.summaries.count)
      let columns = zip(strategies, passes).map { summary, pass in
        TimelineColumn.all(of: pass, samples: series(of: summary).series.pass(1), atMost: most)
      }
      let axis = TimelinePart.axis(columns, budget: strategies[0].budget)
      let limits = RatePart.limits(of: source.record, own: ranking.refreshRate)
      let timelines = strategies.indices.map { index in
        let part = TimelinePart(
          strategies[index], columns: columns[index], axis: axis, limits: limits, colors: colors,
          index: data.count)
        data.append(part.data)
        return (part, Distribution(passes[index].lazy.map { $0.phases.total / 1e6 }))
      }
      return RatePart(
        ranking, in: source.record, colors: colors,
        isLowerRate: ranking.refreshRate != source.first.refreshRate, timelines: timelines,
        ratios: source.record.isLowerBound
          ? nil : RatioPart(ranking, in: source.measured, colors: colors))
    }
    return (parts, data)
  }

  private func series(of summary: SeriesSummary) -> (series: FrameSeries, summary: SeriesSummary) {
    guard
      let series = source.run.series.first(where: {
        $0.strategy == summary.strategy && $0.refreshRate == summary.refreshRate
      })
    else { preconditionFailure("each judgement is of a series of the run") }
    return (series, summary)
  }

  /// Data as it may stand in a script element: nothing in it ends the element.
  private func json(_ data: [TimelineData]) throws(OutputError) -> String {
    let text = try JSONText.line(data)
    return text.utf8.contains(UInt8(ascii: "<"))
      ? text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
      : text
  }
}
