import Statistics

/// The verdict of a comparison or a rule.
///
/// Less is better: of two times, `better` means that the second one is shorter.
package struct Verdict: Hashable, Sendable {
  package enum Kind: CaseIterable, Sendable {
    case better
    /// Equal within the ``EquivalenceMargin``; exactly equal for counts.
    case same
    case worse
    /// The measurement does not decide.
    case inconclusive
    /// There is nothing to compare with, or the values have different meanings.
    case incomparable
  }

  /// The reason where the figures do not show it.
  package enum Reason: Hashable, Sendable {
    // Same
    /// The difference is significant, but too few milliseconds.
    case slight

    // Inconclusive
    case tooFewRounds(needed: Int)
    /// The sides ran one after the other, so that a change of the machine cannot be excluded.
    case sequential
    case noFrames
    /// The rounds scatter too much.
    case scattered
    /// The control moved in every batch of a duel.
    case controlMoved
    /// One batch of a duel shows a difference, and there was no second one.
    case seenOnce
    /// One batch of a duel shows a difference, and another one does not.
    case didNotRecur
    /// Images were not checked.
    case unchecked

    // Incomparable
    /// The sides differ in a condition of the metric.
    case differences
    /// One side does not have the metric.
    case missing
    /// There is no other strategy.
    case noRival
    /// The strategy is measured for comparison only.
    case control
    /// The strategy has wrong pixels or unpredicted faults.
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

  /// Indicates whether the sides differ, in either direction.
  package var isDifference: Bool { kind == .better || kind == .worse }

  /// Returns the word for the verdict in one kind of report.
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

extension Verdict {
  /// Decides between two times, by rounds or by runs.
  ///
  /// - Parameters:
  ///   - interval: The 95 % interval of the ratio of second to first.
  ///   - p: The adjusted one-sided p value in the direction of the ratio.
  ///   - alpha: The level of the test.
  ///   - units: The number of rounds, or of runs on the smaller side.
  ///   - needed: The fewest units for a verdict.
  init(of interval: ConfidenceInterval?, p: Double, alpha: Double, units: Int, needed: Int) {
    let margin = EquivalenceMargin.standard.factor
    guard let interval, units >= needed else {
      self = .inconclusive(.tooFewRounds(needed: needed))
      return
    }
    if interval.showsEquivalence(within: margin) {
      self = .same
    } else if p < alpha, interval.low > margin {
      self = .worse
    } else if p < alpha, interval.high < 1 / margin {
      self = .better
    } else {
      self = .inconclusive(.scattered)
    }
  }
}

/// The difference up to which two times are considered equal.
package struct EquivalenceMargin: Equatable, Sendable {
  /// A factor in either direction.
  package var factor = 1.02
  /// A change in milliseconds per frame that is needed besides for a verdict.
  ///
  /// Moving code in memory changes a short frame by more than ``factor``, with no visible effect.
  package var milliseconds = 0.0

  /// The margin of all comparisons: 2 %.
  package static let standard = EquivalenceMargin()

  package init() {}

  /// Returns the smallest relevant change at some refresh rates, in milliseconds per frame.
  ///
  /// 20 µs or 0.5 % of the shortest budget, whichever is less: the budget applies above 250 Hz.
  ///
  ///     EquivalenceMargin.milliseconds(refreshRates: [60, 120])   // 0.02
  ///
  /// - Parameter refreshRates: In Hz.
  package static func milliseconds(refreshRates: [Int]) -> Double {
    precondition(refreshRates.allSatisfy { $0 > 0 }, "a refresh rate is positive")
    return refreshRates.reduce(0.02) { min($0, 0.005 * 1_000 / Double($1)) }
  }
}
