import Analysis
package import ArgumentParser
import Files
import Reporting
import RunData

/// `scrollbench report`: makes a page of a stored run or a sweep, or prints a run.
package struct ReportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Show a stored run: on one page that opens anywhere, or printed as run prints it.",
    usage: "scrollbench report <run> [<options>]",
    discussion: """
      Needs no renderer: the folder of a run has everything that its report shows. The HTML file \
      contains its charts and images and loads nothing. Without --html, --markdown and --format the \
      Markdown goes to standard output.
      """)

  @Argument(
    help: ArgumentHelp("The folder of a run, or of a sweep.", valueName: "run"),
    completion: .directory)
  package var folder: String

  @Option(
    help: ArgumentHelp(
      "A second run to compare with: its folder or frames.csv.", valueName: "run-b"),
    completion: .file(), transform: FlagValue.path)
  package var compare: String?

  @Option(
    help: ArgumentHelp("The HTML file to write.", valueName: "file.html"),
    completion: .file(extensions: ["html"]), transform: FlagValue.path)
  package var html: String?

  @Option(
    help: ArgumentHelp("The Markdown file to write.", valueName: "file.md"),
    completion: .file(extensions: ["md"]), transform: FlagValue.path)
  package var markdown: String?

  @Option(
    oneOf: "format",
    """
    Print the run as run does: its text, its --verbose text, the Markdown, summary.csv, or one JSON \
    object. Of a sweep only markdown.
    """)
  package var format: RunFormat?

  package init() {}

  package func validate() throws {
    if html == "-" || markdown == "-" {
      throw ValidationError(
        "--html and --markdown take files; without them the report is printed as Markdown")
    }
    if compare != nil, let format, format != .markdown {
      throw ValidationError(
        "--format \(format.rawValue) prints one run: leave --compare out, or use compare")
    }
    if let html, html == markdown {
      throw ValidationError("--html and --markdown both name \(html): a file holds one of them")
    }
  }

  package func run() throws {
    try CommandFailure.reporting {
      // Before reading, which takes a while for a long run.
      try CommandFailure.wrapping(.output) {
        if let html { try OutputFile.check(html, replacing: ReportPage.isReport) }
        if let markdown { try OutputFile.check(markdown, replacing: MarkdownPage.isReport) }
      }
      if SweepFolder.isSweep(folder) {
        let source = try readSweep()
        try publish(page: SweepPage(source).bytes, text: { MarkdownPage(source).text })
      } else {
        try reportRun()
      }
    }
  }

  /// A Boolean value that indicates whether the report is printed as Markdown.
  private var printsMarkdown: Bool {
    format == .markdown || format == nil && html == nil && markdown == nil
  }

  /// Writes the files, and prints the Markdown or `other`.
  private func publish(
    page: () throws -> [UInt8], text: () -> String, other: [UInt8] = []
  ) throws {
    let bytes = try CommandFailure.wrapping(.output) { try html.map { _ in try page() } }
    let text = printsMarkdown || markdown != nil ? text() : ""
    if let html, let bytes {
      try WrittenFiles.write(bytes, to: html, replacing: ReportPage.isReport)
    }
    if let markdown {
      try WrittenFiles.write(Array(text.utf8), to: markdown, replacing: MarkdownPage.isReport)
    }
    StandardOutput.write(printsMarkdown ? Array(text.utf8) : other)
  }

  private func reportRun() throws {
    let (run, images, other) = try CommandFailure.reading { try readRun() }
    let summaries = SeriesSummary.all(of: run)
    let source = ReportSource(
      run, summaries: summaries, images: images, comparedWith: other,
      command: command)
    var printed: [UInt8] = []
    if let format, format != .markdown {
      let result = PrintedRun(
        run: run, summaries: summaries, folder: folder, allTables: "--format verbose")
      printed = try CommandFailure.wrapping(.output) { try result.bytes(format) }
    }
    try publish(
      page: ReportPage(source).bytes, text: { MarkdownPage(source).text }, other: printed)
  }

  private func readRun() throws(InputError) -> (
    run: RunResult, images: RunImages,
    other: (run: MeasuredRun, name: String)?
  ) {
    let run = try RunReader.run(folder: folder)
    guard !run.series.isEmpty else {
      throw InputError(
        .malformed, "\(folder) holds a run without a series: there is nothing to report")
    }
    var other: (run: MeasuredRun, name: String)?
    if let compare {
      other = (try RunReader.measured(at: compare), compare)
    }
    let images = try RunImages(in: folder, of: run.facts.series.map(\.strategy))
    return (run, images, other)
  }

  private func readSweep() throws -> SweepSource {
    guard compare == nil else {
      throw CommandFailure(
        "\(folder) holds a sweep: --compare takes runs, such as its cells", .usage)
    }
    guard format == nil || format == .markdown else {
      throw CommandFailure(
        "\(folder) holds a sweep, which is printed as markdown: other values of --format take runs,"
          + " such as its cells", .usage)
    }
    return try CommandFailure.reading {
      let result = try SweepResult(reading: SweepFolder(folder))
      guard !result.lines.isEmpty else {
        throw InputError(.malformed, "\(folder) holds a sweep without a cell: nothing to report")
      }
      return SweepSource(result, folder: folder, command: command)
    }
  }

  /// The words after `scrollbench report` that make such a page again.
  private var command: [String] {
    [folder] + (compare.map { ["--compare", $0] } ?? []) + ["--html", html ?? "report.html"]
  }
}
