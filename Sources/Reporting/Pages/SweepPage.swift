import Analysis
import RunData

/// The report of a sweep as one self-contained HTML file.
package struct SweepPage {
  private let source: SweepSource

  package init(_ source: SweepSource) {
    self.source = source
  }

  /// Returns the contents of the file.
  package func bytes() -> [UInt8] {
    PageRenderer.bytes(of: SweepModel(source), template: "sweep")
  }
}

/// The values of the template `sweep`.
private struct SweepModel {
  let head: PageHead
  let notes: [String]
  let hasNotes: Bool
  let legend: [LegendEntry]
  let rates: [SweepRatePart]
  let commands: String
  let script = PageScript.text

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
        + [PageHead.Link("run", "Reproduce")])
  }
}

/// The section of one refresh rate: maps and tables.
private struct SweepRatePart {
  let rateID: String
  let rateName: String
  let rateSentence: String
  let maps: [MapPart]
  let tables: [HTMLTable]

  /// One map.
  struct MapPart {
    let mapHeading: String
    let mapAxes: String
    let mapChart: String
  }

  init(_ map: CrossoverMap, _ text: CrossoverText, at rate: Int, colors: StrategyColors) {
    rateID = "rate-\(rate)"
    rateName = "\(rate) Hz"
    rateSentence = text.sentences(at: rate).joined(separator: " ")
    maps = map.slices(at: rate).map { slice in
      let title = text.title(of: slice)
      return MapPart(
        mapHeading: Self.heading(of: slice, in: map), mapAxes: Self.axes(map),
        mapChart: CrossoverChart(
          columns: map.across.values.map(TextFormatting.name),
          rows: slice.rows.enumerated().map { index, cells in
            (
              label: map.down.map { TextFormatting.name($0.values[index]) } ?? "",
              fields: cells.map { Self.field($0, in: map, at: rate, colors) }
            )
          }, title: "Which strategy wins at \(title)"
        ).image.markup)
    }
    tables = SweepTables(map, at: rate).all.map { HTMLTable($0, of: "\(rate) Hz") }
  }

  /// Returns the axes of a map, and its values on further axes.
  private static func heading(of slice: CrossoverMap.Slice, in map: CrossoverMap) -> String {
    let axes = map.plan.vary.prefix(2).map(\.name).joined(separator: " × ")
    let further = zip(map.plan.vary.dropFirst(2), slice.furtherValues).map {
      ", \($0.name) \(TextFormatting.name($1))"
    }
    return axes + further.joined()
  }

  private static func axes(_ map: CrossoverMap) -> String {
    "Across: \(map.across.name)." + (map.down.map { " Down: \($0.name)." } ?? "")
  }

  private static func field(
    _ cell: SweepCell, in map: CrossoverMap, at rate: Int, _ colors: StrategyColors
  ) -> CrossoverChart.Field {
    let result = map.result(of: cell, at: rate)
    let leaders =
      switch result {
      case .missing, .empty: [String]()
      case .single(let strategy), .winner(let strategy): [strategy]
      case .tie(let strategies): strategies
      }
    let lines = map.lines(of: cell, at: rate)
    let ratios = lines.filter { $0.verdict == .worse || $0.verdict == .same }
      .filter { $0.strategy != $0.fastest }
      .map { "\(TextFormatting.name($0.strategy)) \(SweepTables.ratio($0))" }
    let what =
      switch result {
      case .missing: "not measured"
      case .empty: "nothing is ranked"
      case .single(let strategy): "\(TextFormatting.name(strategy)), with nothing to compare"
      case .winner(let strategy): "\(TextFormatting.name(strategy)) wins"
      case .tie(let strategies):
        "a tie of \(TextFormatting.list(strategies.map(TextFormatting.name)))"
      }
    return CrossoverChart.Field(
      map.mark(result), kinds: leaders.map { colors[$0] },
      title: ([map.plan.title(of: cell) + ": " + what] + ratios).map(TextFormatting.oneLine)
        .joined(separator: "\n"))
  }
}
