package import ArgumentParser
import Reporting

package struct AnalyzeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "analyze",
    abstract: "Judge a log of frames from a real device by the same budgets and hitches.",
    usage: "scrollbench analyze <file> [--hz <n>] [<options>]",
    discussion: """
      Reads the formats that --log-format lists, and any table with a column of frame times. Late is \
      what the source calls late: a frame with a deadline is late by that of its log, intervals between \
      displayed frames count as the nearest number of ticks, and of work without a deadline only the \
      frames over the budget are counted. --hz is needed for times where the log states no refresh rate.
      """)

  @Argument(help: ArgumentHelp("The log.", valueName: "file"), completion: .file())
  package var file: String

  @OptionGroup package var log: LogOptions

  @Option(help: "How to print the figures.")
  package var format: ResultFormat = .text

  package init() {}

  package func run() throws {
    let read = try log.sessions(at: file)
    StandardOutput.write(try DeviceLogReport(read.log, read.series).bytes(format))
  }
}
