package import ArgumentParser
package import Reporting

/// The options of commands that read a log from a real device in place of a run.
package struct LogOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Read a file that is no run as a log, as analyze does, with this number of ticks per second. A"
        + " log is one round, of a Macrobenchmark each iteration: its times are inconclusive; counts are"
        + " missing, not 0.",
      valueName: "n"),
    transform: FlagValue.count("ticks a second", upTo: 1_000))
  package var hz: Int?

  @Option(
    help: ArgumentHelp(
      "The tool that wrote the log. (values: auto, "
        + DisplayLog.Format.allCases.map(\.rawValue).joined(separator: ", ")
        + "; default: auto, by its header)", valueName: "format"),
    completion: Completion.logFormat, transform: FlagValue.logFormat)
  package var logFormat: DisplayLog.Format?

  @OptionGroup package var source: LogSourceOptions

  package init() {}

  package func validate() throws {
    if hz == nil, logFormat != nil || source.column != nil || source.process != nil {
      throw ValidationError("--log-format, --column and --process are of a log: give --hz too")
    }
  }

  /// The reading of logs; `nil` if none is expected.
  var reading: LogReading? {
    hz.map { LogReading(refreshRate: $0, choice: source.choice(logFormat)) }
  }
}

/// The options that choose what is read of a log.
package struct LogSourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The column of frame times of a table, in the unit at the end of its name or in"
        + " milliseconds. In a Macrobenchmark file: the name of the benchmark. In a gfxinfo dump: the"
        + " name of the window.", valueName: "name"))
  package var column: String?

  @Option(
    help: ArgumentHelp(
      "The process in a log of PresentMon or a gfxinfo dump. (default: the one with most frames)",
      valueName: "name|id"))
  package var process: String?

  package init() {}

  /// Returns the choice for a log of a format; `nil` to detect the format.
  func choice(_ format: DisplayLog.Format?) -> LogChoice {
    LogChoice(format: format, column: column, process: process)
  }
}
