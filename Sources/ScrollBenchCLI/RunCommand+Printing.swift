import Analysis
import Reporting
import RunRecords
import Statistics

extension RunCommand {
  /// The result as it is printed.
  ///
  /// - Parameter summaries: The judgement of the run.
  /// - Throws: ``OutputError`` for a number that JSON does not have.
  func printed(_ run: RecordedRun, _ summaries: [SeriesSummary]) throws -> [UInt8] {
    let triesClaims = !run.record.claims.isEmpty
    let look = StandardOutput.look(isColored: outputOptions.color.isColored)
    switch outputOptions.format {
    case .text where triesClaims:
      return Array(ClaimReport(record: run.record, look: look).text.utf8)
    case .text:
      let report = TextReport(
        record: run.record, summaries: summaries, series: run.series, look: look)
      return Array(report.text.utf8)
    case .markdown where triesClaims: return Array(ClaimReport(record: run.record).markdown.utf8)
    case .markdown:
      // What report prints of the folder.
      let source = ReportSource(
        run, summaries: summaries, command: [output, "--html", "report.html"])
      return Array(MarkdownPage(source).text.utf8)
    case .csv where triesClaims: return ClaimsCSV.bytes(run.record)
    case .csv: return SummaryCSV.bytes(summaries)
    case .json: return try RunJSON.bytes(of: run, summaries: summaries)
    }
  }
}
