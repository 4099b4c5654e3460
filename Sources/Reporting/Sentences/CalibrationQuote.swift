package import Analysis
import Files

/// The calibration of a machine beside verdicts of duels, or the reason why it is not used.
package struct CalibrationQuote: Equatable, Sendable {
  /// The figures of the calibration, then its differences from the duel.
  package let sentences: [String]
  /// The figures for JSON files; `nil` if the calibration is not used.
  let line: Line?

  /// Quotes the calibration of this machine.
  ///
  /// - Parameters:
  ///   - series: The series that verdicts are about. If none of them was calibrated, the smallest
  ///     effect is that of those that were.
  ///   - duel: The settings of the duel beside which the calibration is quoted, if it is one.
  package init(
    of calibration: Calibration, series: [DuelSeries],
    duel: (runArguments: [String], pairs: Int)? = nil
  ) {
    let settings = calibration.settings
    let identical = calibration.identical
    let known = calibration.series
    let own = series.compactMap(calibration.name)
    let effect = calibration.smallestEffect(of: own.isEmpty ? known : own)
    let caught = calibration.injections.sorted { $0.key < $1.key }.map { work, share in
      "\(TextFormatting.name(work)) in \(share.count) of \(share.duels)"
    }
    let scope =
      !own.isEmpty || series.isEmpty
      ? ""
      : series.contains(where: calibration.hasStrategy)
        ? ", of other refresh rates than these" : ", of other strategies than these"
    let figures = [
      "this machine, calibrated with \(settings.pairs) pairs per batch of "
        + known.map(TextFormatting.name).joined(separator: ", "),
      "false alarms: \(identical.count) in \(TextFormatting.count(identical.duels, "duel")) of a build"
        + " with itself (at most \(Self.percent(identical.interval.high)) at 95 %)",
      caught.isEmpty ? nil : "caught: \(caught.joined(separator: ", "))",
      effect.map { "smallest effect: \(Self.percent($0 - 1))\(scope)" },
    ]
    sentences =
      [figures.compactMap(\.self).joined(separator: "; ")]
      + (duel.map { Self.differences(of: settings, from: $0) } ?? [])
    line = Line(
      commit: settings.commit, pairs: settings.pairs, falseAlarms: identical.count,
      duels: identical.duels, falseAlarmsHigh: identical.interval.high,
      caught: calibration.injections, floorX: calibration.margin.factor, smallestEffectX: effect)
  }

  /// Reports that a calibration is not used.
  ///
  /// - Parameter reason: The reason, to follow the name of the file: `is of another machine`.
  package init(unused file: String, because reason: String) {
    sentences = ["the calibration \(TextFormatting.oneLine(file)) \(reason), and is not used"]
    line = nil
  }

  private static func differences(
    of settings: Calibration.Settings, from duel: (runArguments: [String], pairs: Int)
  ) -> [String] {
    func text(_ arguments: [String]) -> String {
      arguments.isEmpty ? "none" : TextFormatting.oneLine(arguments.joined(separator: " "))
    }
    return [
      settings.pairs == duel.pairs
        ? nil : "the calibration is of \(settings.pairs) pairs a batch, this duel of \(duel.pairs)",
      settings.runArguments == duel.runArguments
        ? nil
        : "the calibration is of other run arguments (\(text(settings.runArguments))) than this duel"
          + " (\(text(duel.runArguments)))",
    ].compactMap(\.self)
  }

  private static func percent(_ share: Double) -> String {
    DecimalText.fixed(share * 100, places: 1) + " %"
  }

  /// The figures as the JSON files have them.
  struct Line: Encodable, Equatable, Sendable {
    let commit: String
    let pairs: Int
    let falseAlarms: Int
    let duels: Int
    let falseAlarmsHigh: Double
    let caught: [String: Calibration.DuelShare]
    let floorX: Double
    let smallestEffectX: Double?
  }
}
