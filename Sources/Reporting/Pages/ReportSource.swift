package import Analysis
import Files
package import RunData

/// The contents of a report: a run, its summaries and rankings, and the run that it is compared with.
package struct ReportSource {
  package let run: RunResult
  package let summaries: [SeriesSummary]
  let rankings: [Ranking]
  let images: RunImages
  let comparison: (comparison: RunComparison, name: String)?
  private let command: [String]

  var facts: RunFacts { run.facts }

  /// - Parameters:
  ///   - summaries: Those of the run; `nil` to compute them.
  ///   - command: The words after `scrollbench report`.
  /// - Precondition: The run has a series.
  package init(
    _ run: RunResult, summaries: [SeriesSummary]? = nil,
    images: RunImages = RunImages(),
    comparedWith other: (run: MeasuredRun, name: String)? = nil, command: [String] = []
  ) {
    precondition(!run.series.isEmpty, "a run without a series has no report")
    self.run = run
    let summaries = summaries ?? SeriesSummary.all(of: run)
    self.summaries = summaries
    rankings = Ranking.perRefreshRate(summaries, in: run.facts)
    self.images = images
    comparison = other.map {
      (RunComparison(MeasuredRun(run, summaries: summaries), $0.run), $0.name)
    }
    self.command = command
  }

  /// The ranking of the highest refresh rate.
  var first: Ranking { rankings[rankings.count - 1] }

  var headline: String {
    guard let comparison else { return verdict }
    return "\(MessageText.name(comparison.name)) against this run: "
      + ComparisonReport(comparison.comparison).headline(without: facts.run.controls)
  }

  /// The scenario and the machine, a line or two each.
  var what: [String] { facts.head().map(\.trimmed) }

  var commands: String {
    [facts.run.commandLine, ["report"] + command].map(ShellText.command).joined(separator: "\n")
  }

  var sentences: [String] { ownHeadline + verdictFacts }

  /// The facts that the figures of the first screen and the tables do not show.
  var brief: [String] {
    ownHeadline + reasons + conditions + (badHitches.isEmpty ? [] : [lateJumps].compactMap(\.self))
  }

  /// The headline of this run where that of the report is a comparison.
  private var ownHeadline: [String] { comparison == nil ? [] : ["this run: \(verdict)"] }

  func course(of summary: SeriesSummary, atMost columns: Int) -> [TimelineColumn] {
    guard
      let series = run.series.first(where: {
        $0.strategy == summary.strategy && $0.refreshRate == summary.refreshRate
      })
    else { preconditionFailure("each judgement is of a series of the run") }
    return TimelineColumn.all(of: series, in: facts.run.spec.pipeline, atMost: columns)
  }

  /// The findings about each strategy, at whichever refresh rate.
  var findings: [String] {
    summaries.map(\.strategy).unique.flatMap { strategy in
      summaries.filter { $0.strategy == strategy }.flatMap(\.faults).distinct.map {
        Fact.finding(strategy, $0.sentence, $0.isPredicted ? "as" : "NOT")
      }
    }
  }

  var recurringHitches: [String] {
    rankings.reversed().flatMap { ranking in
      ranking.recurringHitches.map { "\(ranking.refreshRate) Hz: \($0)" }
    }
  }
}
