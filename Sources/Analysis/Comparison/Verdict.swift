import Statistics

/// The verdict of a comparison or a rule.
///
/// Less is better: of two times, `better` means that the second one is shorter.
package struct Verdict: Hashable, Sendable {
  /// In the order in which they decide a verdict on several figures of a device.
  package enum Kind: CaseIterable, Sendable {
    case worse
    case inconclusive
    /// There is nothing to compare with, or the values have different meanings.
    case incomparable
    /// Not worse by more than a stated bound; it may be the same or better.
    case held
    /// Equal within the ``EquivalenceMargin``; exactly equal for counts.
    case same
    case better
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
    case scattered
    /// The strategy that a run measures twice differs from itself.
    case placeboDiffers
    /// The control moved in every batch of a duel.
    case controlMoved
    /// One batch of a duel shows a difference, and no second one confirms it.
    case seenOnce

    // Incomparable
    /// The sides differ in a condition of the metric.
    case differences
    /// One side does not have the metric.
    case missing
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
  package static let held = Verdict(.held)
  package static let worse = Verdict(.worse)

  package static func same(_ reason: Reason) -> Verdict { Verdict(.same, reason) }
  package static func inconclusive(_ reason: Reason) -> Verdict { Verdict(.inconclusive, reason) }
  package static func incomparable(_ reason: Reason) -> Verdict { Verdict(.incomparable, reason) }

  package var isDifference: Bool { kind == .better || kind == .worse }

  /// Indicates whether the figures decide it, so that a large enough difference would be shown.
  package var isByFigures: Bool { [nil, .slight, .scattered].contains(reason) }

  package func word(
    better: String, same: String = "same", held: String = "held", worse: String
  ) -> String {
    switch kind {
    case .better: better
    case .same: same
    case .held: held
    case .worse: worse
    case .inconclusive: "inconclusive"
    case .incomparable: reason == .missing ? "missing" : "incomparable"
    }
  }
}

extension Verdict {
  /// Derives a verdict from an interval and the tests; no other code does.
  ///
  /// An interval between both bounds is equivalent to two one-sided tests at a level of 2.5 % (D. J.
  /// Schuirmann, "A Comparison of the Two One-Sided Tests Procedure and the Power Approach for
  /// Assessing the Equivalence of Average Bioavailability", Journal of Pharmacokinetics and
  /// Biopharmaceutics 15, 1987).
  ///
  /// - Parameters:
  ///   - interval: The 95 % interval of a ratio or a value, or the 90 % interval of a difference of
  ///     sessions.
  ///   - upper: The value up to which the second side is not worse.
  ///   - lower: The value down to which it is not better; `nil` if it cannot be better.
  ///   - held: The value up to which the second side is held; `upper` if `nil`.
  ///   - testAllows: Whether the tests already include the margin, so that only they decide
  ///     `better` and `worse`.
  ///   - isWorse: Whether the test for a worse second side rejected; `isBetter` likewise.
  init(
    of interval: ConfidenceInterval, upper: Double, lower: Double?, held: Double? = nil,
    testAllows: Bool = false, isWorse: Bool = true, isBetter: Bool = true
  ) {
    if isWorse, testAllows || interval.low > upper {
      self = .worse
    } else if let lower, isBetter, testAllows || interval.high < lower {
      self = .better
    } else if interval.high <= upper, let lower, interval.low >= lower {
      self = .same
    } else if interval.high <= held ?? upper {
      self = .held
    } else {
      self = .inconclusive(.scattered)
    }
  }
}

/// The difference up to which two times are considered equal.
package struct EquivalenceMargin: Sendable {
  /// A factor in either direction.
  package var factor = 1.02
  /// A change of fewer milliseconds per frame is no difference, even beyond ``factor``: moving code
  /// in memory changes a short frame by more, with no visible effect.
  package var milliseconds = 0.0

  /// The margin of comparisons without one of their own: 2 %.
  package static let standard = EquivalenceMargin()

  /// `first` is the denominator of the ratio in milliseconds; `nil` if unknown.
  func isExceeded(by effect: Double, of first: Double?) -> Bool {
    max(effect, 1 / effect) > factor && !isSlight(effect, of: first)
  }

  /// The factor by which a time of `first` milliseconds must rise to count as longer.
  func rise(of first: Double?) -> Double {
    max(factor, first.map { 1 + milliseconds / $0 } ?? 1)
  }

  /// Indicates whether a ratio, however great, is a change of too few milliseconds.
  func isSlight(_ effect: Double, of first: Double?) -> Bool {
    first.map { $0 * (effect - 1).magnitude < milliseconds } ?? false
  }

  /// Returns the smallest relevant change at some refresh rates, in milliseconds per frame.
  ///
  /// 20 µs or 0.5 % of the shortest budget, whichever is less: the budget applies above 250 Hz.
  package static func milliseconds(refreshRates: [Int]) -> Double {
    precondition(refreshRates.allSatisfy { $0 > 0 }, "a refresh rate is positive")
    return refreshRates.reduce(0.02) { min($0, 0.005 * 1_000 / Double($1)) }
  }
}
