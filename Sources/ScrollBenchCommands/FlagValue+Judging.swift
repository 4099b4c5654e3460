import ArgumentParser
import FrameStatistics
import Reports

extension FlagValue {
  /// Times by the names of their columns.
  static func timeMetrics(_ text: String) throws -> [TimeMetric] {
    let known = (TimeMetric.judged + TimeMetric.phases).map(\.name)
    return try CommaList(text) { try name($0, of: "time", among: known) }.elements
      .compactMap(TimeMetric.named)
  }

  /// A kind of log, or `nil` to tell it by its header.
  static func logFormat(_ text: String) throws -> DisplayLog.Format? {
    let auto = "auto"
    let known = [auto] + DisplayLog.Format.allCases.map(\.rawValue)
    return DisplayLog.Format(rawValue: try name(text, of: "format", among: known))
  }

  /// A time in minutes: a second to a day.
  static func minutes(_ text: String) throws -> Double {
    guard let minutes = Double(text), (1.0 / 60...1_440).contains(minutes) else {
      throw ValidationError("\"\(text)\" is not a number of minutes from 0.02 to 1440")
    }
    return minutes
  }

  /// A format that other tools read.
  static func exportFormat(_ text: String) throws -> ExportFormat {
    let known = ExportFormat.all.map(\.name)
    guard let format = ExportFormat.named(try name(text, of: "format", among: known)) else {
      preconditionFailure("a format is known by its name")
    }
    return format
  }
}
