package import Analysis
package import RunRecords
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
    rankings = Ranking.perRefreshRate(
      summaries, proofs: run.record.proofs, controls: run.record.controls)
    let measured = MeasuredRun(run, summaries: summaries, absent: absent)
    self.measured = measured
    self.images = images
    comparison = other.map { (RunComparison(measured, $0.run), $0.name) }
    self.command = command
  }

  /// The ranking of the highest refresh rate.
  var first: Ranking { rankings[rankings.count - 1] }

  /// The result in a few words.
  var headline: String {
    let rate = "\(first.refreshRate) Hz"
    guard !record.isLowerBound else { return "A lower bound at \(rate): nothing is ranked" }
    func name(_ summary: SeriesSummary) -> String { TextFormatting.name(summary.strategy) }
    switch first.outcome {
    case .winner(let winner):
      let isAhead = first.counters?.leader == winner
      let isShown = winner.rounds >= ConfidenceInterval.fewestRounds
      let claim = isAhead ? isShown ? "wins" : "is ahead" : "is fastest here"
      return "\(name(winner)) \(claim) at \(rate)"
    case .tooClose(let leaders):
      return "Too close to call at \(rate): \(TextFormatting.list(leaders.map(name)))"
    case .alone(let only): return "\(name(only)) at \(rate), with nothing to compare"
    case .nobody: return "No strategy can be ranked at \(rate)"
    }
  }

  /// The scenario and the machine, a line or two each.
  var what: [String] { RunHead(record).items }

  /// The commands that repeat the run and its report.
  var commands: String {
    [record.commandLine, ["report"] + command].map(ShellText.command).joined(separator: "\n")
  }

  /// The verdict and its reasons, in sentences.
  var sentences: [String] {
    guard !record.isLowerBound else {
      return [
        Doubts.sentence(MachineCaveats.lowerBound(engine: TextFormatting.name(record.engine)))
      ]
    }
    return WinnerSentence(rankings: rankings, record: record).sentences
  }

  /// All caveats, a sentence each.
  var caveats: [String] {
    let doubts = Doubts(summaries)
    return
      ([doubts.disturbances, doubts.unexplained(by: record.proofs)].compactMap(\.self)
      + record.caveats + [doubts.intervals, Doubts.firstFrames(of: first)])
      .map { Doubts.sentence(TextFormatting.oneLine($0)) }
  }

  /// The faults of strategies.
  var findings: [String] { Self.items(FindingLines(summaries, width: .max).lines) }

  /// The frames that are late in most rounds, and their causes.
  var blames: [String] {
    rankings.reversed().flatMap { ranking in
      Self.items(BlameLines(ranking, width: .max).lines).map { "\(ranking.refreshRate) Hz: \($0)" }
    }
  }

  /// Returns the items of a list below its heading, without the leading `· `.
  private static func items(_ lines: [String]) -> [String] {
    lines.dropFirst().map { String($0.dropFirst(2)) }
  }
}

extension RunHead {
  /// The lines without indentation.
  var items: [String] { lines.map { String($0.drop { $0 == " " }) } }
}

extension Doubts {
  /// Returns a caveat with a capital letter at the beginning.
  static func sentence(_ doubt: String) -> String {
    doubt.prefix(1).uppercased() + doubt.dropFirst()
  }
}
