import Statistics

/// The verdict of a comparison, a rule or a claim.
///
/// Less is better: of two times, `better` means that the second one is shorter.
package struct Verdict: Hashable, Sendable {
  package enum Kind: CaseIterable, Sendable {
    case better
    /// Equal up to the ``EquivalenceMargin``; of counts exactly.
    case same
    case worse
    /// The measurement does not decide.
    case inconclusive
    /// There is nothing to compare with, or the values mean different things.
    case incomparable
  }

  /// The reason where the figures beside a verdict do not tell it.
  package enum Reason: Hashable, Sendable {
    // Same
    /// A difference shows, of too few milliseconds to matter.
    case slight

    // Inconclusive
    case tooFewRounds(needed: Int)
    /// Both sides were measured one after the other, so that a change of the machine looks alike.
    case sequential
    case noFrames
    /// The metric that is judged first shows no difference, so that this one is not tested.
    case primaryShowsNothing
    /// The rounds scatter too much.
    case scattered
    /// The control moved in every batch of a duel.
    case controlMoved
    /// One batch of a duel shows a difference, and there was no second.
    case seenOnce
    /// One batch of a duel shows a difference, and another does not.
    case didNotRecur
    /// Images were not checked.
    case unchecked

    // Incomparable
    /// The sides differ in what the metric depends on.
    case differences
    /// A side does not have the metric.
    case missing
    /// There is no other strategy.
    case noRival
    /// The strategy is measured for comparison only.
    case control
    /// The pixels of the strategy are wrong, or something was found of it that was not predicted.
    case unranked
  }

  package let kind: Kind
  package let reason: Reason?

  private init(_ kind: Kind, _ reason: Reason? = nil) {
    self.kind = kind
    self.reason = reason
  }

  package static let better = Verdict(.better)
  package static let same = Verdict(.same)
  package static let worse = Verdict(.worse)

  package static func same(_ reason: Reason) -> Verdict { Verdict(.same, reason) }
  package static func inconclusive(_ reason: Reason) -> Verdict { Verdict(.inconclusive, reason) }
  package static func incomparable(_ reason: Reason) -> Verdict { Verdict(.incomparable, reason) }

  /// Whether a difference shows, either way.
  package var isDifference: Bool { kind == .better || kind == .worse }

  /// Returns the word of a kind of report for the verdict.
  package func word(better: String, same: String = "same", worse: String) -> String {
    switch kind {
    case .better: better
    case .same: same
    case .worse: worse
    case .inconclusive: reason == .unchecked ? "unchecked" : "inconclusive"
    case .incomparable: reason == .missing ? "missing" : "incomparable"
    }
  }
}
