import Analysis
import ArgumentParser
import Foundation
import Reporting
import Statistics

extension FlagValue {
  /// Times by the names of their columns.
  static func timeMetrics(_ text: String) throws -> [TimeMetric] {
    let known = TimeMetric.all.map(\.name)
    return try CommaList(text) { try name($0, of: "time", among: known) }.elements
      .compactMap(TimeMetric.named)
  }

  /// A kind of log, or `nil` to tell it by its header.
  static func logFormat(_ text: String) throws -> DisplayLog.Format? {
    let auto = "auto"
    let known = [auto] + DisplayLog.Format.allCases.map(\.rawValue)
    return DisplayLog.Format(rawValue: try name(text, of: "format", among: known))
  }

  /// A time of ISO 8601, in UTC and to the second.
  static func time(_ text: String) throws -> String {
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw ValidationError(
        "\"\(text)\" is not a time such as 2025-01-02T03:04:05Z or 2025-01-02T04:04:05+01:00")
    }
    return date.formatted(.iso8601)
  }

  /// A name of a commit, which stands in a line of a file.
  static func commit(_ text: String) throws -> String {
    let isPrintable = text.unicodeScalars.allSatisfy {
      ![.control, .lineSeparator, .paragraphSeparator, .spaceSeparator].contains(
        $0.properties.generalCategory)
    }
    guard !text.isEmpty, text.utf8.count <= 100, isPrintable else {
      throw ValidationError("a commit has a name of 1 to 100 bytes without spaces")
    }
    return text
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
