import Analysis

/// The result of a sweep as one HTML file that needs nothing else.
package struct SweepPage {
  private let source: SweepSource

  package init(_ source: SweepSource) {
    self.source = source
  }

  /// The file.
  package func bytes() -> [UInt8] {
    PageRenderer.bytes(of: SweepModel(source), template: "sweep")
  }
}

/// What the template of the page fills in.
private struct SweepModel {
  let head: PageHead
  let notes: [String]
  let hasNotes: Bool
  let legend: [LegendEntry]
  let rates: [SweepRatePart]
  let commands: String

  init(_ source: SweepSource) {
    let map = source.map
    let colors = StrategyColors(map.strategies)
    notes = source.result.notes
    hasNotes = !notes.isEmpty
    legend = map.strategies.map {
      LegendEntry(entry: "\(map.letter(of: $0)) \(TextFormatting.name($0))", swatch: colors[$0])
    }
    rates = map.refreshRates.map { SweepRatePart(map, source.text, at: $0, colors: colors) }
    commands = source.commands
    head = PageHead(
      kicker: "sweep of \(source.scenario)", headline: source.headline,
      sentences: map.refreshRates.flatMap { source.text.sentences(at: $0) }, what: source.what,
      links: [PageHead.Link("notes", "Notes")]
        + rates.map { PageHead.Link($0.rateID, $0.rateName) }
        + [PageHead.Link("run", "Do it again")])
  }
}
