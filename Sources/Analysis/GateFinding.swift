import RunRecords
package import Statistics

/// What a gate found in one metric of one series, with its reasons.
package struct GateFinding: Equatable, Sendable {
  /// The words for verdicts, in the order of reports.
  package static let words = [
    "pass", "improved", "fail", "inconclusive", "incomparable", "missing",
  ]

  package let tier: GateRule.Tier
  package let series: SeriesKey
  /// The metric, as a baseline names it.
  package let metric: String
  package let verdict: Verdict
  /// Whether it counts for the exit status, or is a note.
  package let blocks: Bool
  /// Whether it must be proved.
  package let demandsProof: Bool
  package let value: Double?
  package let baseline: Double?
  /// What the value must not exceed; `nil` if there is nothing to compare with.
  package let limit: Double?
  /// Where the value lies, 95 %; `nil` for an exact one.
  package let interval: ConfidenceInterval?
  /// What keeps it from being compared.
  package let differences: [RunDifference]
  /// What moved with it; `nil` for what passed, and for a count that did not fail.
  package let explanation: ChangeAttribution?

  init(
    _ rule: GateRule, _ series: SeriesKey, metric: String, _ verdict: Verdict,
    value: Double? = nil, baseline: Double? = nil, limit: Double? = nil,
    interval: ConfidenceInterval? = nil, differences: [RunDifference] = [],
    explanation: ChangeAttribution? = nil
  ) {
    tier = rule.tier
    self.series = series
    self.metric = metric
    self.verdict = verdict
    blocks = rule.blocks
    demandsProof = rule.demandsProof
    self.value = value
    self.baseline = baseline
    self.limit = limit
    self.interval = interval
    self.differences = differences
    self.explanation = explanation
  }

  /// The verdict in words, one of ``words``.
  package var word: String { verdict.word(better: "improved", same: "pass", worse: "fail") }

  /// Whether it was judged, one way or another.
  var isSettled: Bool { verdict == .same || verdict.isDifference }

  /// The exit status of a gate with this finding alone.
  package var exitStatus: ExitStatus {
    guard blocks else { return .held }
    return switch verdict.kind {
    case .same, .better: .held
    case .worse: .regression
    case .inconclusive: demandsProof ? .inconclusive : .held
    case .incomparable:
      demandsProof || tier == .exact || verdict.reason == .missing ? .incomparable : .held
    }
  }
}

/// What a gate found in the images of a strategy.
package struct PixelFinding: Equatable, Sendable {
  package let strategy: String
  package let verdict: Verdict
  /// What is wrong, in words; `nil` if nothing is known to be.
  package let mismatch: String?
  /// Whether they must have been checked.
  package let demandsProof: Bool

  init(_ strategy: String, _ proof: PixelEquivalence?, _ rule: GateRules.Pixels) {
    self.strategy = strategy
    verdict = proof.map { $0.holds ? .same : .worse } ?? .inconclusive(.unchecked)
    mismatch =
      proof.flatMap { proof in
        proof.holds ? nil : proof.firstMismatch ?? proof.unexpected.first?.sentence
      }
    demandsProof = rule == .proved
  }

  /// The verdict in words: `pass`, `fail` or `unchecked`.
  package var word: String { verdict.word(better: "", same: "pass", worse: "fail") }

  /// The exit status of a gate with this finding alone.
  package var exitStatus: ExitStatus {
    switch verdict.kind {
    case .worse: .regression
    case .inconclusive: demandsProof ? .inconclusive : .held
    case .better, .same, .incomparable: .held
    }
  }
}
