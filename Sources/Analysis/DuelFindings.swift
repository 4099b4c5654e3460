import Statistics

/// Everything that a duel of two builds found.
package struct DuelFindings: Equatable, Sendable {
  /// What the times come to; `nil` if they were not compared because the exact tier failed: counts
  /// had become worse, or pixels were no longer right.
  package var judgement: DuelJudgement?
  package var counters: [CounterDifference]
  /// What is wrong with the pixels of the head by strategy, where those of the base are right.
  package var mismatches: [String: String]
  /// By series the phase that changed most, and by how much a frame.
  package var phases: [String: PhaseChange]
  /// What the base was built and measured with.
  package var base: RunEnvironment
  /// The same of the head.
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

  /// Whether the duel fails whatever the times say.
  package var failsExactly: Bool {
    !mismatches.isEmpty || counters.contains(where: \.isWorse)
  }

  package var exitStatus: ExitStatus {
    .worst(of: [failsExactly ? .regression : .held, judgement?.exitStatus ?? .held])
  }
}
