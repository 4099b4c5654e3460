/// The verdicts of a duel of two builds on their times.
///
/// Each ``DuelStatistic`` is judged. A difference must appear in two of at most three batches, since
/// one batch has false positives and the memory layout of one process affects all its pairs: in each
/// of the two at the family-wise level of all statistics and strategies and with an interval beyond
/// the margin, and no other batch may rule it out. Batches whose control moved are ignored.
package struct DuelJudgement: Sendable {
  /// The batches that must agree for a verdict of slower or faster.
  private static let recurrences = 2
  /// The most batches of a duel, those whose control moved included.
  private static let mostBatches = 3

  package let rule: DecisionRule
  /// In the order of the request.
  package let strategies: [StrategyVerdict]
  /// The control of each batch; `nil` if it was not measured.
  package let controls: [ControlEvidence?]

  package struct StrategyVerdict: Sendable {
    /// The name of the series, see ``DuelPair/logRatios``.
    package let strategy: String
    /// Worse if a statistic is worse, the same only if all are.
    package let verdict: Verdict
    /// In the order of ``DuelStatistic``.
    package let tests: [StatisticVerdict]
  }

  package struct StatisticVerdict: Sendable {
    package let statistic: DuelStatistic
    package let verdict: Verdict
    package let batches: [BatchEvidence]
    /// Indicates whether a batch with a stable control shows a loss.
    package let showsLoss: Bool
    fileprivate let isOpen: Bool
  }

  /// - Precondition: There is a batch, and each pair has a log-ratio for each strategy.
  package init(_ batches: [DuelBatch], strategies: [String], by rule: DecisionRule = .duel()) {
    precondition(!batches.isEmpty, "a duel has at least one batch")
    precondition(!strategies.isEmpty, "a duel has at least one strategy")
    self.rule = rule
    controls = batches.map { ControlEvidence(of: $0) }
    let evidence = batches.map { BatchEvidence.all(of: strategies, in: $0, by: rule) }
    let isStable = controls.map { $0?.moved != true }
    self.strategies = strategies.map { strategy in
      let tests = DuelStatistic.allCases.compactMap { statistic -> StatisticVerdict? in
        let batches = evidence.compactMap { $0[strategy]?[statistic] }
        guard batches.count == evidence.count else { return nil }
        let stable = zip(batches, isStable).filter(\.1).map(\.0.comparison)
        let (verdict, isOpen) = Self.conclusion(
          of: stable, margin: statistic.margin(ofMedians: rule.margin))
        return StatisticVerdict(
          statistic: statistic, verdict: verdict, batches: batches,
          showsLoss: stable.contains { $0.verdict == .worse }, isOpen: isOpen)
      }
      return StrategyVerdict(
        strategy: strategy, verdict: Verdict(ofStatistics: tests.map(\.verdict)), tests: tests)
    }
  }

  /// Indicates whether one more batch could decide an inconclusive verdict.
  package var needsAnotherBatch: Bool {
    controls.count < Self.mostBatches
      && strategies.contains { $0.verdict != .worse && $0.tests.contains(where: \.isOpen) }
  }

  /// Gains that did not recur and scattered pairs hold; a loss that did not recur is inconclusive,
  /// and so is a duel whose control moved in every batch.
  package var exitStatus: ExitStatus {
    .worst(
      of: strategies.flatMap(\.tests).map { test in
        switch test.verdict {
        case .worse: .regression
        case .inconclusive(.controlMoved): .inconclusive
        case .inconclusive(.seenOnce): test.showsLoss ? .inconclusive : .held
        default: .held
        }
      })
  }
}

extension DuelJudgement {
  /// Combines batches with a stable control; without a difference the strongest claim counts: same,
  /// then held.
  ///
  /// Further batches could show a difference if one batch does, or if the only one scatters around
  /// an effect beyond the margin. Of 20 duels with 5 % of compositing added, two had such a first
  /// batch, around 1.043 and 1.046.
  private static func conclusion(
    of batches: [Comparison], margin: EquivalenceMargin
  ) -> (verdict: Verdict, isOpen: Bool) {
    guard let earliest = batches.first else { return (.inconclusive(.controlMoved), true) }
    let verdicts = batches.map(\.verdict)
    guard let shown = verdicts.first(where: \.isDifference) else {
      let isBeyond =
        earliest.effect.map { margin.isExceeded(by: $0, of: earliest.first) } ?? false
      let claim = [.same, .same(.slight), .held].first(where: verdicts.contains)
      return (
        claim ?? .inconclusive(.scattered), verdicts == [.inconclusive(.scattered)] && isBeyond
      )
    }
    // A batch that is held may be better.
    let isPossible = verdicts.allSatisfy {
      [shown, .inconclusive(.scattered)].contains($0) || shown == .better && $0 == .held
    }
    let recurs = verdicts.count { $0 == shown } >= recurrences
    return (isPossible && recurs ? shown : .inconclusive(.seenOnce), isPossible && !recurs)
  }
}

extension Verdict {
  /// Combines the verdicts of the statistics of a strategy: a loss in any of them counts.
  fileprivate init(ofStatistics verdicts: [Verdict]) {
    let decisive: [Verdict] = [
      .worse, .inconclusive(.controlMoved), .inconclusive(.seenOnce), .better,
      .inconclusive(.scattered), .held, .same(.slight), .same,
    ]
    self = decisive.first(where: verdicts.contains) ?? .inconclusive(.scattered)
  }
}

package struct DuelResult: Sendable {
  /// The verdicts on times; `nil` if times were not compared because counts became worse or pixels
  /// wrong.
  package let judgement: DuelJudgement?
  package var counters: [CounterDifference] = []
  /// The descriptions of wrong pixels of the head by strategy, where those of the base are right.
  package var mismatches: [String: String] = [:]
  /// The phase that changed the most by series, with the change per frame.
  package var phases: [String: PhaseChange] = [:]
  package let base: RunEnvironment
  package let head: RunEnvironment

  package init(judgement: DuelJudgement?, base: RunEnvironment, head: RunEnvironment) {
    (self.judgement, self.base, self.head) = (judgement, base, head)
  }

  package var exitStatus: ExitStatus {
    !mismatches.isEmpty || counters.contains(where: \.isWorse)
      ? .regression : judgement?.exitStatus ?? .held
  }
}
