package import ArgumentParser
import Files
package import Reporting

/// `scrollbench analyze`: judges a log of frames from a real device.
package struct AnalyzeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "analyze",
    abstract: "Judge a log of frames from a real device by the same budgets and hitches.",
    usage: "scrollbench analyze <file> --hz <n> [<options>]",
    discussion: """
      Reads PresentMon (v1, v2 and current columns), MangoHud, Android's gfxinfo framestats and \
      Macrobenchmark JSON, and any CSV with a column of frame times. Intervals between displayed frames count as the \
      nearest number of ticks; a frame with a deadline is late by that of its log. Of work without a \
      deadline only the frames over the budget are counted.
      """)

  @Argument(help: ArgumentHelp("The log.", valueName: "file"), completion: .file())
  package var file: String

  @Option(
    help: ArgumentHelp(
      "The tool that wrote it. (values: auto, "
        + DisplayLog.Format.allCases.map(\.rawValue).joined(separator: ", ")
        + "; default: auto, by its header)", valueName: "format"),
    completion: Completion.logFormat, transform: FlagValue.logFormat)
  package var format: DisplayLog.Format?

  @OptionGroup package var source: LogSourceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The ticks of the display per second.", valueName: "n"),
    transform: FlagValue.count("ticks a second", upTo: 1_000))
  package var hz: Int

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      let log = try CommandFailure.reading {
        try DisplayLogReader.log(at: file, source.choice(format))
      }
      print(DisplayLogReport(log, refreshRate: hz).text, terminator: "")
    }
  }
}
