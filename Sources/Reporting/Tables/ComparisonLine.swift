import Analysis
import Files
import RunData
import Statistics

/// One metric of a comparison.
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
  /// The ratio of second to first, with its 95 % interval.
  package private(set) var effectX: Double?
  package private(set) var ciLowX: Double?
  package private(set) var ciHighX: Double?
  package private(set) var rounds: Int?
  package private(set) var p: Double?
  package private(set) var adjustedP: Double?
  package private(set) var smallestEffectX: Double?
  package let verdict: String
  /// The reason for the verdict; empty where the figures are the reason.
  package let reason: String
}

extension ComparisonLine {
  /// Returns the requested times that are not compared, each with the reason.
  static func refused(in series: SeriesComparison) -> [ComparisonLine] {
    series.refused.map {
      ComparisonLine(
        series, $0.metric, kind: "time", $0.first, $0.second, verdict: "incomparable",
        reason: "the runs differ in " + TextFormatting.refusals(series.refusals))
    }
  }

  /// Returns all lines of a comparison of two series: times first, then counts.
  static func all(of series: SeriesComparison) -> [ComparisonLine] {
    let times = series.times.map { time in
      var line = ComparisonLine(
        series, time.metric, kind: "time", time.first, time.second, verdict: time.word,
        reason: TextFormatting.reason(time))
      line.effectX = time.effect
      line.ciLowX = time.interval?.low
      line.ciHighX = time.interval?.high
      line.rounds = time.units[0]
      line.p = time.p
      line.adjustedP = time.adjustedP
      line.smallestEffectX = time.smallestEffect
      return line
    }
    return times
      + series.exact.map {
        ComparisonLine(
          series, $0.metric, kind: "count", $0.first, $0.second, verdict: $0.word,
          reason: $0.differences.isEmpty
            ? "" : "depends on what differs: " + TextFormatting.differences($0.differences))
      }
  }

  private init(
    _ series: SeriesComparison, _ metric: String, kind: String, _ first: Double?,
    _ second: Double?, verdict: String, reason: String
  ) {
    self.first = series.first.text
    self.second = series.second.text
    self.metric = metric
    self.kind = kind
    firstValue = first
    secondValue = second
    self.verdict = verdict
    self.reason = reason
  }

  /// A Boolean value that indicates whether this is a count that did not change.
  var isQuiet: Bool { kind == "count" && verdict == "same" }

  /// `1.53 [1.49, 1.58]`.
  var effectText: String {
    guard let effectX else { return "" }
    let effect = DecimalText.fixed(effectX, places: 3)
    guard let ciLowX, let ciHighX else { return effect }
    return
      "\(effect) [\(DecimalText.fixed(ciLowX, places: 3)), \(DecimalText.fixed(ciHighX, places: 3))]"
  }

  /// Returns a value of the metric; a dash for a missing one.
  func text(of value: Double?) -> String {
    value.map { TextFormatting.value($0, of: metric) } ?? "–"
  }
}
