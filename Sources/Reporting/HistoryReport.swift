package import Analysis

/// What a history shows: which series moved, at which commits.
package struct HistoryReport {
  private let history: History
  private let series: [HistorySeries]
  /// Whether series that did not move are shown too.
  private let showsAll: Bool

  /// - Parameters:
  ///   - series: Those of the history that were asked for.
  ///   - showsAll: Whether texts for people have series that did not move.
  package init(_ history: History, _ series: [HistorySeries], showsAll: Bool) {
    self.history = history
    self.series = series
    self.showsAll = showsAll
  }

  private var shown: [HistorySeries] { series.filter { showsAll || !$0.moves.isEmpty } }

  /// One line: how many series moved.
  package var headline: String {
    let moved = series.count { !$0.moves.isEmpty }
    let span =
      history.lines.first.map { first in
        ", \(first[.time]) to \(history.lines[history.lines.count - 1][.time])"
      } ?? ""
    return
      "history: \(moved) of \(series.count) series moved in \(history.lines.count) lines\(span)"
  }

  /// Plain text without colours, a line feed at the end.
  package var text: String {
    let blocks = shown.map { series in
      [TextFormatting.oneLine(place(series))]
        + ["  \(Sparkline.text(series.values, limit: 60))  \(last(series))"]
        + series.moves.flatMap {
          TextFormatting.wrap(sentence($0, of: series), indent: "      ", first: "  ")
        }
    }
    return TextFormatting.paragraphs(blocks + [[headline]])
  }

  /// A table for a job's summary; one line where nothing is to be shown.
  package var markdown: String {
    let heading = Markdown.escaped("scrollbench \(headline)")
    guard !shown.isEmpty else { return heading + "\n" }
    var lines = ["**\(heading)**", "", "| series | course | last | moved |", "|---|---|---|---|"]
    lines += shown.map { series in
      Markdown.row([
        place(series), Sparkline.text(series.values, limit: 30), last(series),
        series.moves.map { sentence($0, of: series) }.joined(separator: "; "),
      ])
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A line for each place where a series moved, and one for each series that did not.
  package var csv: [UInt8] { CSVText.file(HistoryMoveLine.columns, moveLines) }

  /// - Throws: ``OutputError`` if a number is not finite.
  package func json() throws(OutputError) -> [UInt8] {
    let text = """
      {
        "schema_version": 1,
        "lines": \(history.lines.count),
        "series": \(series.count),
        "moves": \(try JSONText.array(moveLines, indent: "  "))
      }

      """
    return Array(text.utf8)
  }

  private var moveLines: [HistoryMoveLine] {
    series.flatMap { series in
      let moves = series.moves.map(Optional.some)
      return (moves.isEmpty ? [nil] : moves).map { HistoryMoveLine(series, $0, in: history) }
    }
  }
}

extension HistoryReport {
  private func place(_ series: HistorySeries) -> String {
    history.machines.count == 1 ? series.key.text : "\(series.key.text) on \(series.machine)"
  }

  /// `1.234 at 0123abcd`.
  private func last(_ series: HistorySeries) -> String {
    let index = series.values.count - 1
    let line = history.lines[series.places[index]]
    return TextFormatting.value(series.values[index], of: series.key.metric)
      + " at \(TextFormatting.name(line[.commit]))"
  }

  /// `moved at 0123abcd (2025-01-02T03:04:05Z): 1.000 to 1.100, 10 % more`.
  private func sentence(_ move: HistoryMove, of series: HistorySeries) -> String {
    let line = history.lines[move.line]
    let metric = series.key.metric
    var sentence =
      "moved at \(TextFormatting.name(line[.commit])) (\(TextFormatting.name(line[.time]))):"
      + " \(TextFormatting.value(move.point.before, of: metric)) to"
      + " \(TextFormatting.value(move.point.after, of: metric))"
    if let factor = move.point.factor {
      let percent = (factor - 1).magnitude * 100
      sentence += ", \(Self.percent(percent)) % \(factor < 1 ? "less" : "more")"
    }
    if !move.differences.isEmpty {
      sentence += ", with another " + TextFormatting.list(move.differences.map(\.rawValue))
    }
    return sentence
  }

  private static func percent(_ percent: Double) -> String {
    guard percent < CSVScanner.largest else { return "\(percent)" }
    return DecimalText.fixed(percent, places: percent < 10 ? 1 : 0)
  }
}

/// A place where a series moved as the CSV and JSON files have it.
private struct HistoryMoveLine: Encodable {
  let machineId: String
  let series: String
  let metric: String
  let kind: String
  let values: Int
  let lastValue: Double
  let lastCommit: String
  let movedCommit: String?
  let movedTime: String?
  let before: Double?
  let after: Double?
  let p: Double?
  let changedWith: String

  /// - Parameter move: `nil` for a series that did not move.
  init(_ series: HistorySeries, _ move: HistoryMove?, in history: History) {
    let index = series.values.count - 1
    machineId = series.machine
    self.series = series.key.series.text
    metric = series.key.metric
    kind = series.isExact ? "count" : "time"
    values = series.values.count
    lastValue = series.values[index]
    lastCommit = history.lines[series.places[index]][.commit]
    movedCommit = move.map { history.lines[$0.line][.commit] }
    movedTime = move.map { history.lines[$0.line][.time] }
    before = move?.point.before
    after = move?.point.after
    p = move?.point.p
    changedWith = move?.differences.map(\.rawValue).joined(separator: " ") ?? ""
  }

  static let columns: [Column<HistoryMoveLine>] = [
    .key("machine_id", "The machine's fingerprint.") { .text($0.machineId) },
    .key("series", "The series, as a baseline names it.") { .text($0.series) },
    .key("metric", "The metric, by the name of its column in summary.csv.") { .text($0.metric) },
    .key("kind", "count, where any change counts, or time.") { .text($0.kind) },
    .key("values", "The lines that have a value.") { .integer($0.values) },
    .key("last_value", "The last of them.") { .decimal($0.lastValue, places: 6) },
    .key("last_commit", "The commit of the last.") { .text($0.lastCommit) },
    .key("moved_commit", "The commit from which on it is another.") { .text($0.movedCommit ?? "") },
    .key("moved_time", "The time of that line.") { .text($0.movedTime ?? "") },
    .key("before", "The median before, of a count the value.") { .optional($0.before) },
    .key("after", "The same after it.") { .optional($0.after) },
    .key("p", "How likely that is by chance; empty for a count.") { .optional($0.p) },
    .key("changed_with", "What else is not the same in the two lines.") { .text($0.changedWith) },
  ]
}
