import Analysis
import Files

/// Charts of paired frame time ratios, with confidence intervals and the ratio of each round.
extension ReportSource {
  /// `nil` if fewer than two strategies can be compared.
  func ratios(_ ranking: Ranking) -> Markup? {
    guard let fastest = ranking.ranked.first else { return nil }
    let name = MessageText.name(fastest.strategy)
    return ratios(
      ranking.inOrder.map { ($0.strategy, ranking.comparisons[$0.strategy]) },
      title: "How many times as long as \(name) a frame takes", axisTitle: "× \(name)")
  }

  /// `nil` if no pair at the refresh rate has times that compare.
  func ratios(_ pairs: [SeriesComparison], at refreshRate: Int) -> Markup? {
    ratios(
      pairs.filter { $0.first.refreshRate == refreshRate }
        .map { ($0.first.strategy, $0.times.first) },
      title: "How many times as long a frame of the other run takes at \(refreshRate) Hz",
      axisTitle: "× this run")
  }

  private func ratios(
    _ times: [(strategy: String, time: Comparison?)], title: String, axisTitle: String
  ) -> Markup? {
    let rows = times.compactMap { strategy, time in
      time.flatMap {
        RatioChart.Row(
          $0, of: strategy, kind: facts.color(of: strategy),
          isControl: facts.run.controls.contains(strategy))
      }
    }
    guard !rows.isEmpty else { return nil }
    let chart = RatioChart(rows: rows, title: title, axisTitle: axisTitle)
    return """
      <figure><div class="wrap flat">\(chart.image)</div><figcaption>\(Self.note)</figcaption></figure>

      """
  }

  private static let note =
    "The ratio of the times of the same frames, with its 95 % interval; right of 1 is slower. Small dots"
    + " are rounds, the first on top. Within the grey band of \(margin) two times count as equal. A"
    + " control is not ranked."

  private static let margin =
    DecimalText.shortest((EquivalenceMargin.standard.factor - 1) * 100, places: 1) + " %"

  /// The verdict; `same` with its margin, for the interval of a ratio within it may exclude 1.
  static func word(_ time: Comparison) -> String {
    time.word + (time.verdict == .same ? " within \(margin)" : "")
  }
}
