package import Analysis
package import RunData
import Statistics

/// The contents of a report: a run, its evaluation, and the run that it is compared with.
package struct ReportSource {
  let run: RecordedRun
  let summaries: [SeriesSummary]
  let rankings: [Ranking]
  let measured: MeasuredRun
  let images: RunImages
  let comparison: (comparison: RunComparison, name: String)?
  private let command: [String]

  var record: RunRecord { run.record }

  /// - Parameters:
  ///   - summaries: The summaries of the run; `nil` to compute them.
  ///   - absent: The columns and keys that the run's files lack.
  ///   - other: A second run and its name.
  ///   - command: The words after `scrollbench report`.
  /// - Precondition: The run has a series.
  package init(
    _ run: RecordedRun, summaries: [SeriesSummary]? = nil, absent: Set<String> = [],
    images: RunImages = RunImages(),
    comparedWith other: (run: MeasuredRun, name: String)? = nil, command: [String] = []
  ) {
    precondition(!run.series.isEmpty, "a run without a series has no report")
    self.run = run
    let summaries = summaries ?? SeriesSummary.all(of: run)
    self.summaries = summaries
    rankings = Ranking.perRefreshRate(summaries, in: run.record)
    let measured = MeasuredRun(run, summaries: summaries, absent: absent)
    self.measured = measured
    self.images = images
    comparison = other.map { (RunComparison(measured, $0.run), $0.name) }
    self.command = command
  }

  /// The ranking of the highest refresh rate.
  var first: Ranking { rankings[rankings.count - 1] }

  /// The result in a few words: of two runs the change, of one run the ranking.
  var headline: String {
    guard let comparison else { return ranking.headline }
    return "\(TextFormatting.name(comparison.name)) against this run: "
      + ComparisonReport(comparison.comparison).headline(without: record.controls)
  }

  private var ranking: RunSummary { RunSummary(rankings: rankings, record: record) }

  /// The scenario and the machine, a line or two each.
  var what: [String] { RunHead(record).items }

  /// The commands that repeat the run and its report.
  var commands: String {
    [record.commandLine, ["report"] + command].map(ShellText.command).joined(separator: "\n")
  }

  /// The facts behind the headline.
  var sentences: [String] {
    (comparison == nil ? [] : ["this run: \(ranking.headline)"]) + ranking.facts
  }

  /// All caveats, a sentence each.
  var caveats: [String] {
    let caveats = Caveats(summaries)
    return
      ([caveats.stalls, caveats.interruptions, caveats.unpredictedFindings(besides: record.proofs)]
      .compactMap(\.self) + record.caveats
      + [caveats.intervals, Caveats.firstFrames(of: first)])
      .map { Caveats.sentence(TextFormatting.oneLine($0)) }
  }

  /// The faults of strategies.
  var findings: [String] { RunLists.findings(summaries) }

  /// The frames that are late in most rounds, and their causes.
  var recurringHitches: [String] {
    rankings.reversed().flatMap { ranking in
      RunLists.recurringHitches(ranking).map { "\(ranking.refreshRate) Hz: \($0)" }
    }
  }
}
