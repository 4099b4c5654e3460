import Analysis
import Files
import Glibc
import Statistics

/// Charts of paired frame time ratios, with confidence intervals and the ratio of each round.
extension ReportSource {
  /// `nil` if fewer than two strategies can be compared.
  func ratios(_ ranking: Ranking) -> Markup? {
    guard let fastest = ranking.ranked.first else { return nil }
    let rows = ranking.byMedian.compactMap { summary in
      ranking.comparisons[summary.strategy].flatMap {
        Self.row(
          $0, label: summary.strategy, color: facts.color(of: summary.strategy),
          isControl: ranking.controls.contains(summary))
      }
    }
    let name = MessageText.name(fastest.strategy)
    return Self.ratios(
      rows,
      title: "How many times as long as \(name) a frame takes",
      axisTitle: "× \(name)")
  }

  /// `nil` if no pair has times that compare.
  func ratios(_ pairs: [SeriesComparison], at refreshRate: Int) -> Markup? {
    let rows = pairs.filter { $0.first.refreshRate == refreshRate }.compactMap { pair in
      pair.times.first.flatMap {
        Self.row($0, label: pair.first.strategy, color: facts.color(of: pair.first.strategy))
      }
    }
    return Self.ratios(
      rows,
      title: "How many times as long a frame of the other run takes at \(refreshRate) Hz",
      axisTitle: "× this run")
  }

  private static let note =
    "The ratio of the times of the same frames, with its 95 % interval; right of 1 is slower. Small dots"
    + " are rounds, the first on top. Within the grey band of \(margin) two times count as equal. A"
    + " control is not ranked."

  private static let margin =
    DecimalText.shortest((EquivalenceMargin.standard.factor - 1) * 100, places: 1) + " %"

  private static func ratios(
    _ rows: [RatioChart.Row], title: String, axisTitle: String
  ) -> Markup? {
    guard !rows.isEmpty else { return nil }
    let chart = RatioChart(rows: rows, title: title, axisTitle: axisTitle)
    return """
      <figure><div class="wrap flat">\(chart.image)</div><figcaption>\(note)</figcaption></figure>

      """
  }

  private static func row(
    _ time: Comparison, label: String, color: String, isControl: Bool = false
  ) -> RatioChart.Row? {
    guard let effect = time.effect, effect > 0, effect.isFinite else { return nil }
    let interval = time.interval.flatMap { $0.low > 0 ? $0.low...$0.high : nil }
    return RatioChart.Row(
      label: MessageText.name(label) + (isControl ? " (control)" : ""),
      figures: "\(TextFormatting.ratio(time) ?? "") · \(word(time))",
      kind: color, ratio: effect, interval: interval,
      rounds: time.logRatios.map(exp).filter { $0 > 0 && $0.isFinite })
  }

  /// The verdict; `same` with its margin, for the interval of a ratio within it may exclude 1.
  static func word(_ time: Comparison) -> String {
    time.word + (time.verdict == .same ? " within \(margin)" : "")
  }
}
