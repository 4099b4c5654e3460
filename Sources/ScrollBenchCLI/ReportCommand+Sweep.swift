import Analysis
import Files
import Reporting

extension ReportCommand {
  /// Shows the map of a sweep.
  func reportSweep() throws {
    guard compare == nil else {
      throw CommandFailure(
        "\(folder) holds a sweep: --compare takes runs, such as its cells", .usage)
    }
    let result: SweepResult = try CommandFailure.reading { () throws(InputError) in
      let result = try SweepResult(reading: SweepFolder(folder))
      guard !result.lines.isEmpty else {
        throw InputError(.malformed, "\(folder) holds a sweep without a cell: nothing to report")
      }
      return result
    }
    let source = SweepSource(result, folder: folder, command: command)
    if let html {
      try WrittenFiles.write(SweepPage(source).bytes(), to: html, replacing: ReportPage.isReport)
    }
    let text = MarkdownPage(source).text
    if let markdown {
      try WrittenFiles.write(Array(text.utf8), to: markdown, replacing: MarkdownPage.isReport)
    }
    if html == nil, markdown == nil { print(text, terminator: "") }
  }
}
