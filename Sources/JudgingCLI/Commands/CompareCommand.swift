import Analysis
package import ArgumentParser
import Files
import Reporting
import RunData

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
      runs of each side with -- between them. Each run is then one value; four runs of each side are \
      needed, five for more than three metrics. Logs of devices are sessions: four of each side are \
      needed, six with --fail-on worse, old and new ones recorded in alternation. The exit status is 0 \
      for every result unless --fail-on or --require-proof is given, and 3 if the runs cannot be compared.
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
      "Times to judge, the decisive one first; of logs, figures to show. (default: "
        + TimeMetric.judged.map(\.name).joined(separator: ",") + "; of logs all)",
      valueName: "a,b,…"),
    completion: Completion.timeMetrics, transform: FlagValue.names)
  package var metric: [String] = []

  @OptionGroup(title: "Logs of devices")
  package var log: LogOptions

  @Option(oneOf: "format", "How to print the result.")
  package var format: ResultFormat = .text

  @Flag(help: "The sessions of both sides alternated, which no log says.")
  package var alternated = false

  @Option(
    oneOf: "finding",
    "Exit with 1 if a time is slower; of logs, with worse also if frames are later.")
  package var failOn: FailOn?

  @Flag(help: "Exit with 2 if logs do not show that the new side is no worse.")
  package var requireProof = false

  /// The finding that ends a comparison with status 1.
  package enum FailOn: String, CaseIterable {
    case slower, worse
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
      let paths = runs.filter { $0 != "--" }
      let areLogs = try CommandFailure.reading {
        try paths.map { path throws(InputError) in try log.isLog(path) }
      }
      if let index = areLogs.firstIndex(of: true) {
        if let other = areLogs.firstIndex(of: false) {
          throw CommandFailure(
            "\(paths[index]) is a log and \(paths[other]) is none: runs and logs are not compared",
            .incomparable)
        }
        return try compareLogs()
      }
      guard !log.areGiven, !alternated, !requireProof else {
        throw CommandFailure(
          "--hz, --log-format, --column, --process, --unit, --alternated and --require-proof are of"
            + " logs: \(paths[0]) is a run", .usage)
      }
      if let separator = runs.firstIndex(of: "--") {
        return try compareGroups(runs[..<separator], runs[(separator + 1)...])
      }
      try report(try comparison())
    }
  }

  private func report(_ comparison: RunComparison) throws {
    StandardOutput.write(try ComparisonReport(comparison).bytes(format))
    let status = comparison.exitStatus(failsOnSlower: failOn != nil)
    guard status == .held else { throw ExitCode(status.rawValue) }
  }

  /// Compares logs of sessions.
  private func compareLogs() throws {
    let separator = runs.firstIndex(of: "--") ?? 1
    let groups = try log.groups(
      runs[..<separator], runs[separator...].drop { $0 == "--" },
      by: failOn == .worse ? .gate : .comparison, alternated: alternated)
    let shown = try figures(of: groups)
    StandardOutput.write(try SessionReport(groups, showing: shown).bytes(format))
    let status = groups.exitStatus(
      failsOn: failOn == .worse ? .worse : failOn == .slower ? .slower : nil,
      demandsProof: requireProof)
    guard status == .held else { throw ExitCode(status.rawValue) }
  }

  /// Returns the figures to show; `nil` for all.
  private func figures(of groups: DeviceGroups) throws -> Set<String>? {
    let known = groups.series.flatMap(\.figures).map(\.name)
    for name in metric {
      _ = try CommandFailure.wrapping(.usage) {
        try FlagValue.name(name, of: "judged figure of these logs", among: known)
      }
    }
    return metric.isEmpty ? nil : Set(metric)
  }

  /// Compares two groups of runs.
  private func compareGroups(
    _ first: ArraySlice<String>, _ second: ArraySlice<String>
  ) throws {
    let all = Array(first + second)
    if let twice = all.indices.first(where: { all[..<$0].contains(all[$0]) }) {
      throw CommandFailure("\(all[twice]) is given twice: each run counts once", .usage)
    }
    let selections = try CommandFailure.reading { try RunReader.selections(all) }
    let groups = [selections[..<first.count], selections[first.count...]].map { $0.map(\.run) }
    let differences = RunComparison.differences(among: groups.flatMap(\.self))
    guard differences.isEmpty else {
      throw CommandFailure(ComparisonReport.refusal(differences), .incomparable)
    }
    let comparison = RunComparison(
      groups: groups[0], groups[1],
      strategies: try strategies(
        of: selections[..<first.count], selections[first.count...]), metrics: try times())
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

  /// Returns the times to judge.
  private func times() throws -> [TimeMetric] {
    guard !metric.isEmpty else { return TimeMetric.judged }
    return try CommandFailure.wrapping(.usage) { try FlagValue.timeMetrics(metric) }
  }

  private func comparison() throws -> RunComparison {
    let metrics = try times()
    return try CommandFailure.reading {
      let selections = try RunReader.selections(runs)
      let (a, b) = (selections[0], selections[1])
      guard let strategyA = a.strategy, let strategyB = b.strategy else {
        return RunComparison(a.run, b.run, metrics: metrics)
      }
      return RunComparison(a.run, strategyA, b.run, strategyB, metrics: metrics)
    }
  }
}
