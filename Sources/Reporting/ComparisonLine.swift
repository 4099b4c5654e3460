import Analysis
import Files
import Results
import Statistics

/// One metric of a comparison, in the words of every format.
///
/// Its properties are the columns of the CSV file and the keys of the JSON file.
package struct ComparisonLine: Encodable, Equatable, Sendable {
  /// The series, as a baseline names them.
  package let first: String
  package let second: String
  package let metric: String
  /// `count` or `time`.
  package let kind: String
  package let firstValue: Double?
  package let secondValue: Double?
  /// How many times as much the second takes, with its 95 % interval.
  package private(set) var effectX: Double?
  package private(set) var ciLowX: Double?
  package private(set) var ciHighX: Double?
  package private(set) var rounds: Int?
  package private(set) var p: Double?
  package private(set) var adjustedP: Double?
  package private(set) var smallestEffectX: Double?
  package let verdict: String
  /// Why; empty where the figures say it.
  package let reason: String
}

extension ComparisonLine {
  /// The times that were asked for and are not compared, a line each with the reason.
  static func refused(in series: SeriesComparison) -> [ComparisonLine] {
    series.refused.map { ComparisonLine($0, in: series) }
  }

  /// All lines of a comparison of two series: times first, then counts.
  static func all(of series: SeriesComparison) -> [ComparisonLine] {
    series.times.map { ComparisonLine($0, in: series) }
      + series.exact.map { ComparisonLine($0, in: series) }
  }

  private init(_ time: TimeComparison, in series: SeriesComparison) {
    first = series.first.text
    second = series.second.text
    metric = time.metric
    kind = "time"
    firstValue = time.first
    secondValue = time.second
    effectX = time.effect
    ciLowX = time.interval?.low
    ciHighX = time.interval?.high
    rounds = time.rounds
    p = time.p
    adjustedP = time.adjustedP
    smallestEffectX = time.smallestEffect
    verdict = time.word
    reason =
      TextFormatting.reason(time, after: series.times[0].metric)
  }

  private init(_ time: SeriesComparison.RefusedTime, in series: SeriesComparison) {
    first = series.first.text
    second = series.second.text
    metric = time.metric
    kind = "time"
    firstValue = time.first
    secondValue = time.second
    verdict = "incomparable"
    reason = "the runs differ in " + TextFormatting.refusals(series.refusals)
  }

  private init(_ count: ExactComparison, in series: SeriesComparison) {
    first = series.first.text
    second = series.second.text
    metric = count.metric
    kind = "count"
    firstValue = count.first
    secondValue = count.second
    verdict = count.word
    reason =
      count.differences.isEmpty
      ? "" : "depends on what differs: " + TextFormatting.differences(count.differences)
  }

  /// Whether it is a count that did not change, which nobody needs to read.
  var isQuiet: Bool { kind == "count" && verdict == "same" }

  /// `1.53 [1.49, 1.58]`.
  var effectText: String {
    guard let effectX else { return "" }
    let effect = DecimalText.fixed(effectX, places: 3)
    guard let ciLowX, let ciHighX else { return effect }
    return
      "\(effect) [\(DecimalText.fixed(ciLowX, places: 3)), \(DecimalText.fixed(ciHighX, places: 3))]"
  }

  var firstText: String { firstValue.map { TextFormatting.value($0, of: metric) } ?? "–" }
  var secondText: String { secondValue.map { TextFormatting.value($0, of: metric) } ?? "–" }
  var verdictText: String { reason.isEmpty ? verdict : "\(verdict): \(reason)" }
}
