import Analysis
import Files
import RunData

extension ReportSource {
  /// The number of strategies, or of images, above which a part of the page begins folded.
  static let mostUnfolded = 8
  /// Refresh rates whose budgets are shown in every run.
  private static let usualRates = [60, 90, 120]

  /// `timelines` are in the order of the ranking.
  func section(of ranking: Ranking, _ timelines: [TimelineChart]) -> Page.Section {
    let name = "\(ranking.refreshRate) Hz"
    let isLowerRate = ranking.refreshRate != first.refreshRate
    let isCompared = comparison != nil
    // The first screen has that of the highest refresh rate.
    let ratio = isLowerRate || isCompared ? ratios(ranking) : nil
    let tables = RunTables(ranking, in: facts)
    let strategies = ranking.inOrder
    let limits = limits(own: ranking.refreshRate)
    return Page.Section(
      id: "rate-\(ranking.refreshRate)", link: name,
      content: """
        <h2>\(isCompared ? "This run at \(name)" : name)</h2>
        <p class="note">\(tables.heading)</p>
        \(if: isLowerRate, "<details><summary>Charts and tables at \(name)</summary>")
        <figure><div class="wrap flat">\(frameTimes(strategies, limits: limits))</div>
        <figcaption>Median (full bar), 95th percentile (pale) and 99th (line) of the frame times, and the share of the budget that the median takes.</figcaption></figure>
        \(tables.all.map { $0.markup(of: name) })
        \(ratio.map { "<h3>Ratios</h3>\n\($0)" })
        <details\(if: strategies.count <= Self.mostUnfolded, " open")><summary>Phases</summary>
        \(Self.phases(strategies, limits: limits.filter(\.isOwn)))</details>
        <h3>Frame after frame</h3>
        <p class="note">\(TimelineChart.note(timelines))</p>
        \(timelines.map { $0.markup(color: facts.color(of: $0.summary.strategy)) })
        \(if: isLowerRate, "</details>")

        """)
  }

  func limits(own: Int) -> [Limit] {
    Set(Self.usualRates + facts.series.map(\.refreshRate)).sorted(by: >).map { rate in
      Limit(value: 1_000 / Double(rate), label: "\(rate) Hz", isOwn: rate == own)
    }
  }

  private func frameTimes(_ strategies: [SeriesSummary], limits: [Limit]) -> Markup {
    let fine = strategies.contains { $0.p50.value < 1 }
    let rows = strategies.map { summary in
      let times = Metric.judgedTimes.map { $0.estimate(of: summary).value }
      let color = facts.color(of: summary.strategy)
      let figures = times.map { TextFormatting.milliseconds($0, fine: fine) }
        .joined(separator: " · ")
      return BarChart.Row(
        label: MessageText.name(summary.strategy),
        figures: "\(figures) ms · \(TextFormatting.percent(times[0] / summary.budget))",
        parts: [(color, times[0]), (color + " tail", times[1] - times[0])], whisker: times[2])
    }
    return BarChart(
      rows, limits: limits,
      title: "Frame times: median, 95th and 99th percentile, and the median's share of the budget"
    ).image
  }

  private static func phases(_ strategies: [SeriesSummary], limits: [Limit]) -> Markup {
    func color(_ phase: Phase) -> String { "phase-\(phase.rawValue)" }
    let rows = strategies.map { summary in
      BarChart.Row(
        label: MessageText.name(summary.strategy),
        figures: TextFormatting.percent(summary.phases.total / summary.budget) + " of the budget",
        parts: Phase.allCases.map { (color($0), summary.phases[$0]) })
    }
    let chart = BarChart(rows, limits: limits, title: "Medians of the phases against the budget")
    return """
      <figure><div class="wrap flat">\(chart.image)</div>
      \(.legend(Phase.allCases.map { ("\($0.rawValue): \($0.meaning)", color($0)) }))</figure>
      """
  }
}

extension Phase {
  fileprivate var meaning: String {
    switch self {
    case .advance: "the scroll to its offset"
    case .recycle: "rows in and out, cells made or reused"
    case .configure: "content on to cells"
    case .layout: "frames of layers"
    case .commit: "layers to a display list"
    case .composite: "display list to pixels"
    }
  }
}
