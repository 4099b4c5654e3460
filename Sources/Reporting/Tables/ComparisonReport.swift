package import Analysis
package import Files
import RunData
import Statistics

package struct ComparisonReport: BlockReport {
  private let comparison: RunComparison

  package init(_ comparison: RunComparison) {
    self.comparison = comparison
  }

  /// Every metric of every pair of series, also times that are not compared, with the reason.
  package var lines: [Line] {
    comparison.series.flatMap { series in
      (series.times + series.counts).map { Line(series: series, result: $0) }
    }
  }

  /// The reason for which no time could be found slower; `nil` if one could.
  package var obstacle: String? {
    let times = lines.filter { !$0.result.isCount }
    return times.contains(where: \.result.verdict.isByFigures) ? nil : times.first?.reason
  }

  package struct Line: Sendable {
    package let series: SeriesComparison
    package let result: Comparison

    /// The reason for the verdict; empty where the figures are the reason.
    package var reason: String {
      if !result.differences.isEmpty {
        return Fact.dependsOn(TextFormatting.differences(result.differences))
      }
      return result.verdict == .incomparable(.differences)
        ? Fact.runsDiffer(TextFormatting.differences(series.obstacles))
        : TextFormatting.reason(result)
    }

    fileprivate func cell(_ value: Double?) -> TableCell {
      TableCell(value.map { TextFormatting.value($0, of: result.metric) } ?? "–")
    }
  }

  /// Returns the sentence that refuses groups of runs made under different conditions.
  package static func refusal(_ differences: [RunDifference]) -> String {
    Fact.differentRuns(TextFormatting.differences(differences))
  }

  package var paragraphs: [[ReportBlock]] {
    comparison.series.map { series in
      [
        .heading(TextFormatting.wrap(heading(series))), .table(table(series)),
        .list(notes(series)),
      ]
    } + [
      [.list(unmatched, caveats: caveats)], [.textAlone(comparison.series.isEmpty ? [] : legend)],
    ]
  }

  package var csv: [UInt8] { Self.table(of: lines).csv }
  package func json() throws(OutputError) -> [UInt8] { try JSONText.file(object(lines)) }

  var differences: JSONObject { object(differing) }

  private var differing: [Line] {
    lines.filter { !$0.result.isCount || $0.result.verdict != .same }
  }

  private func object(_ lines: [Line]) -> JSONObject {
    let notes = comparison.series.flatMap { series in
      self.notes(series).map { "\(heading(series)): \($0)" }
    }
    return [
      "schema_version": 2, "notes": notes + unmatched + caveats,
      "metrics": Self.table(of: lines).objects,
    ]
  }
}

extension ComparisonReport {
  /// The greatest change of a median at the highest refresh rate: `layer-grid 1.031× [1.027–1.036]
  /// (inconclusive)`.
  func headline(without controls: [String]) -> String {
    guard let rate = comparison.series.map(\.first.refreshRate).max() else {
      return Fact.nothingToCompare()
    }
    guard let (series, time) = greatestChange(without: controls),
      let ratio = TextFormatting.ratio(time)
    else { return Fact.noTimes(rate) }
    return Fact.change(MessageText.name(series.second.strategy), ratio, time.word)
  }

  /// Returns the pair of series whose primary time changes most at the highest refresh rate.
  func greatestChange(without controls: [String]) -> (series: SeriesComparison, time: Comparison)? {
    let rate = comparison.series.map(\.first.refreshRate).max()
    let judged = comparison.series.filter {
      $0.first.refreshRate == rate && !controls.contains($0.first.strategy)
    }
    let changes = judged.compactMap { series in
      series.times.first.flatMap { time in
        time.effect.flatMap { $0 > 0 ? (series, time, change: max($0, 1 / $0)) : nil }
      }
    }
    return changes.max { $0.change < $1.change }.map { ($0.0, $0.1) }
  }

  /// Returns the names of a pair: `layer-grid → image-slice at 120 Hz (settings, painter, pool)`, of
  /// groups with `: 5 and 5 runs`.
  func heading(_ series: SeriesComparison) -> String {
    let (first, second) = (series.first, series.second)
    let context = zip(
      [first.scenario, first.engine, first.reuse], [second.scenario, second.engine, second.reuse]
    ).map {
      $0 == $1 ? MessageText.name($0) : "\(MessageText.name($0)) → \(MessageText.name($1))"
    }
    let names = [first.strategy, second.strategy].map(MessageText.name)
    let runs = series.runs.map { ": \($0.first) and \($0.second) runs" }
    return (names[0] == names[1] ? names[0] : names.joined(separator: " → "))
      + " at \(first.refreshRate) Hz (\(context.joined(separator: ", ")))" + (runs ?? "")
  }

  private func table(_ series: SeriesComparison) -> Table {
    Self.table(
      of: (series.times.filter { $0.verdict != .incomparable(.differences) }
        + series.counts.filter { $0.verdict != .same }).map { Line(series: series, result: $0) })
  }

