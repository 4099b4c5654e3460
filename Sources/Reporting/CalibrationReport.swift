package import Analysis
import Files

/// What a calibration found, for people.
package struct CalibrationReport {
  private let calibration: Calibration

  package init(_ calibration: Calibration) {
    self.calibration = calibration
  }

  /// Plain text without colours, a line feed at the end.
  package var text: String {
    TextFormatting.paragraphs([
      duels, notes.flatMap { TextFormatting.wrap($0, indent: "  ") }, metrics,
    ])
  }

  /// How often duels ended with a verdict.
  private var duels: [String] {
    let shares =
      [("none", calibration.identical)]
      + calibration.injections.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    var table = TextTable()
    table.append(("", "work added"), .left, cells: shares.map { TextFormatting.name($0.0) })
    table.append(("", "duels"), cells: shares.map { "\($0.1.duels)" })
    table.append(("", "verdicts"), cells: shares.map { "\($0.1.count)" })
    table.append(("", "unproven"), cells: shares.map { "\($0.1.unproven)" })
    table.append(
      ("", "rate [95 %]"),
      cells: shares.map { _, share in
        "\(Self.percent(share.interval.share)) % [\(Self.percent(share.interval.low)),"
          + " \(Self.percent(share.interval.high))]"
      })
    table.append(
      ("", "head / base"),
      cells: shares.map { $0.1.effect.map { DecimalText.fixed($0, places: 3) } ?? "counts" })
    return table.linesWithOneHeading(limit: TextFormatting.width)
  }

  private var notes: [String] {
    let scatter = calibration.batches
    return [
      "verdicts on a build with itself are false alarms, each by the floor that the other such"
        + " duels make; on one with work added they are catches",
      "identical builds differ by up to \(Self.percent(scatter.p95 - 1)) % in 95 of 100 batches"
        + " (\(scatter.batches) measured); the floor is \(Self.percent(calibration.margin.factor - 1)) %",
      "smallest effect: what one batch of \(calibration.settings.pairs) pairs sees in 80 of 100 cases,"
        + " exp((t(1 - α) + t(0.8)) · s / √n), n pairs that scatter by s; to be called slower it must"
        + " exceed the floor by as much",
    ]
  }

  /// How pairs of blocks scatter.
  private var metrics: [String] {
    let lines = calibration.metrics.sorted { $0.key < $1.key }
    var table = TextTable()
    table.append(("", "metric"), .left, cells: lines.map { TextFormatting.oneLine($0.key) })
    table.append(("", "pairs"), cells: lines.map { "\($0.value.pairs)" })
    table.append(("", "s, %"), cells: lines.map { Self.percent($0.value.deviation) })
    table.append(("95 of 100", "within, %"), cells: lines.map { Self.percent($0.value.p95 - 1) })
    table.append(
      ("smallest", "effect, %"), cells: lines.map { Self.percent($0.value.detectable - 1) })
    return table.lines(limit: TextFormatting.width)
  }

  private static func percent(_ share: Double) -> String {
    DecimalText.fixed(share * 100, places: 2)
  }
}
