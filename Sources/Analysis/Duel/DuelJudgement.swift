/// The verdicts of a duel of two builds on their times.
///
/// Each ``DuelStatistic`` is judged. A difference must appear in two batches, since one batch has
/// false positives and the memory layout of one process affects all its pairs: in each batch at the
/// family-wise level of all statistics and strategies and with an interval beyond the margin.
/// Batches whose control moved are ignored.
package struct DuelJudgement: Sendable {
  /// The batches that must agree for a verdict of slower or faster.
  package static let recurrences = 2

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
        let verdicts = zip(batches, isStable).filter(\.1).map(\.0.comparison.verdict)
        return StatisticVerdict(
          statistic: statistic, verdict: Verdict(ofBatches: verdicts), batches: batches,
          showsLoss: verdicts.contains(.worse))
      }
      return StrategyVerdict(
        strategy: strategy, verdict: Verdict(ofStatistics: tests.map(\.verdict)), tests: tests)
    }
  }

  /// Indicates whether one more batch could decide an inconclusive verdict.
  package var needsAnotherBatch: Bool {
    let stable = controls.count { $0?.moved != true }
    return stable < Self.recurrences
      && strategies.flatMap(\.tests).contains {
        $0.verdict == .inconclusive(.controlMoved) || $0.verdict == .inconclusive(.seenOnce)
      }
  }

  /// The exit status by the times.
  ///
  /// Gains that did not recur and scattered pairs hold. A loss that did not recur is inconclusive,
  /// and so is a duel whose control moved in every batch.
  package var exitStatus: ExitStatus {
    .worst(
      of: strategies.flatMap(\.tests).map { test in
        switch test.verdict {
        case .worse: .regression
        case .inconclusive(.controlMoved): .inconclusive
        case .inconclusive(.seenOnce), .inconclusive(.didNotRecur):
          test.showsLoss ? .inconclusive : .held
        default: .held
        }
      })
  }
}

extension Verdict {
  /// Combines the verdicts of batches: better or worse only if all batches agree, at least two.
  ///
  /// Without any difference the strongest claim of a batch counts: same, then held.
  ///
  /// - Parameter batches: The verdicts of the batches with a stable control.
  fileprivate init(ofBatches batches: [Verdict]) {
    guard let first = batches.first else {
      self = .inconclusive(.controlMoved)
      return
    }
    guard batches.contains(where: \.isDifference) else {
      self =
        [.same, .same(.slight), .held].first(where: batches.contains) ?? .inconclusive(.scattered)
      return
    }
    if batches.count < DuelJudgement.recurrences {
      self = .inconclusive(.seenOnce)
    } else {
      self = batches.allSatisfy { $0 == first } ? first : .inconclusive(.didNotRecur)
    }
  }

  /// Combines the verdicts of the statistics of a strategy: a loss in any of them counts.
  fileprivate init(ofStatistics verdicts: [Verdict]) {
    let decisive: [Verdict] = [
      .worse, .inconclusive(.controlMoved), .inconclusive(.seenOnce), .inconclusive(.didNotRecur),
      .better, .inconclusive(.scattered), .held, .same(.slight), .same,
    ]
    self = decisive.first(where: verdicts.contains) ?? .inconclusive(.scattered)
  }
}

/// The result of a duel of two builds.
package struct DuelResult: Sendable {
  /// The verdicts on times; `nil` if times were not compared because counts became worse or pixels
  /// wrong.
  package var judgement: DuelJudgement?
  package var counters: [CounterDifference]
  /// The descriptions of wrong pixels of the head by strategy, where those of the base are right.
  package var mismatches: [String: String]
  /// The phase that changed the most by series, with the change per frame.
  package var phases: [String: PhaseChange]
  /// The builds and the conditions of both sides.
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
