import Analysis
package import ArgumentParser
import Reporting

/// `scrollbench history add`: adds the values of a run to a history.
package struct HistoryAddCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a run to a history: every count and the median times.",
    usage: "scrollbench history add <run> --file <file.csv> [<options>]",
    discussion: """
      The columns of a history are those of its first run. A run with others, such as one of a new \
      strategy, is refused unless --rewrite is given, which leaves empty cells; a file a scenario is \
      the easiest to keep. A run that is there already is refused unless --again is given.
      """)

  @Argument(
    help: ArgumentHelp("The run: its folder or its summary.csv.", valueName: "run"),
    completion: .file())
  package var measured: String

  @Option(
    help: ArgumentHelp("The history; made if it is not there.", valueName: "file.csv"),
    completion: .file(extensions: ["csv"]), transform: FlagValue.path)
  package var file: String

  @Option(
    help: ArgumentHelp("The commit. (default: that of the build that ran)", valueName: "id"),
    transform: FlagValue.commit)
  package var commit: String?

  @Option(
    help: ArgumentHelp(
      "When, as 2025-01-02T03:04:05Z or with +01:00. (default: when the run began)",
      valueName: "time"),
    transform: FlagValue.time)
  package var time: String?

  @Flag(help: "Write the file anew if the run has other columns.")
  package var rewrite = false

  @Flag(help: "Add a run that is there already once more.")
  package var again = false

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      Interruption.install()
      let run = try onlyRun()
      guard run.injections.isEmpty else {
        throw CommandFailure(
          "\(measured) is a run with work that was added on purpose, which tells nothing of a commit",
          .data)
      }
      guard let line = HistoryLine(run, commit: try commit(of: run), time: try time(of: run)) else {
        throw CommandFailure(
          "\(measured) does not say of which run and machine it is: a run's folder or its summary.csv"
            + " is expected", .data)
      }
      try Interruption.whileWriting {
        try CommandFailure.updating {
          try HistoryFile.add(
            line, columns: line.columns(of: run), to: file,
            HistoryFile.Consent(rewriting: rewrite, again: again),
            beforePublishing: Interruption.check)
        }
      }
      StandardError.write("added \(line[.commit]) to \(file)\n")
    }
  }
}

extension HistoryAddCommand {
  private func onlyRun() throws(CommandFailure) -> MeasuredRun {
    let path = measured
    return try CommandFailure.reading { () throws(InputError) in
      try MeasuredRun.only(of: RunReader.runs(at: path), in: path)
    }
  }

  private func commit(of run: MeasuredRun) throws(CommandFailure) -> String {
    if let commit { return commit }
    guard let known = run.facts.values[.commit], let commit = try? FlagValue.commit(known),
      commit != "unknown"
    else {
      throw CommandFailure("\(measured) does not say of which commit it is: give --commit", .usage)
    }
    return commit
  }

  /// The time that was given, or with which the name of the run begins.
  private func time(of run: MeasuredRun) throws(CommandFailure) -> String {
    if let time { return time }
    guard let known = run.facts.runID.flatMap(RunTime.text(ofRun:)) else {
      throw CommandFailure(
        "the name of \(measured) does not begin with a time: give --time", .usage)
    }
    return known
  }
}
