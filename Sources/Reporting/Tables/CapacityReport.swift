package import Analysis
import Files
package import RunRecords
import Statistics

/// The load that strategies carry within the frame budget, in every format.
package struct CapacityReport {
  let record: CapacityRecord
  let summary: CapacitySummary

  /// The width of the text, in columns.
  static let width = 80

  /// - Parameter summary: The evaluation of the record.
  package init(record: CapacityRecord, summary: CapacitySummary) {
    self.record = record
    self.summary = summary
  }

  /// Plain text of at most 80 columns without colours that ends with a line feed.
  package var text: String {
    let notes = notes.flatMap {
      TextFormatting.wrap("note: " + $0, indent: "      ", width: Self.width)
    }
    return TextFormatting.paragraphs([head, table.lines(width: Self.width), scores, notes])
  }

  /// Markdown for a job summary.
  package var markdown: String {
    TextFormatting.paragraphs([
      ["**\(Markdown.escaped(title))**"], table.markdown,
      Markdown.list((scoreSentence.map { [$0] } ?? []) + notes),
    ])
  }

  /// The first line of the text and of the Markdown.
  private var title: String { Self.beginningOfTitle + record.axis.unit }

  /// The beginning of every title, which identifies a file.
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

  private var table: Table {
    let series = summary.series
    var table = Table(rows: "strategy", series.map { TextFormatting.name($0.strategy) })
    table.append("Hz", series.map { "\($0.refreshRate)" })
    table.append("capacity", series.map { Self.bound($0.estimate.kind, $0.load) })
    table.append(
      "80 % interval",
      series.map {
        $0.estimate.interval.map { "\(Self.number($0.low)) – \(Self.number($0.high))" } ?? "–"
      })
    table.append(
      "loads\ntried",
      series.map {
        let (least, greatest) = ($0.loads[0], $0.loads[$0.loads.count - 1])
        return "\($0.loads.count), \(Self.number(least)) to \(Self.number(greatest))"
      })
    table.append("time", series.map { DecimalText.fixed($0.seconds, places: 1) + " s" })
    return table
  }
}

extension CapacityReport {
  /// Returns a capacity or a score, or the known bound.
  private static func bound(_ kind: CapacityEstimate.Kind, _ load: Double) -> String {
    switch kind {
    case .exact: number(load)
    case .atLeast: "at least \(number(load))"
    case .below: load > 0 ? "below \(number(load))" : "none"
    }
  }

  /// Returns a load with three digits or all digits before the point.
  static func number(_ load: Double) -> String {
    let places = load >= 99.95 ? 0 : load >= 9.995 ? 1 : 2
    return DecimalText.fixed(load, places: places)
  }

  /// The scores in descending order.
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
