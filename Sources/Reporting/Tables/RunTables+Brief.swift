import Analysis
import Files
import RunData
import Statistics

/// The tables of the brief report, with headings of one line.
extension RunTables {
  /// Times against the budget and the fastest strategy; of late frames no column if there are none.
  var brief: Table {
    let first = strategies[0]
    var table = Table(
      "\(first.refreshRate) Hz, \(TextFormatting.milliseconds(first.budget)) ms", rows: "strategy",
      strategies.map(name))
    func append(
      _ heading: String, _ value: (SeriesSummary) -> Double,
      mark: (SeriesSummary) -> String = { _ in "" }
    ) {
      table.append(
        heading, strategies.map { Table.Cell(time(value($0)) + mark($0), tint(value($0), of: $0)) })
    }
    append("median", \.frameTime.p50)
    append("p99", \.frameTime.p99)
    if strategies.count > 1, let fastest = ranking.ranked.first {
      table.append(
        "vs \(TextFormatting.name(fastest.strategy))", align: .left, strategies.map(ratio))
    }
    if strategies.contains(where: { $0.headroom != nil }) {
      table.append(
        "headroom", strategies.map { TextFormatting.headroom($0.headroom?.lowerBound) })
    }
    if strategies.contains(where: { !$0.playback.hitches.isEmpty }) {
      table.append(
        "late",
        strategies.map {
          let late = $0.playback.hitches.count
          return Table.Cell(DecimalText.grouped(late), late == 0 ? nil : .bad)
        })
    }
    let marksFirst = strategies.contains { $0.coldStart.firstFrame > $0.budget }
    append("first", \.coldStart.firstFrame) {
      $0.coldStart.firstFrame > $0.budget ? " !" : marksFirst ? "  " : ""
    }
    return table
  }

  /// The counters of a frame; those that are zero for all strategies are left out.
  var briefWork: Table {
    var table = Table("per frame", rows: "strategy", strategies.map(name))
    func append(_ heading: String, _ metric: String, _ text: (Double) -> String) {
      let value = Metric.named(metric)?.exactValue ?? { _ in nil }
      let values = strategies.map { value($0.counts) }
      guard values.contains(where: { $0 ?? 0 != 0 }) else { return }
      table.append(heading, values.map { $0.map(text) ?? "–" })
    }
    func pixels(_ value: Double) -> String { TextFormatting.quantity(value) }
    func bytes(_ value: Double) -> String { TextFormatting.quantity(value, unit: "B") }
    append("blended px", "blended_px_per_frame", pixels)
    append("layers", "layers_per_frame") { DecimalText.fixed($0, places: 1) }
    append("passes", "offscreen_passes_per_frame") { DecimalText.fixed($0, places: 1) }
    append("changed", "contents_changed_bytes", bytes)
    append("allocated", "allocated_bytes_per_frame", bytes)
    append("image memory", "image_bytes", bytes)
    return table
  }

  private func name(_ summary: SeriesSummary) -> String {
    TextFormatting.oneLine(summary.strategy)
      + (ranking.controls.contains(summary) ? " (control)" : "")
  }

  /// The ratio to the fastest strategy, with its interval where it shows a difference, and otherwise
  /// the verdict.
  private func ratio(_ summary: SeriesSummary) -> String {
    if ranking.unranked.contains(summary) { return "not ranked" }
    if summary == ranking.ranked.first { return "1" }
    guard let comparison = ranking.comparisons[summary.strategy], let effect = comparison.effect
    else { return "–" }
    let (factor, interval) = TextFormatting.ratio(effect, comparison.interval)
    switch comparison.verdict.reason {
    case .tooFewRounds(let needed): return "\(factor) – needs \(needed) rounds"
    default: break
    }
    let words = [
      factor, comparison.verdict == .same ? nil : interval,
      comparison.verdict.isDifference ? nil : comparison.word,
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}