  var changes: Table {
    Self.table(
      "Times, and counts that differ", of: differing, sides: ("this run", "other run"),
      effect: "The ratio of the other run to this one, frame by frame, with its 95 % interval.",
      strategy: "strategy", verdict: .left)
  }

  /// The values of groups are medians, and `p` is the smaller one of both sides.
  ///
  /// - Parameter strategy: The heading of the names of the series; `nil` for a table of one.
  private static func table(
    _ caption: String = "", of lines: [Line], sides: (String, String) = ("first", "second"),
    effect: String = "The ratio of second to first, with its 95 % interval.",
    strategy: String? = nil, verdict: TableAlignment = .prose
  ) -> Table {
    Table(
      caption, of: lines,
      [
        .field("first") { .text($0.series.first.text) }
          .shown(strategy, .left) { TableCell(name($0.series)) },
        .field("second") { .text($0.series.second.text) },
        .field("metric") { .text($0.result.metric) }
          .shown("metric", .left) { TableCell($0.result.metric) },
        .field("kind") { .text($0.result.isCount ? "count" : "time") },
        .field("first_value") { .optional($0.result.first) }
          .shown(sides.0) { $0.cell($0.result.first) },
        .field("second_value") { .optional($0.result.second) }
          .shown(sides.1) { $0.cell($0.result.second) },
        .field("effect_x") { .optional($0.result.effect) }
          .shown("effect × [95 %]", explanation: effect) {
            TableCell(TextFormatting.effect($0.result.effect, $0.result.interval))
          },
        .field("ci_low_x") { .optional($0.result.interval?.low) },
        .field("ci_high_x") { .optional($0.result.interval?.high) },
        .field("rounds") { .optional($0.result.pairs) },
        .field("first_runs") { .optional($0.series.runs?.first) },
        .field("second_runs") { .optional($0.series.runs?.second) },
        .field("p") { .p($0.result.p) },
        .field("adjusted_p") { .p($0.result.adjustedP) },
        .field("smallest_effect_x") { .optional($0.result.smallestEffect) },
        .field("verdict") { .text($0.result.word) }
          .shown("verdict", verdict) {
            TableCell($0.result.word, explanation: verdict == .prose ? $0.reason : "")
          },
        .field("reason") { .text($0.reason) },
      ])
  }

  /// The notes on all pairs: one that all share once, others with the pairs that they are about.
  var distinctNotes: [String] {
    let pairs = comparison.series
    let all = pairs.map { series in
      notes(series)
        + Set(series.times.filter { $0.verdict.kind == .inconclusive }.map(TextFormatting.reason))
        .filter { !$0.isEmpty }.sorted().map { Fact.inconclusive($0) }
    }
    return all.flatMap(\.self).unique.map { note in
      let holds = zip(pairs, all).filter { $0.1.contains(note) }.map { Self.name($0.0) }
      return holds.count == pairs.count ? note : "\(holds.joined(separator: ", ")): \(note)"
    } + unmatched + caveats
  }

  private var caveats: [String] {
    let (first, second) = comparison.caveats
    return (first + second).unique.map { caveat in
      let side =
        !second.contains(caveat)
        ? "first side" : first.contains(caveat) ? "both sides" : "second side"
      return "\(side): \(caveat)"
    }
  }

  private static func name(_ series: SeriesComparison) -> String {
    "\(MessageText.name(series.first.strategy)) \(series.first.refreshRate) Hz"
  }

  func notes(_ series: SeriesComparison) -> [String] {
    var notes: [String] = []
    if !series.obstacles.isEmpty {
      notes.append(Fact.refusedTimes(TextFormatting.differences(series.obstacles)))
    }
    let same = series.counts.count { $0.verdict == .same }
    if same > 0 {
      notes.append(
        (same == series.counts.count && series.differingCounts.isEmpty
          ? Fact.sameCounts : .otherSameCounts)(same))
    }
    if !series.differingCounts.isEmpty {
      notes.append(Fact.differingCounts(series.differingCounts))
    }
    if let explanation = series.explanation,
      series.times.contains(where: { $0.verdict.isDifference })
    {
      notes += TextFormatting.explanation(explanation)
    }
    if !series.notes.isEmpty {
      notes.append(Fact.otherConditions(TextFormatting.differences(series.notes)))
    }
    return notes
  }

  var unmatched: [String] {
    let keys = [comparison.onlyInFirst, comparison.onlyInSecond, comparison.partial].map {
      MessageText.list($0.map(\.text))
    }
    return [
      keys[0].isEmpty ? nil : Fact.onlyInOne("first", keys[0]),
      keys[1].isEmpty ? nil : Fact.onlyInOne("second", keys[1]),
      keys[2].isEmpty ? nil : Fact.partial(keys[2]),
      comparison.series.isEmpty ? Fact.nothingToCompare() : nil,
    ].compactMap(\.self)
  }

  private var legend: [String] {
    let areGroups = comparison.series.contains { $0.runs != nil }
    return TextFormatting.wrap(areGroups ? Fact.groupEffect() : Fact.effect())
  }
}
