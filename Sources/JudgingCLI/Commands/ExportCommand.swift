package import ArgumentParser
import Files
import Reporting
import RunData

package struct ExportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a run or a log in a format that other tools read.",
    usage: """
      scrollbench export <run> --format <format> --output <file> [<options>]
      scrollbench export <run> --format history --append <file.csv> [<options>]
      scrollbench export <log> --format <format> --output <file> [<options>]
      scrollbench export <run> --format display-list --output <folder>
      """,
    discussion: "Formats:\n\n" + formats + """


      What was not measured is left out, never 0. Of a log, openmetrics, github-action-benchmark and \
      history have the figures; history needs --commit and --time, and --device where the log \
      names none. A run is its folder or its frames.csv; history and display-list take a folder. \
      display-list scrolls again and writes frames.jsonl and images.
      """)

  private static let displayList = "display-list"
  static let formatNames = ExportFormat.all.map(\.name) + [displayList]

  private static let formats =
    (ExportFormat.all.map { HelpText.entry($0.name, $0.reader, width: 26) }
    + [HelpText.entry(displayList, "other renderers: docs/display-list.md", width: 26)])
    .joined(separator: "\n")

  // The name `run` is taken by the method.
  @Argument(
    help: ArgumentHelp(
      "The run, its folder or its frames.csv, or the log of a device.", valueName: "run|log"),
    completion: .file())
  package var source: String

  @Option(
    help: ArgumentHelp(
      "The format. (values: \(formatNames.joined(separator: ", ")))", valueName: "format"),
    completion: .list(formatNames),
    transform: { try FlagValue.name($0, of: "format", among: formatNames) })
  package var format: String

  @Option(
    help: ArgumentHelp("Only this strategy. (default: all)", valueName: "id"),
    completion: Completion.strategy)
  package var strategy: String?

  @Option(
    path: "file", parsing: .unconditional,
    "Where to write it; - is standard output. With --format display-list a folder.")
  package var output: String?

  @Option(
    path: "file.csv", parsing: .unconditional,
    "With --format history: the file to append a line to, created if it does not exist; refused"
      + " if its runs scrolled something else.")
  package var append: String?

  @Option(
    help: ArgumentHelp(
      "With --format history: the commit. (default: that of the build that ran)", valueName: "id"),
    transform: FlagValue.commit)
  package var commit: String?

  @Option(
    help: ArgumentHelp(
      "With --format history: the time, as 2025-01-02T03:04:05Z or with +01:00. (default: when the"
        + " run began)", valueName: "time"), transform: FlagValue.time)
  package var time: String?

  @Option(
    path: "file.csv",
    "With --format display-list: where the file of the run's rows is. (default: its name, in the"
      + " current folder)")
  package var rows: String?

  @OptionGroup(title: "Logs of devices, and the refresh rate of a run") package var log: LogOptions

  @OptionGroup(title: "Frames of display lists") package var frameOptions: FrameOptions

  package init() {}

  package func validate() throws {
    guard (output == nil) != (append == nil) else {
      throw ValidationError("either --output or --append is needed")
    }
    guard resultFormat?.appending != nil || append == nil && commit == nil && time == nil else {
      throw ValidationError("--append, --commit and --time take --format history")
    }
    guard resultFormat != nil else {
      guard output != "-" else { throw ValidationError("--output takes a folder of display lists") }
      return
    }
    guard frameOptions.frame == nil, rows == nil else {
      throw ValidationError("--frame and --rows take --format display-list")
    }
  }

  package func run() throws {
    if let resultFormat {
      try writeRun(as: resultFormat)
    } else {
      try DrawingPart.current.exportDisplayLists(self)
    }
  }
}

extension ExportCommand {
  /// `nil` for display lists.
  private var resultFormat: ExportFormat? { ExportFormat.all.first { $0.name == format } }

  private func writeRun(as format: ExportFormat) throws {
    if let append, let appending = format.appending {
      let result = try readResult()
      try OutputFile.update(append) { try appending(result, $0, append) }
      return WrittenFiles.announce(append)
    }
    guard let output, output != "-" else {
      let result = try readResult()
      return try OutputFile.writeToStandardOutput { try format.write(result, &$0) }
    }
    try OutputFile.check([output], replacing: format.isHeld)
    let result = try readResult()
    try OutputFile.write(
      [OutputFile.Entry(output) { try format.write(result, &$0) }], replacing: format.isHeld)
    WrittenFiles.announce(output)
  }

  private func readResult() throws -> ExportedResult {
    guard try !log.isLog(source) else {
      guard strategy == nil else {
        throw CommandFailure("--strategy is of runs: \(source) is a log of a device", .usage)
      }
      var (log, series) = try self.log.sessions(at: source)
      log.conditions["commit"] = commit
      log.conditions["time"] = time
      return .log(log, series)
    }
    let refreshRate = try log.rateOfRun()
    var result = try RunReader.result(at: source, strategy: strategy, refreshRate: refreshRate)
    if case .run(var run) = result.facts.origin {
      run.tool.commit = commit ?? run.tool.commit
      run.began = time ?? run.began
      result.facts.origin = .run(run)
    }
    return .run(result)
  }
}
