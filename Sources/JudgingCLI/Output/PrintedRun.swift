package import Analysis
package import Files
import Reporting
package import RunData

/// The format of a printed run.
package enum RunFormat: String, CaseIterable {
  case text, verbose, markdown, csv, json
}

/// A run to be printed, as it was measured or from its folder.
package struct PrintedRun {
  let run: RunResult
  /// The summary of the run, ``Analysis/SeriesSummary/all(of:)``.
  let summaries: [SeriesSummary]
  /// The folder of the run, as commands take it.
  let folder: String
  /// The option by which the command prints all tables.
  let allTables: String

  package init(
    run: RunResult, summaries: [SeriesSummary], folder: String, allTables: String
  ) {
    (self.run, self.summaries) = (run, summaries)
    (self.folder, self.allTables) = (folder, allTables)
  }

  /// Returns the run in a format.
  ///
  /// - Parameter since: The comparison of an earlier run with this one, for `text`; `nil` if there
  ///   is none.
  /// - Throws: ``OutputError`` for a number that JSON does not have.
  /// - Precondition: The run has a series.
  package func bytes(
    _ format: RunFormat, since: @autoclosure () -> RunComparison? = nil
  ) throws(OutputError) -> [UInt8] {
    switch format {
    case .text:
      let strategies = Set(run.facts.series.map(\.strategy))
      let report = BriefReport(
        facts: run.facts, summaries: summaries, look: .standardOutput, folder: folder,
        allTables: allTables,
        notCompared: DrawingPart.current.comparable.filter { !strategies.contains($0) },
        since: since())
      return Array(report.text.utf8)
    case .verbose:
      let report = TextReport(
        facts: run.facts, summaries: summaries, series: run.series, look: .standardOutput)
      return Array(report.text.utf8)
    case .markdown:
      let source = ReportSource(
        run, summaries: summaries, command: [folder, "--html", "report.html"])
      return Array(MarkdownPage(source).text.utf8)
    case .csv: return SummaryCSV.bytes(summaries)
    case .json: return try RunJSON.bytes(of: run, summaries: summaries)
    }
  }
}
