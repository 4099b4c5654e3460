package import Analysis
package import Files
package import Reporting

package enum RunFormat: String, CaseIterable {
  case text, verbose, markdown, csv, json
}

extension ReportSource {
  /// Returns the run in a format.
  ///
  /// The parameters are those of ``Reporting/BriefReport``.
  /// - Throws: ``OutputError`` for a number that JSON does not have.
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
    case .markdown: return Array(MarkdownPage(self).text.utf8)
    case .csv: return SummaryCSV.bytes(summaries)
    case .json: return try RunJSON.bytes(of: self)
    }
  }
}
