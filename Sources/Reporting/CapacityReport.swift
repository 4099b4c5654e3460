package import Analysis
import Files
package import RunRecords
import Statistics

/// How much load strategies carry before the frame budget breaks, for people and for programs.
package struct CapacityReport {
  let record: CapacityRecord
  let summary: CapacitySummary

  /// The widest line of the text.
  static let width = 80

  /// - Parameter summary: What the record comes to.
  package init(record: CapacityRecord, summary: CapacitySummary) {
    self.record = record
    self.summary = summary
  }

  /// Plain text of at most 80 columns without colours, a line feed at the end.
  package var text: String {
    let notes = notes.flatMap {
      TextFormatting.wrap("note: " + $0, indent: "      ", width: Self.width)
    }
    return TextFormatting.paragraphs([head, table, scores, notes])
  }

  /// A table for a job's summary.
  package var markdown: String {
    var lines = ["**\(Markdown.escaped(title))**", ""]
    let headings = ["strategy", "Hz", record.axis.unit, "80 % interval", "loads tried", "time"]
    lines.append(Markdown.row(headings))
    lines.append("|---|--:|--:|--:|--:|--:|")
    lines += summary.series.map {
      let line = cells($0)
      return Markdown.row([
        line.strategy, line.rate, line.capacity, line.interval, line.loads, line.time,
      ])
    }
    lines.append("")
    lines += (scoreSentence.map { [$0] } ?? []).map { "- " + Markdown.escaped($0) }
    lines += notes.map { "- " + Markdown.escaped($0) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What every form says of itself in its first line.
  private var title: String { Self.beginningOfTitle + record.axis.unit }

  /// What every title begins with.
  static let beginningOfTitle = "scrollbench capacity: "

  private var head: [String] {
    let display = record.display
    let machine = record.machine
    let throttle =
      record.throttle == 1
      ? [] : ["throttle \(DecimalText.shortest(record.throttle, places: 4))"]
    return [title]
      + TextFormatting.dotted(
        [
          "scenario \(TextFormatting.name(record.scenario))",
          "\(TextFormatting.name(record.engine)), \(record.threads)"
            + (record.threads == 1 ? " thread" : " threads"),
          "\(display.pixelWidth)×\(display.pixelHeight) px",
          "\(DecimalText.grouped(Int(record.speed.rounded()))) pt/s",
        ] + throttle, width: Self.width)
      + TextFormatting.dotted(
        [
          "\(TextFormatting.name(machine.cpu)), \(machine.cores)"
            + (machine.cores == 1 ? " core" : " cores"),
          "\(TextFormatting.name(machine.compiler)), \(TextFormatting.name(machine.buildConfiguration))",
        ], width: Self.width)
  }

  private var table: [String] {
    let lines = summary.series.map(cells)
    var table = TextTable()
    table.append(("", "strategy"), .left, cells: lines.map(\.strategy))
    table.append(("", "Hz"), cells: lines.map(\.rate))
    table.append(("", "capacity"), cells: lines.map(\.capacity))
    table.append(("", "80 % interval"), cells: lines.map(\.interval))
    table.append(("loads", "tried"), cells: lines.map(\.loads))
    table.append(("", "time"), cells: lines.map(\.time))
    return table.lines(limit: Self.width)
  }
}

extension CapacityReport {
  /// The cells of a line.
  private struct Cells {
    let strategy: String
    let rate: String
    let capacity: String
    let interval: String
    /// How many loads, and from where to where.
    let loads: String
    let time: String
  }

  private func cells(_ series: CapacitySummary.Series) -> Cells {
    let interval = series.estimate.interval.map {
      "\(Self.number($0.low)) – \(Self.number($0.high))"
    }
    let loads = series.loads
    return Cells(
      strategy: TextFormatting.name(series.strategy), rate: "\(series.refreshRate)",
      capacity: Self.bound(series.estimate.kind, series.load),
      interval: interval ?? "–",
      loads: "\(loads.count), \(Self.number(loads[0])) to \(Self.number(loads[loads.count - 1]))",
      time: DecimalText.fixed(series.seconds, places: 1) + " s")
  }

  /// A capacity or a score, or the bound that is known of it.
  private static func bound(_ kind: CapacityEstimate.Kind, _ load: Double) -> String {
    switch kind {
    case .exact: number(load)
    case .atLeast: "at least \(number(load))"
    case .below: load > 0 ? "below \(number(load))" : "none"
    }
  }

  /// A load with three digits, or all of them before the point.
  static func number(_ load: Double) -> String {
    let places = load >= 99.95 ? 0 : load >= 9.995 ? 1 : 2
    return DecimalText.fixed(load, places: places)
  }

  /// The scores, the best first.
  private var ranked: [CapacitySummary.Score] { summary.scores.sorted { $0.value > $1.value } }

  private var scores: [String] {
    scoreSentence.map { TextFormatting.wrap($0, indent: "  ", width: Self.width) } ?? []
  }

  /// `nil` if there is no score.
  private var scoreSentence: String? {
    guard !ranked.isEmpty else { return nil }
    let texts = ranked.map {
      "\(TextFormatting.name($0.strategy)) \(Self.bound($0.kind, $0.value))"
    }
    let rates = Set(summary.series.map(\.refreshRate)).count
    let rule = rates > 1 ? ", the geometric mean of the refresh rates" : ""
    return "score\(rule): \(texts.joined(separator: ", "))."
  }
}
