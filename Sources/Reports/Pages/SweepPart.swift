import Charts
import RegressionGates
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
          columns: map.across.values.map(Wording.name),
          rows: slice.rows.enumerated().map { index, cells in
            (
              label: map.down.map { Wording.name($0.values[index]) } ?? "",
              fields: cells.map { Self.field($0, in: map, at: rate, colors) }
            )
          }, title: "Which strategy wins at \(title)"
        ).picture.markup)
    }
    tables = SweepTables(map, at: rate, colors).all
  }

  /// What one map is of, at whatever refresh rate.
  private static func heading(of slice: CrossoverMap.Slice, in map: CrossoverMap) -> String {
    let axes = map.plan.vary.prefix(2).map(\.name).joined(separator: " × ")
    let further = zip(map.plan.vary.dropFirst(2), slice.furtherValues).map {
      ", \($0.name) \(Wording.name($1))"
    }
    return axes + further.joined()
  }

  private static func axes(_ map: CrossoverMap) -> String {
    "Across: \(map.across.name)." + (map.down.map { " Down: \($0.name)." } ?? "")
  }

  private static func field(
    _ cell: SweepCell, in map: CrossoverMap, at rate: Int, _ colors: StrategyColors
  ) -> CrossoverChart.Field {
    let outcome = map.outcome(of: cell, at: rate)
    let leaders =
      switch outcome {
      case .missing, .nobody: [String]()
      case .alone(let strategy), .winner(let strategy): [strategy]
      case .tie(let strategies): strategies
      }
    let lines = map.lines(of: cell, at: rate)
    let ratios = lines.filter { $0.verdict == .loses || $0.verdict == .tie }
      .filter { $0.strategy != $0.fastest }
      .map { "\(Wording.name($0.strategy)) \(SweepTables.ratio($0))" }
    let what =
      switch outcome {
      case .missing: "not measured"
      case .nobody: "nothing is ranked"
      case .alone(let strategy): "\(Wording.name(strategy)), with nothing to compare"
      case .winner(let strategy): "\(Wording.name(strategy)) wins"
      case .tie(let strategies): "a tie of \(Wording.list(strategies.map(Wording.name)))"
      }
    return CrossoverChart.Field(
      map.mark(outcome), kinds: leaders.map { colors[$0] },
      title: ([map.plan.title(of: cell) + ": " + what] + ratios).map(Wording.oneLine)
        .joined(separator: "\n"))
  }
}

/// The tables below the maps of a refresh rate: a cell a row, a strategy a column.
struct SweepTables {
  private let map: CrossoverMap
  private let rate: Int
  private let colors: StrategyColors
  private let cells: [SweepCell]
  private let strategies: [String]

  init(_ map: CrossoverMap, at rate: Int, _ colors: StrategyColors) {
    self.map = map
    self.rate = rate
    self.colors = colors
    cells = map.plan.cells.filter { !map.lines(of: $0, at: rate).isEmpty }
    strategies = map.lines.reduce(into: []) { strategies, line in
      if line.refreshRate == rate, !strategies.contains(line.strategy) {
        strategies.append(line.strategy)
      }
    }
  }

  var all: [PageTable] {
    [
      table("Times the fastest of the cell [95 %]") { "\(Self.ratio($0)) \($0.verdict.rawValue)" },
      table("Blended pixels a frame") { Self.count($0.blendedPixels) },
      table("Opaque pixels a frame") { Self.count($0.opaquePixels) },
      table("Off-screen passes a frame") { Self.count($0.offscreenPasses) },
    ]
  }

  private func table(_ caption: String, _ text: (CrossoverLine) -> String) -> PageTable {
    var table = PageTable(
      caption, corner: map.plan.vary.map(\.name).joined(separator: ", "),
      rows: cells.map { cell in
        (name: Wording.oneLine(cell.values.joined(separator: ", ")), swatch: swatch(cell))
      })
    for strategy in strategies {
      table.append(
        Wording.name(strategy),
        cells.map { cell in
          let line = map.lines(of: cell, at: rate).first { $0.strategy == strategy }
          return PageTable.Cell(line.map(text) ?? "–")
        })
    }
    return table
  }

  /// The colour of a cell's winner.
  private func swatch(_ cell: SweepCell) -> String {
    switch map.outcome(of: cell, at: rate) {
    case .winner(let strategy), .alone(let strategy): colors[strategy]
    case .tie, .missing, .nobody: "none"
    }
  }

  /// `1.250× [1.200, 1.310]`.
  static func ratio(_ line: CrossoverLine) -> String {
    guard let ratio = line.ratio else { return "?" }
    let interval =
      line.interval.map {
        " [\(DecimalText.fixed($0.low, places: 3)), \(DecimalText.fixed($0.high, places: 3))]"
      } ?? ""
    return "\(DecimalText.fixed(ratio, places: 3))×" + interval
  }

  private static func count(_ value: Double?) -> String {
    value.map(Wording.count) ?? "–"
  }
}
