import Analysis
package import ArgumentParser
import Reporting
import RunData

package struct CompareCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two runs, two strategies of one, or two groups of runs, metric by metric.",
    usage: """
      scrollbench compare <run-a> <run-b> [<options>]
      scrollbench compare [<options>] <run-a> … -- <run-b> …
      scrollbench compare <folder of record> [<options>]
      """,
    discussion: """
      A run is its folder or its frames.csv; RUN:strategy is one strategy of it. \
      Counts per frame are compared to three decimal places. Times are compared round by round where \
      both runs were made alike; the times of two separate processes are never called faster or slower: use duel, or several \
      runs of each side with -- between them. Each run is then one value; four runs of each side are \
      needed, five for more than three metrics. Logs of devices are sessions: four of each side are \
      needed, six with --fail-on worse, old and new ones recorded in alternation. The exit status is 0 \
      for every result unless --fail-on or --require-proof is given, and 3 if the runs cannot be compared, \
      with --fail-on also if no time can be judged.
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
        + Metric.judgedTimes.map(\.name).joined(separator: ",") + "; of logs all)",
      valueName: "a,b,…"),
    completion: Completion.timeMetrics, transform: FlagValue.figures)
  package var metric: [String] = []

  @OptionGroup(title: "Logs of devices")
  package var log: LogOptions

  @Flag(help: "The sessions of both sides alternated, which no log says.")
  package var alternated = false

  @OptionGroup package var verdict: VerdictOptions

  package init() {}

  package func validate() throws {
    let isPair = runs.count == 2 && !runs.contains("--")
    let isFolder = runs.count == 1 && RecordedFolder.isFolder(runs[0])
    guard try LogOptions.groups(in: runs) != nil || isPair || isFolder else {
      throw ValidationError(
        "compare takes two runs or logs, two groups of them with -- between, or a folder of record")
    }
  }

  package func run() throws {
    if runs.count == 1 { return try compareLogs(RecordedFolder(runs[0])) }
    let paths = runs.filter { $0 != "--" }
    let areLogs = try paths.map(log.isLog)
    if let index = areLogs.firstIndex(of: true) {
      if let other = areLogs.firstIndex(of: false) {
        // A path that is no run either is named first.
        _ = try RunReader.selections([paths[other]])
        throw CommandFailure(
          "\(paths[index]) is a log and \(paths[other]) is none: runs and logs are not compared",
          .incomparable)
      }
      return try compareLogs(nil)
    }
    try log.refuse(
      alternated ? "--alternated" : nil, verdict.requireProof ? "--require-proof" : nil
    ) { _ = try RunReader.selections([paths[0]]) }
    if let (first, second) = try LogOptions.groups(in: runs) {
      return try compareGroups(first, second)
    }
    let metrics = try times()
    let selections = try RunReader.selections(runs)
    let (a, b) = (selections[0], selections[1])
    try report(RunComparison(a.run, b.run, strategies: (a.strategy, b.strategy), metrics: metrics))
  }

  private func report(_ comparison: RunComparison) throws {
    let report = ComparisonReport(comparison)
    StandardOutput.write(try report.bytes(verdict.format))
    if verdict.failOn != nil, let obstacle = report.obstacle {
      throw CommandFailure(
        "--fail-on cannot fail here (\(obstacle)): enough rounds of two strategies of one run can,"
          + " or enough runs of each side with -- between them; duel and gate judge builds",
        .incomparable)
    }
    let status = comparison.exitStatus(failsOnSlower: verdict.failOn != nil)
    guard status == .held else { throw ExitCode(status.rawValue) }
  }

  private func compareLogs(_ folder: RecordedFolder?) throws {
    let (old, new) =
      try folder.map { ($0.old, $0.new) } ?? LogOptions.groups(in: runs) ?? ([runs[0]], [runs[1]])
    try verdict.judge(
      old, new, read: log,
      order: alternated ? .alternated : folder?.order ?? .unknown, showing: metric)
  }

  private func compareGroups(_ first: [String], _ second: [String]) throws {
    let all = first + second
    let selections = try RunReader.selections(all)
    let ids = zip(all, selections).map { path, selection in
      selection.run.facts.runID.map { [$0, selection.strategy ?? ""] } ?? [path]
    }
    for (index, id) in ids.enumerated() {
      guard let earlier = ids[..<index].firstIndex(of: id) else { continue }
      throw CommandFailure(
        all[index] == all[earlier]
          ? "\(all[index]) is given twice: each run counts once"
          : "\(all[index]) has the run of \(all[earlier]): each run counts once", .usage)
    }
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

  private func times() throws -> [Metric] {
    metric.isEmpty ? Metric.judgedTimes : try FlagValue.timeMetrics(metric)
  }
}
