import Analysis
import Benchmarking
import Reporting
import RunRecords
import Statistics
import Text

extension RunCommand {
  /// Draws the images of a run's folder.
  func drawImages(
    _ experiment: Experiment, _ renderer: TextRenderer
  ) throws -> [RunFile] {
    try ProgressLine.showing { line in
      try CommandFailure.wrapping(.output) {
        try RunImageFiles.all(of: experiment, renderer, comparesPixels: !noVerify) {
          line.show(["drawing images", $0], fraction: $1)
        }
      }
    }
  }

  /// Prints the result and writes the files of a run.
  func publish(_ run: RecordedRun, _ images: [RunFile]) throws {
    let summaries = SeriesSummary.all(of: run)
    let result = PrintedResult(
      try CommandFailure.wrapping(.output) { try printed(run, summaries) })
    let files = try CommandFailure.wrapping(.output) {
      try RunFile.all(of: run, summaries: summaries)
    }
    let names = files.map(\.name)
    try result.write(
      to: output,
      saying: "\(output)/" + names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")"
    ) {
      try RunFolder.write(files + images, to: output, beforePublishing: Interruption.check)
    }
  }

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
