import Analysis
package import ArgumentParser
import Reporting

/// `scrollbench history show`: says which series of a history moved, and at which commits.
package struct HistoryShowCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show which metrics moved, and at which commits.",
    usage: "scrollbench history show --file <file.csv> [<options>]",
    discussion: """
      Of a count any change is shown; of a time a change of at least 2 % that a permutation test at \
      p < 0.001 finds, which takes about 14 lines of one machine. Exits with 0 whatever it finds.
      """)

  @Option(
    help: ArgumentHelp("The history.", valueName: "file.csv"),
    completion: .file(extensions: ["csv"]), transform: FlagValue.path)
  package var file: String

  @Option(
    help: ArgumentHelp(
      "The only metric to show, moved or not, by the name of its column in summary.csv.",
      valueName: "name"), completion: .list(HistoryLine.metrics))
  package var metric: String?

  @Option(help: ArgumentHelp("The only machine to show, by its fingerprint.", valueName: "id"))
  package var machine: String?

  @Option(help: "How to print the result.")
  package var format: ResultFormat = .text

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      let path = file
      let history = try CommandFailure.reading { () throws(InputError) in
        try HistoryFile.history(at: path)
      }
      try require(metric, of: "metric", among: Set(history.columns.map(\.metric)))
      try require(machine, of: "machine", among: Set(history.machines))
      let report = HistoryReport(
        history, history.series(metric: metric, machine: machine), showsAll: metric != nil)
      printBytes(try report.bytes(format))
    }
  }

  private func require(
    _ name: String?, of kind: String, among known: Set<String>
  ) throws(CommandFailure) {
    guard let name, !known.contains(name) else { return }
    throw CommandFailure(
      "\(file) has no \(kind) \"\(name)\": it has "
        + (known.isEmpty ? "none" : known.sorted().joined(separator: ", ")), .data)
  }
}
