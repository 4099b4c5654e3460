import Analysis
import Benchmarking
import Compositing
import Graphics
import Reporting
import RunRecords
import Statistics
import Text

extension RunCommand {
  /// Draws what each strategy shows, so that a report needs no renderer.
  ///
  /// A strategy whose id cannot be the name of a file has no images.
  func drawImages(_ experiment: Experiment, _ renderer: TextRenderer) throws -> [RunFile] {
    let painter = StrategyImages(
      experiment.scenario, rows: experiment.rows, engine: experiment.engine, renderer: renderer,
      comparesPixels: !noVerify)
    let strategies = experiment.strategies
    return try ProgressLine.showing { line in
      try CommandFailure.wrapping(.output) {
        try strategies.enumerated().flatMap { index, strategy in
          line.show(
            ["drawing images", strategy.id], fraction: Double(index) / Double(strategies.count))
          let images = painter.images(of: strategy)
          return try [
            (ImageKind.caps, images.caps), (.overdraw, images.overdraw),
            (.difference, images.difference),
          ].compactMap { kind, buffer -> RunFile? in
            guard let buffer, let name = RunFile.imageName(of: strategy.id, kind) else {
              return nil
            }
            return RunFile(
              name, try buffer.withAllPixels { try PNGFile.bytes(pixels: $0, size: buffer.size) })
          }
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
      naming: "\(output)/" + names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")"
    ) {
      try RunFolder.write(files + images, to: output, beforePublishing: Interruption.check)
    }
  }

  /// - Throws: ``OutputError`` for a number that JSON does not have.
  private func printed(_ run: RecordedRun, _ summaries: [SeriesSummary]) throws -> [UInt8] {
    let hasClaims = !run.record.claims.isEmpty
    switch outputOptions.format {
    case .text where hasClaims:
      return Array(ClaimReport(record: run.record, look: .standardOutput).text.utf8)
    case .text where outputOptions.verbose:
      let report = TextReport(
        record: run.record, summaries: summaries, series: run.series, look: .standardOutput)
      return Array(report.text.utf8)
    case .text:
      let strategies = Set(run.record.series.map(\.strategy))
      let report = BriefReport(
        record: run.record, summaries: summaries, look: .standardOutput, folder: output,
        notCompared: KnownStrategies.comparable.map(\.id).filter { !strategies.contains($0) })
      return Array(report.text.utf8)
    case .markdown where hasClaims: return Array(ClaimReport(record: run.record).markdown.utf8)
    case .markdown:
      // The output of report for the folder.
      let source = ReportSource(
        run, summaries: summaries, command: [output, "--html", "report.html"])
      return Array(MarkdownPage(source).text.utf8)
    case .csv where hasClaims: return ClaimsCSV.bytes(run.record)
    case .csv: return SummaryCSV.bytes(summaries)
    case .json: return try RunJSON.bytes(of: run, summaries: summaries)
    }
  }
}
