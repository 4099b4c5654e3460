import Statistics

/// What a duel of two builds comes to.
///
/// Nothing is called slower or faster on the strength of one batch: a batch errs now and then, and
/// what the layout of memory does to one process is gone in the next. It must show in two batches, in
/// each at the level of all strategies together and with an interval beyond the floor. A batch in
/// which the control moved proves nothing.
package struct DuelJudgement: Equatable, Sendable {
  package let rules: DuelRules
  /// In the order in which they were asked for.
  package let strategies: [StrategyVerdict]
  /// What the control did in each batch; `nil` where there was none.
  package let controls: [ControlEvidence?]

  /// What a duel says of one strategy.
  package struct StrategyVerdict: Equatable, Sendable {
    /// The series: the strategy, with its refresh rate where there are several.
    package let strategy: String
    package let verdict: Verdict
    /// What each batch shows.
    package let batches: [BatchEvidence]
    /// Whether a batch shows a loss whose control stood still.
    package let showsLoss: Bool
  }

  /// - Precondition: There is a batch, and each pair has a log-ratio of each strategy.
  package init(_ batches: [DuelBatch], strategies: [String], rules: DuelRules = DuelRules()) {
    precondition(!batches.isEmpty, "a duel has at least one batch")
    precondition(!strategies.isEmpty, "a duel is about at least one strategy")
    self.rules = rules
    controls = batches.map { ControlEvidence(of: $0, by: rules) }
    let evidence = batches.map { BatchEvidence.all(of: strategies, in: $0, by: rules) }
    let proves = controls.map { !($0?.moved ?? false) }
    self.strategies = strategies.indices.map { index in
      let own = evidence.map { $0[index] }
      let verdicts = zip(own, proves).filter(\.1).map(\.0.verdict)
      return StrategyVerdict(
        strategy: strategies[index], verdict: Verdict(ofBatches: verdicts), batches: own,
        showsLoss: verdicts.contains(.worse))
    }
  }

  /// Whether one more batch could turn what is unproven into a verdict.
  package var needsAnotherBatch: Bool {
    let proving = controls.count { !($0?.moved ?? false) }
    return proving < DuelRules.recurrences
      && strategies.contains {
        $0.verdict == .inconclusive(.controlMoved) || $0.verdict == .inconclusive(.seenOnce)
      }
  }

  /// The exit status of the duel as far as times decide it.
  ///
  /// A gain that is not proven is no loss, and holds; so does what the pairs do not tell. A loss
  /// that is not proven is inconclusive, and so is a duel whose control moved in every batch.
  package var exitStatus: ExitStatus {
    .worst(
      of: strategies.map { strategy in
        switch strategy.verdict {
        case .worse: .regression
        case .inconclusive(.controlMoved): .inconclusive
        case .inconclusive(.seenOnce), .inconclusive(.didNotRecur):
          strategy.showsLoss ? .inconclusive : .held
        default: .held
        }
      })
  }
}

extension Verdict {
  /// The verdict of a duel on a strategy: better or worse only if two batches agree.
  ///
  /// - Parameter batches: The verdicts of the batches in which the control stood still.
  fileprivate init(ofBatches batches: [Verdict]) {
    guard let first = batches.first else {
      self = .inconclusive(.controlMoved)
      return
    }
    guard batches.contains(where: \.isDifference) else {
      self = [.same, .same(.slight)].first(where: batches.contains) ?? .inconclusive(.scattered)
      return
    }
    if batches.count < DuelRules.recurrences {
      self = .inconclusive(.seenOnce)
    } else {
      self = batches.allSatisfy { $0 == first } ? first : .inconclusive(.didNotRecur)
    }
  }

  /// Whether a duel saw a difference and did not prove it, or its control moved throughout.
  var isUnproven: Bool {
    [.controlMoved, .seenOnce, .didNotRecur].contains { self == .inconclusive($0) }
  }
}
