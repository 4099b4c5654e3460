package import RunData
package import Statistics

package struct RuleResult: Sendable {
  /// The words for verdicts, in the order of reports.
  package static let words = [
    "pass", "improved", "fail", "inconclusive", "incomparable", "missing",
  ]

  let rule: GateRule
  package let series: SeriesKey
  /// The metric by its name in a baseline.
  package let metric: String
  package internal(set) var verdict: Verdict
  /// The value of the run; `nil` if it is unknown.
  package internal(set) var value: Double?
  package internal(set) var baseline: Double?
  /// The greatest accepted value; `nil` if there is nothing to compare with.
  package internal(set) var limit: Double?
  /// The 95 % interval of the value; `nil` for an exact one.
  package internal(set) var interval: ConfidenceInterval?
  /// The differences that make the values incomparable.
  package internal(set) var differences: [RunDifference] = []
  /// The attribution of the change; `nil` if nothing changed for the worse or for the better.
  package internal(set) var explanation: ChangeAttribution?

  package var tier: GateRule.Tier { rule.tier }
  package var blocks: Bool { rule.blocks }
  package var hasOwnLimit: Bool { rule.limit != nil }

  /// One of ``words``.
  package var word: String {
    verdict.word(better: "improved", same: "pass", held: "pass", worse: "fail")
  }

  /// Indicates whether the rule was decided, either way.
  var isSettled: Bool { verdict == .same || verdict == .held || verdict.isDifference }

  /// The exit status of a gate with this result alone.
  package var exitStatus: ExitStatus {
    guard blocks else { return .held }
    return switch verdict.kind {
    case .same, .held, .better: .held
    case .worse: .regression
    case .incomparable where tier == .exact || verdict.reason == .missing: .incomparable
    case .inconclusive, .incomparable: rule.demandsProof ? .inconclusive : .held
    }
  }
}

/// The result of a gate for the images of a strategy.
package struct PixelResult: Sendable {
  package let strategy: String
  /// The comparison of the images; `nil` if they were not checked.
  package let proof: PixelEquivalence?
  package let demandsProof: Bool

  package var word: String { proof.map { $0.holds ? "pass" : "fail" } ?? "unchecked" }

  package var exitStatus: ExitStatus {
    guard let proof else { return demandsProof ? .inconclusive : .held }
    return proof.holds ? .held : .regression
  }
}
