package import ArgumentParser
package import Reporting

/// `scrollbench export`: writes a run in a format that other tools read.
package struct ExportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a run in a format that other tools read.",
    usage: "scrollbench export <run> --format <format> --output <file> [<options>]",
    discussion: "Formats:\n\n" + formats + """


      What was not measured is left out, never 0. Formats of single frames, and benchstat, take a \
      run's folder or its frames.csv; the others take its summary.csv too.
      """)

  private static let formats = ExportFormat.all.map {
    HelpText.entry($0.name, $0.reader, width: 26)
  }.joined(separator: "\n")

  // `run` is what performs a command.
  @Argument(
    help: ArgumentHelp(
      "The run: its folder, its frames.csv or its summary.csv.", valueName: "run"),
    completion: .file())
  package var source: String

  @Option(
    help: ArgumentHelp(
      "The format. (values: \(ExportFormat.all.map(\.name).joined(separator: ", ")))",
      valueName: "format"),
    completion: .list(ExportFormat.all.map(\.name)), transform: FlagValue.exportFormat)
  package var format: ExportFormat

  @Option(
    help: ArgumentHelp("Only this strategy. (default: all)", valueName: "id"),
    completion: Completion.strategy)
  package var strategy: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only this refresh rate. (default: all)", valueName: "n"),
    transform: FlagValue.count("ticks a second", upTo: 1_000_000))
  package var hz: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where to write it; - is standard output.", valueName: "file"),
    completion: .file(), transform: FlagValue.path)
  package var output: String

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      guard output != "-" else {
        let run = try readRun()
        return try CommandFailure.wrapping(.output) {
          try OutputFile.writeToStandardOutput { try format.write(run, to: &$0) }
        }
      }
      Interruption.install()
      try CommandFailure.wrapping(.output) {
        try OutputFile.check(output, replacing: format.isHeld)
      }
      let run = try readRun()
      try WrittenFiles.write {
        try OutputFile.write(
          to: output, replacing: format.isHeld, beforePublishing: Interruption.check
        ) {
          try format.write(run, to: &$0)
        }
      }
      WrittenFiles.announce(output)
    }
  }

  private func readRun() throws(CommandFailure) -> ExportedRun {
    try CommandFailure.reading { () throws(InputError) in
      try ExportedRun.read(source, for: format, strategy: strategy, refreshRate: hz)
    }
  }
}
