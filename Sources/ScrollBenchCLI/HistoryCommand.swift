package import ArgumentParser

/// `scrollbench history`: keeps runs by commit, and shows where they moved.
package struct HistoryCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Keep runs by commit in a CSV file, and show where they moved.",
    discussion: """
      The file has a line a run and a column a metric, and can be read by Apache Otava. It informs and \
      blocks nothing.
      """,
    subcommands: [HistoryAddCommand.self, HistoryShowCommand.self])

  package init() {}
}
