package import Analysis
import ArgumentParser
package import Files
package import Reporting

package enum ResultFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, csv, json

  /// Refuses `--verbose` beside a format that it does not change.
  package static func check(_ format: ResultFormat?, verbose: Bool) throws {
    guard verbose, let format, format != .text else { return }
    throw ValidationError(
      "--verbose prints text, and --format \(format.rawValue) does not: leave one of them out")
  }
}

/// A result that is printed in every ``ResultFormat``.
protocol FormattedResult: BlockReport {
  var csv: [UInt8] { get }
}

/// A result that is printed in every format of a gate.
protocol GateResult: BlockReport {
  var github: String { get }
  var junit: String { get }
}

extension FormattedResult {
  func bytes(_ format: ResultFormat) throws(OutputError) -> [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .markdown: Array(markdown.utf8)
    case .csv: csv
    case .json: try json()
    }
  }
}

extension ComparisonReport: FormattedResult {}
extension DeviceLogReport: FormattedResult {}
extension SessionReport: FormattedResult, GateResult {}
extension GateReport: GateResult {}

extension ReportSource {
  /// With `verbose` the text is ``Reporting/TextReport``, else ``Reporting/BriefReport``, which the
  /// other parameters are for.
  package func bytes(
    _ format: ResultFormat, verbose: Bool, folder: String,
    since: @autoclosure () -> RunComparison? = nil
  ) throws(OutputError) -> [UInt8] {
    switch format {
    case .text where verbose: return Array(TextReport(self, look: .standardOutput).text.utf8)
    case .text:
      let strategies = Set(run.facts.series.map(\.strategy))
      let report = BriefReport(
        self, look: .standardOutput, folder: folder,
        notCompared: DrawingPart.current.comparable.filter { !strategies.contains($0) },
        since: since())
      return Array(report.text.utf8)
    case .markdown: return Array(markdown.utf8)
    case .csv: return SummaryCSV.bytes(summaries)
    case .json: return try RunJSON.bytes(of: self)
    }
  }
}
