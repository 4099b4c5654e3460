package import RunData
package import Statistics

/// A strategy in a cell of a sweep at one refresh rate: its ratio to the fastest one, and its
/// counts.
package struct CrossoverLine: Equatable, Sendable {
  /// The name of the cell.
  package var cell: String
  /// The values of the varied keys.
  package var values: [String]
  /// In Hz.
  package var refreshRate: Int
  package var strategy: String
  /// The ranked strategy with the shortest median frame time; `nil` if none is ranked.
  package var fastest: String?
  /// The ratio of frame times to the fastest strategy's, round by round; `nil` if unknown.
  package var ratio: Double?
  /// The 95 % interval of the ratio; `nil` for the fastest strategy and with too few rounds.
  package var interval: ConfidenceInterval?
  /// The p value of the comparison with the fastest; `nil` for the fastest, if unknown, and after
  /// the adjustment over all cells.
  package var p: Double?
  /// Better for a strategy that is faster than all others, the same for those that are not
  /// significantly slower than the fastest.
  package var verdict: Verdict
  /// Measured rounds.
  package var rounds: Int
  /// The known values of ``RunData/ExactMetric/ofSweeps`` by name.
  package var counts: [String: Double] = [:]
  /// The median frame time, in milliseconds.
  package var frameMilliseconds: Double?
  /// The lower bound of the headroom; `nil` if unknown, and with too few rounds for a bound.
  package var headroom: Double?
  package var origin: Origin

  package init(
    cell: String, values: [String], strategy: String, refreshRate: Int, rounds: Int,
    verdict: Verdict, origin: Origin
  ) {
    self.cell = cell
    self.values = values
    self.strategy = strategy
    self.refreshRate = refreshRate
    self.rounds = rounds
    self.verdict = verdict
    self.origin = origin
  }

  /// The run of the cell, and its machine and build.
  package struct Origin: Equatable, Sendable {
    /// The fingerprint of the machine.
    package var machine: String
    package var commit: String
    package var run: String

    package init(machine: String, commit: String, run: String) {
      self.machine = machine
      self.commit = commit
      self.run = run
    }
  }
}

extension CrossoverLine {
  /// The verdicts and their words in files.
  package static let words: [(word: String, verdict: Verdict)] = [
    ("wins", .better), ("tie", .same), ("loses", .worse), ("alone", .incomparable(.noRival)),
    ("control", .incomparable(.control)), ("unranked", .incomparable(.unranked)),
  ]

  /// The word of the verdict in files.
  package var word: String {
    guard let entry = Self.words.first(where: { $0.verdict == verdict }) else {
      preconditionFailure("a sweep has no other verdict")
    }
    return entry.word
  }

  /// Indicates whether maps show the strategy, alone or in a tie.
  package var leads: Bool {
    verdict == .better || verdict == .same || verdict == .incomparable(.noRival)
  }

  /// Returns the lines of the strategies of a cell, the highest refresh rate first.
  ///
  /// Each strategy is compared with the fastest one of the same cell and refresh rate, whose rounds
  /// are interleaved with its own: by the pseudomedian over rounds of the median ratio of paired
  /// frames, and its 95 % interval. A strategy loses if a signed-rank test shows that it is slower,
  /// unless the interval is within 2 % of 1. The fastest one wins only if all others lose, so that
  /// the tests of a cell need no adjustment (R. L. Berger, "Multiparameter Hypothesis Testing and
  /// Acceptance Sampling", Technometrics 24, 1982).
  ///
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package static func all(of cell: SweepCell, _ run: RunResult) -> [CrossoverLine] {
    let summaries = SeriesSummary.all(of: run)
    let measured = MeasuredRun(run, summaries: summaries)
    let rankings = Ranking.perRefreshRate(summaries, in: run.facts)
    return rankings.reversed().flatMap { ranking in
      CrossoverRanking(ranking, in: measured).lines(
        of: cell,
        summaries.filter { $0.refreshRate == ranking.refreshRate }, in: run.facts)
    }
  }
}

/// The comparisons of all strategies of a cell with the fastest one at one refresh rate.
private struct CrossoverRanking {
  private let ranking: Ranking
  private let run: MeasuredRun
  private var fastest: SeriesSummary? { ranking.ranked.first }

  init(_ ranking: Ranking, in run: MeasuredRun) {
    self.ranking = ranking
    self.run = run
  }

  func lines(
    of cell: SweepCell, _ summaries: [SeriesSummary], in facts: RunFacts
  ) -> [CrossoverLine] {
    summaries.map { summary in
      let values =
        run.series(of: summary.strategy, refreshRate: summary.refreshRate)?.values ?? [:]
      let time = ranking.comparisons[summary.strategy]
      var line = CrossoverLine(
        cell: cell.name, values: cell.values, strategy: summary.strategy,
        refreshRate: summary.refreshRate, rounds: summary.rounds, verdict: verdict(of: summary),
        origin: CrossoverLine.Origin(
          machine: facts.run.machine.machineID, commit: facts.run.tool.commit, run: facts.id))
      line.fastest = fastest?.strategy
      line.ratio = summary.strategy == fastest?.strategy ? 1 : time?.effect
      line.interval = time?.interval
      // Two-sided, since the fastest strategy is chosen from the same data.
      line.p = time?.p.map { min(1, 2 * $0) }
      line.counts = ExactMetric.ofSweeps.reduce(into: [:]) { $0[$1.name] = values[$1.name] }
      line.frameMilliseconds = values[TimeMetric.primary.name]
      line.headroom =
        summary.rounds < ConfidenceInterval.fewestRounds ? nil : summary.headroom?.lowerBound
      return line
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
      return ranking.comparisons[strategy]?.verdict == .worse ? .worse : .same
    }
    switch ranking.result {
    case .single: return .incomparable(.noRival)
    case .winner: return .better
    default: return .same
    }
  }
}
