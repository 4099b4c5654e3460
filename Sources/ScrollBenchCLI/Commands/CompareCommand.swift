package import Analysis
package import ArgumentParser
import Benchmarking
import Files
import Reporting
import Statistics

/// `scrollbench compare`: compares two runs, or two strategies of one.
package struct CompareCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two runs, or two strategies of one, metric by metric.",
    usage: "scrollbench compare <run-a> <run-b> [<options>]",
    discussion: """
      A run is its folder, its frames.csv or its summary.csv; RUN:strategy is one strategy of it. \
      Counts are compared exactly. Times are compared round by round where both runs were made alike; \
      the times of separate processes are never called faster or slower: use duel. The exit status is \
      0 for every result, and 3 if the runs cannot be compared.
      """)

  @Argument(help: ArgumentHelp("The run to compare with.", valueName: "run-a"), completion: .file())
  package var first: String

  @Argument(help: ArgumentHelp("The run to compare.", valueName: "run-b"), completion: .file())
  package var second: String

  @Option(
    help: ArgumentHelp(
      "Times to judge, the decisive one first. (default: "
        + TimeMetric.judged.map(\.name).joined(separator: ",") + ")", valueName: "a,b,…"),
    completion: Completion.timeMetrics, transform: FlagValue.timeMetrics)
  package var metric: [TimeMetric] = TimeMetric.judged

  @OptionGroup(title: "Logs of devices")
  package var log: LogOptions

  @Option(help: "How to print the result.")
  package var format: ResultFormat = .text

  @Option(
    help: ArgumentHelp("Exit with 1 if a time is slower.", valueName: "finding"))
  package var failOn: FailOn?

  /// The finding that ends a comparison with status 1.
  package enum FailOn: String, CaseIterable, ExpressibleByArgument {
    case slower
  }

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      let comparison = try comparison()
      StandardOutput.write(try ComparisonReport(comparison).bytes(format))
      let status = comparison.exitStatus(failsOnSlower: failOn == .slower)
      guard status == .held else { throw ExitCode(status.rawValue) }
    }
  }

  private func comparison() throws(CommandFailure) -> RunComparison {
    try CommandFailure.reading { () throws(InputError) in
      let selections = try RunReader.selections([first, second], log: log.reading)
      let (a, b) = (selections[0], selections[1])
      let runA = try MeasuredRun.only(of: a.runs, in: first)
      let runB = try MeasuredRun.only(of: b.runs, in: second)
      guard let strategyA = a.strategy, let strategyB = b.strategy else {
        return RunComparison(runA, runB, metrics: metric)
      }
      return RunComparison(runA, strategyA, runB, strategyB, metrics: metric)
    }
  }
}

extension MeasuredRun {
  /// Returns the run of a file that must hold a single one.
  ///
  /// - Parameter path: The name of the file in messages.
  static func only(
    of runs: [MeasuredRun], in path: String
  ) throws(InputError) -> MeasuredRun {
    guard runs.count == 1 else {
      throw InputError(
        .malformed, "\(path) holds \(runs.count) runs; a file of one is expected")
    }
    return runs[0]
  }
}
