import Analysis
import RunRecords
import Statistics

/// Where the budget goes: the medians of the phases, one upon the other.
struct PhasesPart {
  let chart: String
  let table: PageTable
  let legend: [LegendEntry]

  init(_ strategies: [SeriesSummary], limits: [Limit], _ colors: StrategyColors) {
    chart = Self.chart(strategies, limits: limits)
    table = Self.table(strategies, colors)
    legend = Phase.allCases.map {
      LegendEntry(entry: "\($0.rawValue): \($0.meaning)", swatch: Self.color($0))
    }
  }

  private static func color(_ phase: Phase) -> String { "phase-\(phase.rawValue)" }

  private static func chart(_ strategies: [SeriesSummary], limits: [Limit]) -> String {
    let rows = strategies.map { summary in
      BarChart.Row(
        TextFormatting.name(summary.strategy), figures: share(summary) + " of the budget",
        parts: Phase.allCases.map { BarChart.Part(color($0), summary.phases[$0]) })
    }
    return BarChart(
      rows, limits: limits, unit: "ms", title: "Medians of the phases against the budget"
    ).image.markup
  }

  private static func table(_ strategies: [SeriesSummary], _ colors: StrategyColors) -> PageTable {
    var table = PageTable(
      "Medians of the phases, ms, and their share of the budget", of: strategies, colors)
    for phase in Phase.allCases {
      table.append(
        phase.rawValue,
        strategies.map { summary in
          PageTable.Cell(
            TextFormatting.milliseconds(summary.phases[phase], fine: true),
            "\(phase.rawValue)_p50_ms",
            of: summary)
        })
    }
    table.append("together", strategies.map { PageTable.Cell(share($0)) })
    return table
  }

  /// The share of the budget that all medians take together.
  private static func share(_ summary: SeriesSummary) -> String {
    TextFormatting.percent(Phase.allCases.reduce(0) { $0 + summary.phases[$1] } / summary.budget)
  }
}

extension Phase {
  /// What is done in it, in a few words.
  var meaning: String {
    switch self {
    case .advance: "the scroll to its offset"
    case .recycle: "rows in and out, cells made or reused"
    case .configure: "content on to cells"
    case .layout: "frames of layers"
    case .commit: "layers to a draw list"
    case .composite: "draw list to pixels"
    }
  }
}
