package import Analysis
import Files

/// The result of a calibration as text.
package struct CalibrationReport {
  private let calibration: Calibration

  package init(_ calibration: Calibration) {
    self.calibration = calibration
  }

  /// Plain text without colours that ends with a line feed.
  package var text: String {
    TextFormatting.paragraphs([
      duels.lines(), notes.flatMap { TextFormatting.wrap($0, indent: "  ") }, metrics.lines(),
    ])
  }

  /// The share of duels that ended with a verdict, a row per kind of added work.
  private var duels: Table {
    let shares =
      [("none", calibration.identical)]
      + calibration.injections.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    var table = Table(rows: "work added", shares.map { TextFormatting.name($0.0) })
    table.append("duels", shares.map { "\($0.1.duels)" })
    table.append("verdicts", shares.map { "\($0.1.count)" })
    table.append("unproven", shares.map { "\($0.1.unproven)" })
    table.append(
      "rate [95 %]",
      shares.map { _, share in
        "\(Self.percent(share.interval.share)) % [\(Self.percent(share.interval.low)),"
          + " \(Self.percent(share.interval.high))]"
      })
    table.append(
      "head / base",
      shares.map { $0.1.effect.map { DecimalText.fixed($0, places: 3) } ?? "counts" })
    return table
  }

  private var notes: [String] {
    let scatter = calibration.batches
    return [
      "verdicts on a build with itself are false alarms, each by the floor that the other such"
        + " duels make; on one with work added they are catches",
      "identical builds differ by up to \(Self.percent(scatter.p95 - 1)) % in 95 of 100 batches"
        + " (\(scatter.batches) measured); the floor is \(Self.percent(calibration.margin.factor - 1)) %",
      "smallest effect: found by one batch of \(calibration.settings.pairs) pairs that scatter by s"
        + " in 80 of 100 cases, with the whole interval beyond the floor",
    ]
  }

  /// The scatter of pairs of blocks, a row per metric.
  private var metrics: Table {
    let lines = calibration.metrics.sorted { $0.key < $1.key }
    var table = Table(rows: "metric", lines.map { TextFormatting.oneLine($0.key) })
    table.append("pairs", lines.map { "\($0.value.pairs)" })
    table.append("s, %", lines.map { Self.percent($0.value.deviation) })
    table.append("95 of 100\nwithin, %", lines.map { Self.percent($0.value.p95 - 1) })
    table.append(
      "smallest\neffect, %", lines.map { $0.value.detectable.map { Self.percent($0 - 1) } ?? "–" })
    return table
  }

  private static func percent(_ share: Double) -> String {
    DecimalText.fixed(share * 100, places: 2)
  }
}
