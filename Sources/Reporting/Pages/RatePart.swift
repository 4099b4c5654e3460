import Analysis
import RunData

/// The section of a page for one refresh rate.
struct RatePart {
  let rateID: String
  let rateName: String
  let rateTitle: String
  let rateHeading: String
  let isLowerRate: Bool
  /// Indicates whether the phases are shown at once.
  let isShort: Bool
  let frameTimesChart: String
  let tables: [HTMLTable]
  let timelines: [TimelinePart]
  let timelineNote: String
  let phases: PhasesPart
  /// The chart of ratios, unless ``ResultPart`` has it.
  let ratio: RatioPart?
}

extension RatePart {
  /// The number of strategies, or of images, above which a part of the page begins folded.
  static let mostUnfolded = 8
  /// Refresh rates whose budgets are shown in every run.
  private static let usualRates = [60, 90, 120]

  /// - Parameters:
  ///   - timelines: One per strategy, in the order of the ranking.
  ///   - isCompared: A Boolean value that indicates whether the page compares the run with another.
  ///   - ratio: The comparison of each strategy with the fastest; `nil` if there is nothing to
  ///     compare or the page has it elsewhere.
  init(
    _ ranking: Ranking, in facts: RunFacts, colors: StrategyColors, isLowerRate: Bool,
    timelines: [TimelinePart], on axis: Axis, isCompared: Bool, ratio: RatioPart?
  ) {
    let tables = RunTables(ranking, in: facts)
    let strategies = ranking.inOrder
    let limits = Self.limits(of: facts, own: ranking.refreshRate)
    rateID = "rate-\(ranking.refreshRate)"
    let name = "\(ranking.refreshRate) Hz"
    rateName = name
    rateTitle = isCompared ? "This run at \(name)" : name
    rateHeading = tables.heading
    self.isLowerRate = isLowerRate
    isShort = strategies.count <= Self.mostUnfolded
    frameTimesChart = Self.frameTimes(strategies, limits: limits, colors)
    self.tables = tables.all.map { HTMLTable($0, of: name) }
    self.timelines = timelines
    timelineNote = TimelinePart.note(timelines, axis)
    phases = PhasesPart(strategies, limits: limits.filter(\.isOwn))
    self.ratio = ratio
  }

  /// Returns the budgets of the usual refresh rates and of those of the run.
  static func limits(of facts: RunFacts, own: Int) -> [Limit] {
    Set(usualRates + facts.series.map(\.refreshRate)).sorted(by: >).map { rate in
      Limit(1_000 / Double(rate), "\(rate) Hz", isOwn: rate == own)
    }
  }

  /// Returns the chart of medians, 95th and 99th percentiles, with the budgets near them.
  private static func frameTimes(
    _ strategies: [SeriesSummary], limits: [Limit], _ colors: StrategyColors
  ) -> String {
    let fine = strategies.contains { $0.frameTime.p50 < 1 }
    let rows = strategies.map { summary in
      let times = summary.frameTime
      let figures = [times.p50, times.p95, times.p99]
        .map { TextFormatting.milliseconds($0, fine: fine) }.joined(separator: " · ")
      return BarChart.Row(
        TextFormatting.name(summary.strategy),
        figures: "\(figures) ms · \(TextFormatting.percent(times.p50 / summary.budget))",
        parts: [
          BarChart.Part(colors[summary.strategy], times.p50),
          BarChart.Part(colors[summary.strategy] + " tail", times.p95 - times.p50),
        ], whiskers: [times.p99])
    }
    return BarChart(
      rows, limits: limits, unit: "ms",
      title: "Frame times: median, 95th and 99th percentile, and the median's share of the budget"
    ).image.markup
  }
}

/// The medians of the phases as stacked bars.
struct PhasesPart {
  let chart: String
  let legend: [LegendEntry]

  fileprivate init(_ strategies: [SeriesSummary], limits: [Limit]) {
    func color(_ phase: Phase) -> String { "phase-\(phase.rawValue)" }
    let rows = strategies.map { summary in
      BarChart.Row(
        TextFormatting.name(summary.strategy),
        figures: RunTables.phaseShare(summary) + " of the budget",
        parts: Phase.allCases.map { BarChart.Part(color($0), summary.phases[$0]) })
    }
    chart =
      BarChart(
        rows, limits: limits, unit: "ms", title: "Medians of the phases against the budget"
      ).image.markup
    legend = Phase.allCases.map {
      LegendEntry(entry: "\($0.rawValue): \($0.meaning)", swatch: color($0))
    }
  }
}

extension Phase {
  fileprivate var meaning: String {
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
