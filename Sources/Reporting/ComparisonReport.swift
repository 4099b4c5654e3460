package import Analysis
package import Files
import Results
import Statistics

/// How two runs compare, for people and for programs.
package struct ComparisonReport {
  private let comparison: RunComparison

  package init(_ comparison: RunComparison) {
    self.comparison = comparison
  }

  /// Every metric of every pair of series, in the order of the comparison; times that are not compared
  /// are among them, with the reason.
  package var lines: [ComparisonLine] {
    comparison.series.flatMap { ComparisonLine.refused(in: $0) + ComparisonLine.all(of: $0) }
  }

  /// Plain text without colours, a line feed at the end.
  package var text: String {
    TextFormatting.paragraphs(
      comparison.series.map { series in
        [heading(series)] + table(series) + notes(series).flatMap { wrapped($0) }
      } + [unmatched.flatMap { wrapped($0) }, comparison.series.isEmpty ? [] : legend])
  }

  /// A table a pair of series, as GitHub and GitLab show it.
  package var markdown: String {
    var lines: [String] = []
    for series in comparison.series {
      lines += ["**\(Markdown.escaped(heading(series)))**", ""]
      let shown = ComparisonLine.all(of: series).filter { !$0.isQuiet }
      if !shown.isEmpty {
        lines += ["| metric | first | second | effect × | verdict |", "|---|--:|--:|--:|---|"]
        lines += shown.map {
          Markdown.row([$0.metric, $0.firstText, $0.secondText, $0.effectText, $0.verdictText])
        }
        lines.append("")
      }
      lines += notes(series).map { "- " + Markdown.escaped($0) } + [""]
    }
    lines += unmatched.map { "- " + Markdown.escaped($0) }
    while lines.last == "" { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A line a metric.
  package var csv: [UInt8] { CSVText.file(Self.columns, lines) }

  /// The same lines as `metrics`, and as sentences in `notes` what they do not say.
  ///
  /// - Throws: ``OutputError`` if a number is not finite.
  package func json() throws(OutputError) -> [UInt8] {
    let notes = comparison.series.flatMap { series in
      self.notes(series).map { "\(heading(series)): \($0)" }
    }
    let text = """
      {
        "schema_version": 1,
        "notes": \(try JSONText.array(notes + unmatched, indent: "  ")),
        "metrics": \(try JSONText.array(lines, indent: "  "))
      }

      """
    return Array(text.utf8)
  }
}

extension ComparisonReport {
  /// `layer-grid → image-slice at 120 Hz (settings, painter, pool)`.
  func heading(_ series: SeriesComparison) -> String {
    let (first, second) = (series.first, series.second)
    let context = zip(
      [first.scenario, first.engine, first.reuse], [second.scenario, second.engine, second.reuse]
    ).map {
      $0 == $1 ? TextFormatting.name($0) : "\(TextFormatting.name($0)) → \(TextFormatting.name($1))"
    }
    let names = [first.strategy, second.strategy].map(TextFormatting.name)
    return (names[0] == names[1] ? names[0] : names.joined(separator: " → "))
      + " at \(first.refreshRate) Hz (\(context.joined(separator: ", ")))"
  }

  private func table(_ series: SeriesComparison) -> [String] {
    let shown = ComparisonLine.all(of: series).filter { !$0.isQuiet }
    guard !shown.isEmpty else { return [] }
    var table = TextTable()
    table.append(("", "  metric"), .left, cells: shown.map { "  " + $0.metric })
    table.append(("", "first"), cells: shown.map(\.firstText))
    table.append(("", "second"), cells: shown.map(\.secondText))
    table.append(("", "effect × [95 %]"), cells: shown.map(\.effectText))
    table.append(("", "verdict"), .left, cells: shown.map(\.verdict))
    let rows = table.linesWithOneHeading(limit: TextFormatting.width)
    let reasons = shown.filter { !$0.reason.isEmpty }.reduce(into: [String: [String]]()) {
      $0[$1.reason, default: []].append($1.metric)
    }
    return rows
      + reasons.sorted { $0.value[0] < $1.value[0] }.flatMap {
        wrapped("\(TextFormatting.list($0.value)): \($0.key)")
      }
  }

  /// What the table does not say.
  func notes(_ series: SeriesComparison) -> [String] {
    var notes: [String] = []
    if !series.refusals.isEmpty {
      notes.append(
        "times are not compared, for the runs differ in " + TextFormatting.refusals(series.refusals)
      )
    }
    let same = series.exact.count { $0.verdict == .same }
    if same > 0 {
      notes.append(
        same == series.exact.count
          ? "\(TextFormatting.all(same)) counts are the same" : "\(same) other counts are the same")
    }
    if let explanation = series.explanation,
      series.times.contains(where: { $0.verdict.isDifference })
    {
      notes += TextFormatting.explanation(explanation)
    }
    if !series.notes.isEmpty {
      notes.append("the runs also differ in " + TextFormatting.differences(series.notes))
    }
    return notes
  }

  var unmatched: [String] {
    var sentences: [String] = []
    for (place, keys) in [
      ("first", comparison.onlyInFirst), ("second", comparison.onlyInSecond),
    ] where !keys.isEmpty {
      sentences.append("only the \(place) run has " + TextFormatting.list(keys.map(\.text)))
    }
    if comparison.series.isEmpty { sentences.append("there is nothing to compare") }
    return sentences
  }

  private var legend: [String] {
    TextFormatting.wrap(
      "Effect: how many times as long the second takes, the pseudomedian of the rounds' ratios with its"
        + " 95 % interval. Same: a count is equal, a time is equal within 2 % for sure.")
  }

  private func wrapped(_ sentence: String) -> [String] {
    TextFormatting.wrap(sentence, indent: "    ", first: "  ")
  }

  private static let columns: [Column<ComparisonLine>] = [
    .key("first", "The first series.") { .text($0.first) },
    .key("second", "The second series.") { .text($0.second) },
    .key("metric", "The metric, by the name of its column in summary.csv.") { .text($0.metric) },
    .key("kind", "count, compared exactly, or time.") { .text($0.kind) },
    .key("first_value", "Its value in the first.") { .optional($0.firstValue) },
    .key("second_value", "Its value in the second.") { .optional($0.secondValue) },
    .key("effect_x", "How many times as long the second takes.") { .optional($0.effectX) },
    .key("ci_low_x", "The lower end of the 95 % interval of effect_x.") { .optional($0.ciLowX) },
    .key("ci_high_x", "The upper end.") { .optional($0.ciHighX) },
    .key("rounds", "The rounds compared.") { $0.rounds.map(Field.integer) ?? .empty },
    .key("p", "How likely so uneven rounds are by chance.") { .optional($0.p) },
    .key("adjusted_p", "The same for all metrics tested.") { .optional($0.adjustedP) },
    .key("smallest_effect_x", "The smallest effect that such rounds would show.") {
      .optional($0.smallestEffectX)
    },
    .key("verdict", "What it comes to.") { .text($0.verdict) },
    .key("reason", "Why.") { .text($0.reason) },
  ]
}
