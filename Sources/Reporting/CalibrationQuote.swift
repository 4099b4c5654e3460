package import Analysis
import Files

/// What a calibration says beside verdicts, or why one is not quoted.
package struct CalibrationQuote: Equatable, Sendable {
  /// For people, each a sentence.
  package let sentences: [String]
  /// For programs; `nil` if the calibration is not used.
  let line: Line?

  /// Quotes the calibration of the machine at hand.
  ///
  /// - Parameters:
  ///   - series: What the verdicts are about; where none of them was calibrated, the smallest effect is
  ///     that of those that were.
  ///   - duel: How the duel was run that it is quoted for, if it is for one: what was calibrated
  ///     otherwise is said.
  package init(
    of calibration: Calibration, series: [DuelSeries],
    duel: (runArguments: [String], pairs: Int)? = nil
  ) {
    let known = calibration.series
    let own = series.compactMap(calibration.name)
    let effect = calibration.smallestEffect(of: own.isEmpty ? known : own)
    let identical = calibration.identical
    var sentence =
      "this machine, calibrated with \(calibration.settings.pairs) pairs a batch of"
      + " \(TextFormatting.list(known.map(TextFormatting.name))): \(identical.count) false"
      + " \(identical.count == 1 ? "alarm" : "alarms") in \(identical.duels)"
      + " \(identical.duels == 1 ? "duel" : "duels") of a build with itself (at most"
      + " \(TextFormatting.precisePercent(identical.interval.high)) at 95 %)"
    let caught = calibration.injections.sorted { $0.key < $1.key }.map { work, share in
      "\(TextFormatting.name(work)) in \(share.count) of \(share.duels)"
    }
    if !caught.isEmpty { sentence += "; caught " + TextFormatting.list(caught) }
    if let effect {
      sentence += "; smallest effect \(TextFormatting.precisePercent(effect - 1))"
      if own.isEmpty, !series.isEmpty {
        let others =
          series.contains(where: calibration.hasStrategy) ? "refresh rates" : "strategies"
        sentence += ", of other \(others) than these"
      }
    }
    sentences = [sentence] + (duel.map { Self.doubts(of: calibration, $0) } ?? [])
    line = Line(
      commit: calibration.settings.commit, pairs: calibration.settings.pairs,
      falseAlarms: identical.count, duels: identical.duels,
      falseAlarmsHigh: identical.interval.high,
      caught: calibration.injections, floorX: calibration.margin.factor, smallestEffectX: effect)
  }

  /// In what a duel was run otherwise than those of the calibration.
  private static func doubts(
    of calibration: Calibration, _ duel: (runArguments: [String], pairs: Int)
  ) -> [String] {
    var doubts: [String] = []
    let settings = calibration.settings
    if settings.pairs != duel.pairs {
      doubts.append(
        "the calibration is of \(settings.pairs) pairs a batch, this duel of \(duel.pairs)")
    }
    if settings.runArguments != duel.runArguments {
      func text(_ arguments: [String]) -> String {
        arguments.isEmpty ? "none" : TextFormatting.oneLine(arguments.joined(separator: " "))
      }
      doubts.append(
        "the calibration is of other run arguments (\(text(settings.runArguments))) than this duel"
          + " (\(text(duel.runArguments)))")
    }
    return doubts
  }

  /// Says that a calibration is not used.
  ///
  /// - Parameter reason: A clause that follows its file's name, such as `is of another machine`.
  package init(unused file: String, because reason: String) {
    sentences = ["the calibration \(TextFormatting.oneLine(file)) \(reason), and is not used"]
    line = nil
  }

  /// A quote as the JSON files have it.
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

extension TextFormatting {
  /// A share as a percentage with a decimal place.
  static func precisePercent(_ share: Double) -> String {
    DecimalText.fixed(share * 100, places: 1) + " %"
  }
}
