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
    package let verdict: DuelVerdict
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
      let signs = zip(own, proves).filter(\.1).map(\.0.sign)
      return StrategyVerdict(
        strategy: strategies[index], verdict: DuelVerdict(signs), batches: own,
        showsLoss: signs.contains(.slower))
    }
  }

  /// Whether one more batch could turn what is unproven into a verdict.
  package var needsAnotherBatch: Bool {
    let proving = controls.count { !($0?.moved ?? false) }
    return proving < DuelRules.recurrences
      && strategies.contains {
        $0.verdict == .unproven(.controlMoved) || $0.verdict == .unproven(.seenOnce)
      }
  }

  /// What the duel comes to.
  ///
  /// A gain that is not proven is no loss, and holds; so does what the pairs do not tell. A loss
  /// that is not proven is inconclusive, and so is a duel whose control moved in every batch.
  package var outcome: ExitStatus {
    .worst(
      of: strategies.map { strategy in
        switch strategy.verdict {
        case .regression: .regression
        case .improvement, .noChange, .slight, .inconclusive: .held
        case .unproven(.controlMoved): .inconclusive
        case .unproven(.seenOnce), .unproven(.didNotRecur):
          strategy.showsLoss ? .inconclusive : .held
        }
      })
  }
}

/// What a duel says of a strategy.
package enum DuelVerdict: Equatable, Sendable {
  /// The head is slower, in each of two batches.
  case regression
  /// The head is faster, in each of two batches.
  case improvement
  /// Both are equal up to the floor.
  case noChange
  /// A difference shows, of too few milliseconds to matter.
  case slight
  /// The pairs scatter too much to tell.
  case inconclusive
  case unproven(Lack)

  /// What a proof lacks.
  package enum Lack: Equatable, Sendable {
    /// The control moved in every batch.
    case controlMoved
    /// One batch shows a difference, and there was no second.
    case seenOnce
    /// One batch shows a difference, and another does not.
    case didNotRecur
  }

  /// - Parameter signs: What the batches show in which the control stood still.
  fileprivate init(_ signs: [BatchEvidence.Sign]) {
    guard let first = signs.first else {
      self = .unproven(.controlMoved)
      return
    }
    guard signs.contains(where: { $0 == .slower || $0 == .faster }) else {
      self =
        signs.contains(.same) ? .noChange : signs.contains(.slight) ? .slight : .inconclusive
      return
    }
    if signs.count < DuelRules.recurrences {
      self = .unproven(.seenOnce)
    } else if signs.allSatisfy({ $0 == first }) {
      self = first == .slower ? .regression : .improvement
    } else {
      self = .unproven(.didNotRecur)
    }
  }
}
