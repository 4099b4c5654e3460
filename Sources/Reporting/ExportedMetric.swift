import Analysis
import RunRecords
import Statistics

/// A value of a series that formats of whole runs hold, in the order of their files.
struct ExportedMetric {
  /// The name of its column in `summary.csv`.
  let name: String
  /// Its unit there.
  let unit: String
  /// How it repeats.
  let repeatability: String
  /// `false` for what says what was scrolled rather than what that cost.
  let smallerIsBetter: Bool

  /// All that a comparison knows of.
  static let all: [ExportedMetric] =
    (TimeMetric.judged + TimeMetric.phases).map { ExportedMetric($0.name, smallerIsBetter: true) }
    + ExactMetric.all.map { ExportedMetric($0.name, smallerIsBetter: $0.sense == .lowerIsBetter) }

  private static let columns = Dictionary(
    uniqueKeysWithValues: SummaryCSV.columns.map { ($0.metric.name, $0.metric) })

  private init(_ name: String, smallerIsBetter: Bool) {
    guard let column = Self.columns[name] else {
      preconditionFailure("\(name) is no column of summary.csv")
    }
    self.name = name
    unit = column.unit
    repeatability = column.repeatability
    self.smallerIsBetter = smallerIsBetter
  }

  /// The decimal places of `summary.csv` at most: times are to the nanosecond there.
  static let places = 6
}

extension MeasuredSeries {
  /// The values that are known, and their intervals.
  var exported: [(metric: ExportedMetric, value: Double, interval: ConfidenceInterval?)] {
    ExportedMetric.all.compactMap { metric in
      values[metric.name].map { (metric, $0, intervals[metric.name]) }
    }
  }
}
