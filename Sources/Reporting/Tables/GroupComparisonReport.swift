package import Analysis
package import Files
import RunData
import Statistics

/// The comparison of two groups of runs in every format.
package struct GroupComparisonReport {
  private let comparison: GroupComparison

  package init(_ comparison: GroupComparison) {
    self.comparison = comparison
  }

  /// Plain text without colours that ends with a line feed.
  package var text: String {
    TextFormatting.paragraphs(
      comparison.series.map { [heading($0)] + table($0).lines() }
        + [notes.flatMap { TextFormatting.wrap($0) }])
  }

  /// A Markdown table per pair of series.
  package var markdown: String {
    TextFormatting.paragraphs(
      comparison.series.flatMap { [["**\(Markdown.escaped(heading($0)))**"], table($0).markdown] }
        + [Markdown.list(notes)])
  }

  /// A CSV file with a line per metric.
  package var csv: [UInt8] { CSVText.file(Self.columns, lines) }

  /// A JSON object with the lines as `metrics`, and further sentences as `notes`.
  ///
  /// - Throws: ``OutputError`` if a number is not finite.
  package func json() throws(OutputError) -> [UInt8] {
    try JSONText.file(["schema_version": 1, "notes": notes, "metrics": lines] as JSONObject)
  }

  /// Returns the sentence that refuses runs made under different conditions.
  package static func refusal(_ differences: [RunDifference]) -> String {
    "the runs cannot be compared: they differ in " + TextFormatting.differences(differences)
  }
}

extension GroupComparisonReport {
  /// A metric of a series.
  ///
  /// Its properties are the columns of the CSV file and the keys of the JSON file.
  private struct Line: Encodable {
    let first: String
    let second: String
    let metric: String
    let firstRuns: Int
    let secondRuns: Int
    let firstValue: Double?
    let secondValue: Double?
    let effectX: Double?
    let ciLowX: Double?
    let ciHighX: Double?
    let adjustedP: Double?
    let verdict: String
    let reason: String

    init(_ series: GroupComparison.Series, _ time: Comparison) {
      first = series.first.text
      second = series.second.text
      metric = time.metric
      firstRuns = time.units[0]
      secondRuns = time.units[1]
      firstValue = time.first
      secondValue = time.second
      effectX = time.effect
      ciLowX = time.interval?.low
      ciHighX = time.interval?.high
      adjustedP = time.adjustedP
      verdict = time.word
      reason = GroupComparisonReport.reason(time)
    }
  }

  private var lines: [Line] {
    comparison.series.flatMap { series in series.times.map { Line(series, $0) } }
  }

  /// `layer-grid → image-slice at 60 Hz (settings, painter, pool): 5 and 5 runs`.
  private func heading(_ series: GroupComparison.Series) -> String {
    let (first, second) = (series.first, series.second)
    let names = [first.strategy, second.strategy].map(TextFormatting.name)
    let context = [first.scenario, first.engine, first.reuse].map(TextFormatting.name)
    let units = series.times.first?.units ?? []
    return (names[0] == names[1] ? names[0] : names.joined(separator: " → "))
      + " at \(first.refreshRate) Hz (\(context.joined(separator: ", "))):"
      + " \(units.map { "\($0)" }.joined(separator: " and ")) runs"
  }

  private func table(_ series: GroupComparison.Series) -> Table {
    let lines = series.times.map { Line(series, $0) }
    func value(_ value: Double?, _ line: Line) -> String {
      value.map { TextFormatting.value($0, of: line.metric) } ?? "–"
    }
    func factor(_ value: Double) -> String { DecimalText.fixed(value, places: 3) }
    var table = Table(rows: "metric", lines.map(\.metric))
    table.append("first", lines.map { value($0.firstValue, $0) })
    table.append("second", lines.map { value($0.secondValue, $0) })
    table.append(
      "effect × [95 %]", explanation: "The ratio of second to first, with its 95 % interval.",
      lines.map { line in
        guard let effect = line.effectX else { return "" }
        guard let low = line.ciLowX, let high = line.ciHighX else { return factor(effect) }
        return "\(factor(effect)) [\(factor(low)), \(factor(high))]"
      })
    table.append(
      "verdict", align: .prose, lines.map { Table.Cell($0.verdict, explanation: $0.reason) })
    return table
  }

  private static func reason(_ time: Comparison) -> String {
    switch time.verdict.reason {
    case .tooFewRounds(let needed): "needs \(needed) runs per side"
    case .scattered: "the runs scatter too much"
    case .missing: "a run lacks it"
    default: TextFormatting.heldReason(time)
    }
  }

  private var notes: [String] {
    var notes: [String] = []
    let times = comparison.series.flatMap(\.times)
    for reason in Set(times.map(Self.reason)).sorted() where !reason.isEmpty {
      let metrics = times.filter { Self.reason($0) == reason }.map(\.metric)
      let distinct = metrics.enumerated().filter { metrics.firstIndex(of: $1) == $0 }.map(\.1)
      notes.append("\(TextFormatting.list(distinct)): \(reason)")
    }
    if !comparison.partial.isEmpty {
      notes.append(
        "not in every run, and not compared: "
          + TextFormatting.list(comparison.partial.map(\.text)))
    }
    guard !comparison.series.isEmpty else { return notes + ["there is nothing to compare"] }
    return notes + [
      "Each run is one value. Effect: the Hodges–Lehmann ratio of second to first with its 95 %"
        + " interval; slower and faster also need the exact rank-sum test, same an interval within 2 %."
    ]
  }

  private static let columns: [Column<Line>] = [
    .key("first", "The series of the first group.") { .text($0.first) },
    .key("second", "The series of the second group.") { .text($0.second) },
    .key("metric", "The metric, by the name of its column in summary.csv.") { .text($0.metric) },
    .key("first_runs", "The runs of the first group.") { .integer($0.firstRuns) },
    .key("second_runs", "The runs of the second group.") { .integer($0.secondRuns) },
    .key("first_value", "The median of the first group.") { .optional($0.firstValue) },
    .key("second_value", "The median of the second group.") { .optional($0.secondValue) },
    .key("effect_x", "The ratio of second to first.") { .optional($0.effectX) },
    .key("ci_low_x", "The lower end of the 95 % interval of effect_x.") { .optional($0.ciLowX) },
    .key("ci_high_x", "The upper end.") { .optional($0.ciHighX) },
    .key("adjusted_p", "The smaller one-sided p value, adjusted for all metrics.") {
      .optional($0.adjustedP)
    },
    .key("verdict", "The verdict.") { .text($0.verdict) },
    .key("reason", "The reason for it.") { .text($0.reason) },
  ]
}
