package import Analysis
import ArgumentParser
package import Files
package import Reporting

package enum ResultFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, csv, json
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

package enum RunFormat: String, CaseIterable, ExpressibleByArgument {
  case text, verbose, markdown, csv, json
}

extension ReportSource {
  /// The parameters are those of ``Reporting/BriefReport``.
  package func bytes(
    _ format: RunFormat, folder: String, allTables: String,
    since: @autoclosure () -> RunComparison? = nil
  ) throws(OutputError) -> [UInt8] {
    switch format {
    case .text:
      let strategies = Set(run.facts.series.map(\.strategy))
      let report = BriefReport(
        self, look: .standardOutput, folder: folder, allTables: allTables,
        notCompared: DrawingPart.current.comparable.filter { !strategies.contains($0) },
        since: since())
      return Array(report.text.utf8)
    case .verbose: return Array(TextReport(self, look: .standardOutput).text.utf8)
    case .markdown: return Array(markdown.utf8)
    case .csv: return SummaryCSV.bytes(summaries)
    case .json: return try RunJSON.bytes(of: self)
    }
  }
}
