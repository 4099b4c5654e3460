package import Analysis
package import ArgumentParser
import Files
import Reporting

/// `scrollbench compare`: compares two runs, or two strategies of one.
package struct CompareCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two runs, two strategies of one, or two groups of runs, metric by metric.",
    usage: """
      scrollbench compare <run-a> <run-b> [<options>]
      scrollbench compare [<options>] <run-a> … -- <run-b> …
      """,
    discussion: """
      A run is its folder or its frames.csv; RUN:strategy is one strategy of it. \
      Counts are compared exactly. Times are compared round by round where both runs were made alike; \
      the times of two separate processes are never called faster or slower: use duel, or several \
      runs or device logs of each side with -- between them. Each run is then one value; four runs of \
      each side are needed, five for more than three metrics. The exit status is 0 for every result \
      unless --fail-on is given, and 3 if the runs cannot be compared.
      """)

  // This strategy keeps the two dashes, which separate the groups.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The run to compare with and the run to compare, or two groups with -- between them.",
      valueName: "run"), completion: .file())
  package var runs: [String] = []

  @Option(
    help: ArgumentHelp(
      "Times to judge, the decisive one first. (default: "
        + TimeMetric.judged.map(\.name).joined(separator: ",") + ")", valueName: "a,b,…"),
    completion: Completion.timeMetrics, transform: FlagValue.timeMetrics)
  package var metric: [TimeMetric] = TimeMetric.judged

  @OptionGroup(title: "Logs of devices")
  package var log: LogOptions

  @Option(oneOf: "format", "How to print the result.")
  package var format: ResultFormat = .text

  @Option(oneOf: "finding", "Exit with 1 if a time is slower.")
  package var failOn: FailOn?

  /// The finding that ends a comparison with status 1.
  package enum FailOn: String, CaseIterable {
    case slower
  }

  package init() {}

  package func validate() throws {
    let separators = runs.indices.filter { runs[$0] == "--" }
    let ownArguments = runs[..<(separators.first ?? runs.endIndex)]
    if let option = ownArguments.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      throw ValidationError("Unknown option '\(option)'")
    }
    let isPair = separators.isEmpty && runs.count == 2
    let isGroups = separators.count == 1 && runs.first != "--" && runs.last != "--"
    guard isPair || isGroups else {
      throw ValidationError(
        "compare takes two runs, or two groups of runs with -- between them")
    }
  }

  package func run() throws {
    try CommandFailure.reporting {
      if let separator = runs.firstIndex(of: "--") {
        return try compareGroups(runs[..<separator], runs[(separator + 1)...])
      }
      try report(try comparison())
    }
  }

  private func report(_ comparison: RunComparison) throws {
    StandardOutput.write(try ComparisonReport(comparison).bytes(format))
    let status = comparison.exitStatus(failsOnSlower: failOn == .slower)
    guard status == .held else { throw ExitCode(status.rawValue) }
  }

  /// Compares two groups of runs.
  private func compareGroups(
    _ first: ArraySlice<String>, _ second: ArraySlice<String>
  ) throws {
    let all = Array(first + second)
    if let twice = all.indices.first(where: { all[..<$0].contains(all[$0]) }) {
      throw CommandFailure("\(all[twice]) is given twice: each run counts once", .usage)
    }
    let selections = try CommandFailure.reading { try RunReader.selections(all, log: log.reading) }
    let groups = [selections[..<first.count], selections[first.count...]].map { $0.flatMap(\.runs) }
    let differences = RunComparison.differences(among: groups.flatMap(\.self))
    guard differences.isEmpty else {
      throw CommandFailure(ComparisonReport.refusal(differences), .incomparable)
    }
    let comparison = RunComparison(
      groups: groups[0], groups[1],
      strategies: try strategies(
        of: selections[..<first.count], selections[first.count...]), metrics: metric)
    try report(comparison)
  }

  /// Returns the strategy of each group; `nil` if no run names one.
  private func strategies(
    of groups: ArraySlice<RunReader.Selection>...
  ) throws(CommandFailure) -> (String, String)? {
    let names = groups.map { Set($0.map(\.strategy)) }
    guard names.allSatisfy({ $0.count == 1 }), let first = names[0].first,
      let second = names[1].first, (first == nil) == (second == nil)
    else {
      throw CommandFailure(
        "the runs of a group name one strategy, or the runs of both groups name none", .usage)
    }
    guard let first, let second else { return nil }
    return (first, second)
  }

  private func comparison() throws(CommandFailure) -> RunComparison {
    try CommandFailure.reading {
      let selections = try RunReader.selections(runs, log: log.reading)
      let (a, b) = (selections[0], selections[1])
      let runA = try MeasuredRun.only(of: a.runs, in: runs[0])
      let runB = try MeasuredRun.only(of: b.runs, in: runs[1])
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
        .malformed,
        "\(path) holds \(runs.count) runs; a file of one is expected, or -- between two groups")
    }
    return runs[0]
  }
}
