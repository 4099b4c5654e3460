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

  @Option(
    help: ArgumentHelp(
      "The column of frame times of a plain CSV log, in the unit at the end of its name or in"
        + " milliseconds. In a Macrobenchmark file: the name of the benchmark.", valueName: "name"))
  package var column: String?

  package init() {}

  package func validate() throws {
    if hz == nil, logFormat != nil || column != nil {
      throw ValidationError("--log-format and --column are of a log: give --hz too")
    }
  }

  /// The reading of logs; `nil` if none is expected.
  var reading: LogReading? {
    hz.map { LogReading(refreshRate: $0, format: logFormat, column: column) }
  }
}
