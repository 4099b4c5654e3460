package import Results
package import RunRecords
package import Statistics

/// A strategy in a cell of a sweep, at one refresh rate: how many times as long it takes as the
/// fastest there, and what it counts.
package struct CrossoverLine: Equatable, Sendable {
  /// The name of the cell.
  package var cell: String
  /// The values of what is varied.
  package var values: [String]
  /// In Hz.
  package var refreshRate: Int
  package var strategy: String
  /// The ranked strategy whose median frame is the shortest; `nil` if none is ranked.
  package var fastest: String?
  /// How many times as long its frames take as the fastest's, round by round; `nil` if that is not
  /// known.
  package var ratio: Double?
  /// Where the ratio lies, 95 %; `nil` for the fastest itself, and with too few rounds.
  package var interval: ConfidenceInterval?
  /// Better for the only strategy that all others are slower than, the same for those that are not
  /// shown to be slower than the fastest.
  package var verdict: Verdict
  /// Measured rounds.
  package var rounds: Int
  /// Values of ``counted`` by their names; one that is not known is missing.
  package var counts: [String: Double]
  /// The median frame time on the machine of the cell, in milliseconds.
  package var frameMilliseconds: Double?
  /// Fingerprint of the machine that measured.
  package var machine: String
  /// The build that measured.
  package var commit: String
  package var run: String

  package init(
    cell: String, values: [String], refreshRate: Int, strategy: String, fastest: String?,
    ratio: Double?, interval: ConfidenceInterval?, verdict: Verdict, rounds: Int,
    counts: [String: Double],
    frameMilliseconds: Double?, machine: String, commit: String, run: String
  ) {
    self.cell = cell
    self.values = values
    self.refreshRate = refreshRate
    self.strategy = strategy
    self.fastest = fastest
    self.ratio = ratio
    self.interval = interval
    self.verdict = verdict
    self.rounds = rounds
    self.counts = counts
    self.frameMilliseconds = frameMilliseconds
    self.machine = machine
    self.commit = commit
    self.run = run
  }
}

extension CrossoverLine {
  /// The exact metrics that a map of a sweep shows.
  package static let counted: [ExactMetric] = [
    "blended_px_per_frame", "opaque_px_per_frame", "offscreen_passes_per_frame",
  ].compactMap(ExactMetric.named)

  /// The verdicts, with the words of a file.
  package static let words: [(word: String, verdict: Verdict)] = [
    ("wins", .better), ("tie", .same), ("loses", .worse), ("alone", .incomparable(.noRival)),
    ("control", .incomparable(.control)), ("unranked", .incomparable(.unranked)),
  ]

  /// The verdict in words, as a file has it.
  package var word: String {
    guard let entry = Self.words.first(where: { $0.verdict == verdict }) else {
      preconditionFailure("a sweep has no other verdict")
    }
    return entry.word
  }

  /// Whether a map names the strategy, alone or beside others.
  package var leads: Bool {
    verdict == .better || verdict == .same || verdict == .incomparable(.noRival)
  }

  /// Judges the run of a cell: the lines of its strategies, the highest refresh rate first.
  ///
  /// Each strategy is compared with the fastest of the same cell and refresh rate, measured in turn
  /// with it: the median over frames of frame k over frame k, a value a round, and of the rounds the
  /// pseudomedian with its 95 % interval. A strategy loses if a signed-rank test shows that it takes
  /// longer, unless the interval lies within 2 % of 1. The fastest wins only if all others lose,
  /// which is why no test is adjusted for there being several (R. L. Berger, "Multiparameter
  /// Hypothesis Testing and Acceptance Sampling", Technometrics 24, 1982).
  ///
  /// - Parameter absent: What the files of the run lack, as in ``MeasuredRun/init(_:absent:)``.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package static func all(
    of cell: SweepCell, _ run: RecordedRun, absent: Set<String> = []
  ) -> [CrossoverLine] {
    let summaries = SeriesSummary.all(of: run)
    let measured = MeasuredRun(run, summaries: summaries, absent: absent)
    let rankings = Ranking.perRefreshRate(
      summaries, proofs: run.record.proofs, controls: run.record.controls)
    return rankings.reversed().flatMap { ranking in
      CrossoverRanking(ranking, in: measured).lines(
        of: cell, summaries.filter { $0.refreshRate == ranking.refreshRate }, in: run.record)
    }
  }
}

/// One refresh rate of a cell: every strategy beside the fastest.
private struct CrossoverRanking {
  private let ranking: Ranking
  private let run: MeasuredRun
  private let fastest: SeriesSummary?
  /// How others compare with the fastest, by their names.
  private let times: [String: TimeComparison]

  init(_ ranking: Ranking, in run: MeasuredRun) {
    self.ranking = ranking
    self.run = run
    let fastest = ranking.ranked.first
    self.fastest = fastest
    var times: [String: TimeComparison] = [:]
    if let fastest {
      for other in ranking.ranked.dropFirst() + ranking.controls + ranking.unranked {
        times[other.strategy] =
          RunComparison(fastest.strategy, with: other.strategy, in: run, metrics: [.primary])
          .series.first { $0.first.refreshRate == ranking.refreshRate }?.times.first
      }
    }
    self.times = times
  }

  func lines(
    of cell: SweepCell, _ summaries: [SeriesSummary], in record: RunRecord
  ) -> [CrossoverLine] {
    summaries.map { summary in
      let values =
        run.series(of: summary.strategy, refreshRate: summary.refreshRate)?.values ?? [:]
      let isFastest = summary.strategy == fastest?.strategy
      let time = times[summary.strategy]
      return CrossoverLine(
        cell: cell.name, values: cell.values, refreshRate: summary.refreshRate,
        strategy: summary.strategy, fastest: fastest?.strategy,
        ratio: isFastest ? 1 : time?.effect, interval: time?.interval,
        verdict: verdict(of: summary), rounds: summary.rounds,
        counts: CrossoverLine.counted.reduce(into: [:]) { $0[$1.name] = values[$1.name] },
        frameMilliseconds: values[TimeMetric.primary.name], machine: record.machine.machineID,
        commit: record.tool.commit, run: record.runID)
    }
  }

  private func verdict(of summary: SeriesSummary) -> Verdict {
    let strategy = summary.strategy
    if ranking.controls.contains(where: { $0.strategy == strategy }) {
      return .incomparable(.control)
    }
    if ranking.unranked.contains(where: { $0.strategy == strategy }) {
      return .incomparable(.unranked)
    }
    guard strategy == fastest?.strategy else {
      return times[strategy]?.verdict == .worse ? .worse : .same
    }
    let rivals = ranking.ranked.dropFirst()
    if rivals.isEmpty { return .incomparable(.noRival) }
    return rivals.allSatisfy { times[$0.strategy]?.verdict == .worse } ? .better : .same
  }
}
