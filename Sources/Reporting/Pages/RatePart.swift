import Analysis
import RunRecords
import Statistics

/// What a page shows of one refresh rate: strategies side by side, and where their time goes.
struct RatePart {
  let rateID: String
  let rateName: String
  let rateHeading: String
  let isLowerRate: Bool
  let budgetsChart: String
  let tables: [PageTable]
  let legend: [LegendEntry]
  let timelines: [TimelinePart]
  let timelineNote: String
  let distributionChart: String
  let phases: PhasesPart
  let ratio: RatioPart?
}

extension RatePart {
  /// Refresh rates whose budgets are shown, whatever the run was made at.
  private static let usualRates = [60, 90, 120]

  /// - Parameters:
  ///   - timelines: One a strategy, in the ranking's order.
  ///   - ratio: How each strategy compares with the fastest; `nil` if there is nothing to compare.
  init(
    _ ranking: Ranking, in record: RunRecord, colors: StrategyColors, isLowerRate: Bool,
    timelines: [(part: TimelinePart, times: Distribution)], ratio: RatioPart?
  ) {
    let tables = RateTables(ranking, isLowerBound: record.isLowerBound)
    let strategies = ranking.inOrder
    let limits = Self.limits(of: record, own: ranking.refreshRate)
    rateID = "rate-\(ranking.refreshRate)"
    rateName = "\(ranking.refreshRate) Hz"
    rateHeading = tables.heading
    self.isLowerRate = isLowerRate
    budgetsChart = Self.budgets(strategies, limits: limits, colors)
    self.tables = PageTables(ranking, colors, isLowerBound: record.isLowerBound).all
    legend = strategies.map {
      LegendEntry(entry: TextFormatting.oneLine($0.strategy), swatch: colors[$0.strategy])
    }
    self.timelines = timelines.map(\.part)
    timelineNote = TimelinePart.note(timelines.map(\.part))
    distributionChart =
      CumulativeChart(
        zip(strategies, timelines).map { .init(colors.line($0.strategy), $1.times) },
        limits: limits, title: "Cumulative frame times at \(ranking.refreshRate) Hz"
      ).image.markup
    phases = PhasesPart(strategies, limits: limits.filter(\.isOwn), colors)
    self.ratio = ratio
  }

  /// The budgets of the usual refresh rates and of the run's own.
  static func limits(of record: RunRecord, own: Int) -> [Limit] {
    Set(usualRates + record.series.map(\.refreshRate)).sorted(by: >).map { rate in
      Limit(1_000 / Double(rate), "\(rate) Hz", isOwn: rate == own)
    }
  }

  /// Medians, 95th and 99th percentiles against every budget.
  private static func budgets(
    _ strategies: [SeriesSummary], limits: [Limit], _ colors: StrategyColors
  ) -> String {
    let fine = strategies.contains { $0.frameTime.p50 < 1 }
    let rows = strategies.map { summary in
      let times = summary.frameTime
      let figures = [times.p50, times.p95, times.p99]
        .map { TextFormatting.milliseconds($0, fine: fine) }.joined(separator: " · ")
      return BarChart.Row(
        TextFormatting.name(summary.strategy), figures: figures + " ms",
        parts: [
          BarChart.Part(colors[summary.strategy], times.p50),
          BarChart.Part(colors[summary.strategy] + " tail", times.p95 - times.p50),
        ], whiskers: [times.p99])
    }
    return BarChart(
      rows, limits: limits, unit: "ms",
      title: "Frame time against every budget: median, 95th and 99th percentile"
    ).image.markup
  }
}
