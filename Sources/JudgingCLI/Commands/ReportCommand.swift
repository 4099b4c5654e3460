import Analysis
package import ArgumentParser
import Files
import Reporting
import RunData

package struct ReportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Show a stored run or logs: on one page that opens anywhere, or printed.",
    usage: """
      scrollbench report <run> [<options>]
      scrollbench report <log> [<options>]
      scrollbench report [<options>] <old-log> … -- <new-log> …
      """,
    discussion: """
      Needs no renderer: the folder of a run has everything that its report shows. The HTML file \
      contains its charts and images and loads nothing. Of a log of a device it shows one session, of \
      two groups of logs the comparison that compare makes. Without --html, --markdown, --format and \
      --verbose the Markdown goes to standard output.
      """)

  // This strategy keeps the two dashes, which separate the groups.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The folder of a run, of a sweep or of record; a log of a device, or two groups of logs with -- between"
        + " them.", valueName: "run"), completion: .file())
  package var runs: [String]

  @Option(path: "run-b", "A second run to compare with: its folder or frames.csv.")
  package var compare: String?

  @Option(path: "file.html", "The HTML file to write.")
  package var html: String?

  @Option(path: "file.md", "The Markdown file to write.")
  package var markdown: String?

  @Option(
    help: """
      Print the run as run does: its text, the Markdown, summary.csv, or one JSON object. Of a sweep \
      only markdown.
      """)
  package var format: ResultFormat?

  @Flag(help: "Print the text of a run with all tables, the course of the frames, and every note.")
  package var verbose = false

  @Flag(help: "The sessions of both groups of logs alternated, which no log says.")
  package var alternated = false

  @OptionGroup(title: "Logs of devices")
  package var log: LogOptions

  private var folder: String { runs[0] }

  package init() {}

  package func validate() throws {
    guard try LogOptions.groups(in: runs) != nil || runs.count == 1 && runs[0] != "--" else {
      throw ValidationError(
        "report takes a run, a sweep, a log or a folder of record, or two groups of logs with -- between them"
      )
    }
    if html == "-" || markdown == "-" {
      throw ValidationError(
        "--html and --markdown take files; without them the report is printed as Markdown")
    }
    try ResultFormat.check(format, verbose: verbose)
    if compare != nil, let printed, printed != .markdown {
      throw ValidationError(
        (verbose ? "--verbose" : "--format \(printed.rawValue)")
          + " prints one run: leave --compare out, or use compare")
    }
    if let html, html == markdown {
      throw ValidationError("--html and --markdown both name \(html): a file holds one of them")
    }
  }

  package func run() throws {
    // Before reading, which takes a while for a long run.
    if let html { try OutputFile.check([html], replacing: Page.isReport) }
    if let markdown { try OutputFile.check([markdown], replacing: Markdown.isReport) }
    if try areLogs() {
      try reportLogs()
    } else if SweepFolder.isSweep(folder) {
      let report = try readSweep()
      try publish(page: { report.html }, text: { report.markdown })
    } else {
      try reportRun()
    }
  }

  private var printed: ResultFormat? { verbose ? .text : format }

  private var printsMarkdown: Bool {
    printed == .markdown || printed == nil && html == nil && markdown == nil
  }

  /// Writes the files, and prints the Markdown or `other`.
  private func publish(page: () throws -> [UInt8], text: () -> String, other: [UInt8] = []) throws {
    let bytes = try html.map { _ in try page() }
    let text = printsMarkdown || markdown != nil ? text() : ""
    if let html, let bytes {
      try WrittenFiles.write(bytes, to: html, replacing: Page.isReport)
    }
    if let markdown {
      try WrittenFiles.write(Array(text.utf8), to: markdown, replacing: Markdown.isReport)
    }
    StandardOutput.write(printsMarkdown ? Array(text.utf8) : other)
  }

  private func areLogs() throws -> Bool {
    let paths = runs.filter { $0 != "--" }
    let areLogs = try paths.map {
      try runs.count == 1 && RecordedFolder.isFolder($0) || log.isLog($0)
    }
    guard areLogs.contains(false) else {
      guard compare == nil, !verbose else {
        throw CommandFailure(
          "\(paths[0]) has logs: --compare and --verbose take runs; two groups of logs have --"
            + " between them", .usage)
      }
      return true
    }
    guard paths.count == 1 else {
      throw CommandFailure(
        "\(zip(paths, areLogs).first { !$1 }?.0 ?? "") is no log: both groups have logs, and options"
          + " precede them", .usage)
    }
    try log.refuse(alternated ? "--alternated" : nil) {
      if !SweepFolder.isSweep(folder) { _ = try readRun() }
    }
    return false
  }

  private func reportLogs() throws {
    let recorded = RecordedFolder.isFolder(folder) ? try RecordedFolder(folder) : nil
    if let (old, new) = try LogOptions.groups(in: runs) ?? recorded.map({ ($0.old, $0.new) }) {
      let groups = try LogOptions.groups(
        log.sessions(at: old), log.sessions(at: new), by: .comparison,
        order: alternated ? .alternated : recorded?.order ?? .unknown)
      try reportLogs(DevicePage(groups, command: logCommand), SessionReport(groups))
    } else {
      var read = try log.sessions(at: folder)
      read.log.file = shown([read.log.file])[0]
      try reportLogs(
        DevicePage(read.log, read.series, command: logCommand),
        DeviceLogReport(read.log, read.series))
    }
  }

  private func reportLogs(_ page: DevicePage, _ report: some FormattedResult) throws {
    try publish(page: page.html, text: { page.markdown }, other: try format.map(report.bytes) ?? [])
  }

  private func reportRun() throws {
    let (run, images, compared) = try readRun()
    let source = ReportSource(run, images: images, comparedWith: compared, command: command)
    var other: [UInt8] = []
    if let printed, printed != .markdown {
      other = try source.bytes(printed, verbose: verbose, folder: folder)
    }
    try publish(page: source.html, text: { source.markdown }, other: other)
  }

  private func readRun() throws(InputError) -> (
    run: RunResult, images: RunImages,
    other: (run: MeasuredRun, name: String)?
  ) {
    var run = try RunReader.run(folder: folder)
    run.facts.run.dropFolders()
    var other: (run: MeasuredRun, name: String)?
    if let compare {
      other = (try RunReader.measured(at: compare), shown([compare])[0])
    }
    let images = try RunImages(in: folder, of: run.facts.series.map(\.strategy))
    return (run, images, other)
  }

  private func readSweep() throws -> SweepReport {
    guard compare == nil else {
      throw CommandFailure(
        "\(folder) holds a sweep: --compare takes runs, such as its cells", .usage)
    }
    guard printed == nil || printed == .markdown else {
      throw CommandFailure(
        "\(folder) holds a sweep, which is printed as markdown: --verbose and other values of --format"
          + " take runs, such as its cells", .usage)
    }
    var report = try SweepReport(reading: SweepFolder(folder))
    guard !report.lines.isEmpty else {
      throw InputError("\(folder) holds a sweep without a cell: nothing to report")
    }
    (report.folder, report.command) = (shown([folder])[0], command)
    return report
  }

  /// The words after `scrollbench report` that make such a page again.
  private var command: [String] {
    shown(
      [folder] + (compare.map { ["--compare", $0] } ?? []) + ["--html", html ?? "report.html"])
  }

  private func shown(_ words: [String]) -> [String] { PathText.withoutFolders(words) }

  /// The words after `scrollbench report` that make such a page of logs again.
  private var logCommand: [String] {
    shown(
      log.words + (alternated ? ["--alternated"] : []) + ["--html", html ?? "report.html"] + runs)
  }
}
