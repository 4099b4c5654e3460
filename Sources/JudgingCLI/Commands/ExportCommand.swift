package import ArgumentParser
import Reporting

/// `scrollbench export`: writes a run or a log in a format that other tools read.
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


      What was not measured is left out, never 0. Of a log, openmetrics, bmf, github-action-benchmark \
      and history have the figures; history needs --commit and --time. A run is its folder or its \
      frames.csv; history and display-list take a folder. display-list scrolls again and writes \
      frames.jsonl and images.
      """)

  private static let formats = ExportTarget.all.map {
    HelpText.entry($0.name, $0.reader, width: 26)
  }.joined(separator: "\n")

  // The name `run` is taken by the method.
  @Argument(
    help: ArgumentHelp(
      "The run, its folder or its frames.csv, or the log of a device.", valueName: "run|log"),
    completion: .file())
  package var source: String

  @Option(
    help: ArgumentHelp(
      "The format; perfetto is another name of chrome-trace. (values: \(ExportTarget.all.map(\.name).joined(separator: ", ")))",
      valueName: "format"),
    completion: .list(ExportTarget.all.map(\.name)), transform: FlagValue.exportTarget)
  package var format: ExportTarget

  @Option(
    help: ArgumentHelp("Only this strategy. (default: all)", valueName: "id"),
    completion: Completion.strategy)
  package var strategy: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where to write it; - is standard output. With --format display-list a folder.",
      valueName: "file"),
    completion: .file(), transform: FlagValue.path)
  package var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --format history: the file to append a line to, created if it does not exist; refused"
        + " if its runs scrolled something else.", valueName: "file.csv"),
    completion: .file(extensions: ["csv"]), transform: FlagValue.path)
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
    help: ArgumentHelp(
      "With --format display-list: where the file of the run's rows is. (default: its name, in the"
        + " current folder)", valueName: "file.csv"),
    completion: .file(extensions: ["csv"]), transform: FlagValue.path)
  package var rows: String?

  @OptionGroup(title: "Logs of devices, and the refresh rate of a run") package var log: LogOptions

  @OptionGroup(title: "Frames of display lists") package var frameOptions: FrameOptions

  package init() {}

  package func validate() throws {
    guard (output == nil) != (append == nil) else {
      throw ValidationError("either --output or --append is needed")
    }
    let isHistory = if case .run(let format) = format { format.append != nil } else { false }
    guard isHistory || append == nil && commit == nil && time == nil else {
      throw ValidationError("--append, --commit and --time take --format history")
    }
    guard case .run = format else {
      guard output != "-" else { throw ValidationError("--output takes a folder of display lists") }
      return
    }
    guard frameOptions.isEmpty, rows == nil else {
      throw ValidationError("--frame, --every and --rows take --format display-list")
    }
  }

  package func run() throws {
    try CommandFailure.reporting {
      switch format {
      case .displayList: try DrawingPart.current.exportDisplayLists(self)
      case .run(let format): try writeRun(as: format)
      }
    }
  }
}
