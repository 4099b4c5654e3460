package import RunData
package import Statistics

/// A strategy in a cell of a sweep at one refresh rate: its ratio to the fastest one, and its
/// counts.
package struct CrossoverLine: Equatable, Sendable {
  package let cell: SweepCell
  package let strategy: String
  /// In Hz.
  package let refreshRate: Int
  /// Measured rounds.
  package let rounds: Int
  /// Better for a strategy that is faster than all others, the same for those that are not shown to
  /// be slower than the fastest.
  package var verdict: Verdict
  /// The ranked strategy with the shortest median frame time; `nil` if none is ranked.
  package var fastest: String?
  /// The ratio of frame times to the fastest strategy's, round by round; `nil` if unknown.
  package var ratio: Double?
  /// The 95 % interval of the ratio; `nil` for the fastest strategy and with too few rounds.
  package var interval: ConfidenceInterval?
  /// The p value of the comparison with the fastest, before the adjustment over all cells; `nil` for
  /// the fastest and if unknown.
  package var p: Double?
  /// The known values of ``RunData/Metric/ofSweeps`` by name.
  package var counts: [String: Double] = [:]
  package var frameMilliseconds: Double?
  /// The lower bound of the headroom; `nil` if unknown, and with too few rounds for a bound.
  package var headroom: Double?
  package var shareOfInterruptedFrames = 0.0

  package init(
    _ cell: SweepCell, strategy: String, refreshRate: Int, rounds: Int, verdict: Verdict
  ) {
    self.cell = cell
    self.strategy = strategy
    self.refreshRate = refreshRate
    self.rounds = rounds
    self.verdict = verdict
  }
}

extension CrossoverLine {
  package var word: String {
    switch verdict {
    case .better: "wins"
    case .same: "tie"
    case .worse: "loses"
    case .incomparable(.noRival): "alone"
    case .incomparable(.control): "control"
    case .incomparable(.unranked): "unranked"
    default: preconditionFailure("a sweep has no other verdict")
    }
  }

  /// Indicates whether maps show the strategy, alone or in a tie.
  package var leads: Bool {
    verdict == .better || verdict == .same || verdict == .incomparable(.noRival)
  }

  /// Returns the lines of the strategies of a cell, the highest refresh rate first.
  ///
  /// Each strategy is compared by ``DecisionRule/ranking`` with the fastest one of the same cell
  /// and refresh rate, whose rounds are interleaved with its own. The tests of a cell need no
  /// adjustment, see ``Ranking``.
  ///
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package static func all(of cell: SweepCell, _ run: RunResult) -> [CrossoverLine] {
    let summaries = SeriesSummary.all(of: run)
    return Ranking.perRefreshRate(summaries, in: run.facts).reversed().flatMap { ranking in
      summaries.filter { $0.refreshRate == ranking.refreshRate }.map { summary in
        let strategy = summary.strategy
        let time = ranking.comparisons[strategy]
        var line = CrossoverLine(
          cell, strategy: strategy, refreshRate: summary.refreshRate, rounds: summary.rounds,
          verdict: ranking.verdict(of: strategy))
        line.fastest = ranking.ranked.first?.strategy
        line.ratio = strategy == line.fastest ? 1 : time?.effect
        line.interval = time?.interval
        // Two-sided, since the fastest strategy is chosen from the same data.
        line.p = time?.p.map { min(1, 2 * $0) }
        line.counts = Metric.ofSweeps.reduce(into: [:]) {
          $0[$1.name] = $1.value(of: summary.counts)
        }
        line.frameMilliseconds = summary.p50.value
        line.headroom = summary.headroom
        line.shareOfInterruptedFrames = summary.shareOfInterruptedFrames
        return line
      }
    }
  }
}

extension Ranking {
  fileprivate func verdict(of strategy: String) -> Verdict {
    if controls.contains(where: { $0.strategy == strategy }) { return .incomparable(.control) }
    if unranked.contains(where: { $0.strategy == strategy }) { return .incomparable(.unranked) }
    guard strategy == ranked.first?.strategy else {
      return comparisons[strategy]?.verdict == .worse ? .worse : .same
    }
    switch result {
    case .single: return .incomparable(.noRival)
    case .winner: return .better
    default: return .same
    }
  }
}

extension [CrossoverLine] {
  /// The share of wins that are expected to be false, at most.
  package static var falseWinShare: Double { DecisionRule.ranking.alpha }

  /// Returns the fewest rounds that can show a win in only one of several tests, which are two-sided.
  package static func fewestRounds(tests: Int) -> Int {
    DecisionRule.ranking.fewestUnits(tests: 2 * tests)
  }

  /// Returns the lines of all cells of a sweep with the wins that remain significant over all
  /// cells.
  ///
  /// A cell has one test: its p value is the largest of the rivals', because the fastest strategy
  /// wins only if all others lose, and 1 without a winner: a difference within the margin, or one that
  /// the placebo shows too, is no discovery. The values are adjusted by the method of Benjamini and
  /// Hochberg, see ``Statistics/Swift/Array/benjaminiHochbergAdjusted``. A win that is not significant
  /// then becomes a tie with the rival of the largest p value.
  package func controllingFalseWins() -> [CrossoverLine] {
    let places = Dictionary(grouping: indices) { "\(self[$0].cell.name) \(self[$0].refreshRate)" }
      .values
    let tests = places.compactMap { place in
      place.filter { isTested(self[$0]) }.max { self[$0].p ?? 1 < self[$1].p ?? 1 }.map { rival in
        (rival: rival, winner: place.first { self[$0].verdict == .better })
      }
    }
    let adjusted = tests.map { $0.winner == nil ? 1 : self[$0.rival].p ?? 1 }
      .benjaminiHochbergAdjusted
    var lines = self
    for ((rival, winner), p) in zip(tests, adjusted) where p >= Self.falseWinShare {
      guard let winner else { continue }
      lines[winner].verdict = .same
      lines[rival].verdict = .same
    }
    return lines
  }

  /// Returns whether a line is of a rival of the fastest strategy.
  private func isTested(_ line: CrossoverLine) -> Bool {
    line.strategy != line.fastest && (line.verdict == .worse || line.verdict == .same)
  }
}
