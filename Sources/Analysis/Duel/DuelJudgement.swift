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
        return StatisticVerdict(
          statistic: statistic, verdict: Self.verdict(on: stable), batches: batches,
          showsLoss: stable.contains { $0.verdict == .worse },
          isOpen: Self.isOpen(stable, margin: statistic.margin(ofMedians: rule.margin)))
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
  private static func verdict(on batches: [Comparison]) -> Verdict {
    let verdicts = batches.map(\.verdict)
    guard !verdicts.isEmpty else { return .inconclusive(.controlMoved) }
    guard let shown = verdicts.first(where: \.isDifference) else {
      return [.same, .same(.slight), .held].first(where: verdicts.contains)
        ?? .inconclusive(.scattered)
    }
    return isPossible(shown, by: verdicts) && verdicts.count { $0 == shown } >= recurrences
      ? shown : .inconclusive(.seenOnce)
  }

  /// Indicates whether no batch rules a difference out; one that is held may be better.
  private static func isPossible(_ difference: Verdict, by batches: [Verdict]) -> Bool {
    batches.allSatisfy {
      [difference, .inconclusive(.scattered)].contains($0) || difference == .better && $0 == .held
    }
  }

  /// Indicates whether further batches could show a difference: one batch does, or the only one
  /// scatters around an effect beyond the margin.
  ///
  /// Of 20 duels with 5 % of compositing added, two had such a first batch, around 1.043 and 1.046.
  private static func isOpen(_ batches: [Comparison], margin: EquivalenceMargin) -> Bool {
    guard let only = batches.first else { return true }
    let verdicts = batches.map(\.verdict)
    if let shown = verdicts.first(where: \.isDifference) {
      return isPossible(shown, by: verdicts) && verdicts.count { $0 == shown } < recurrences
    }
    return verdicts == [.inconclusive(.scattered)]
      && only.effect.map { margin.isExceeded(by: $0, of: only.first) } ?? false
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
  package var judgement: DuelJudgement?
  package var counters: [CounterDifference]
  /// The descriptions of wrong pixels of the head by strategy, where those of the base are right.
  package var mismatches: [String: String]
  /// The phase that changed the most by series, with the change per frame.
  package var phases: [String: PhaseChange]
  package var base: RunEnvironment
  package var head: RunEnvironment

  package init(
    judgement: DuelJudgement?, counters: [CounterDifference] = [],
    mismatches: [String: String] = [:], phases: [String: PhaseChange] = [:],
    base: RunEnvironment = RunEnvironment([:]), head: RunEnvironment = RunEnvironment([:])
  ) {
    self.judgement = judgement
    self.counters = counters
    self.mismatches = mismatches
    self.phases = phases
    self.base = base
    self.head = head
  }

  /// Indicates whether counts or pixels fail the duel.
  package var failsExactly: Bool {
    !mismatches.isEmpty || counters.contains(where: \.isWorse)
  }

  package var exitStatus: ExitStatus {
    .worst(of: [failsExactly ? .regression : .held, judgement?.exitStatus ?? .held])
  }
}
