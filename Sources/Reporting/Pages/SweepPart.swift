import Analysis
import RunRecords

/// The maps and tables of a sweep at one refresh rate: what a page shows of them.
struct SweepRatePart {
  let rateID: String
  let rateName: String
  let rateSentence: String
  let maps: [MapPart]
  let tables: [PageTable]

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
    tables = SweepTables(map, at: rate, colors).all
  }

  /// What one map is of, at whatever refresh rate.
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
