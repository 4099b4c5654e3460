import Statistics

/// The sessions that would decide what the recorded ones do not.
package enum FurtherSessions: Equatable, Sendable {
  /// At least so many more of each side: with fewer there is no verdict on builds.
  case fewest(Int)
  /// So many more of each side would decide with a probability of 80 %, if change and scatter stay
  /// as recorded.
  case likely(Int)
  /// The change is so near a bound that more than ``most`` sessions of each side would be needed.
  case tooMany

  package static let most = 200
}

extension SessionComparison {
  /// Returns the sessions that would decide a figure; `nil` if it is decided.
  ///
  /// A figure is decided as soon as one bound is beyond the margin and the test rejects, or the
  /// upper bound is within the bound for held figures. Of the two, the one that takes fewer
  /// sessions counts.
  package func furtherSessions(_ shift: Shift) -> FurtherSessions? {
    guard shift.verdict.kind == .inconclusive else { return nil }
    let recorded = min(sessions.old, sessions.new)
    guard unitsAreSessions, let interval = shift.interval else {
      return .fewest(max(1, rule.fewest - recorded))
    }
    let counts = (shift.units.old.count, shift.units.new.count)
    func needed(_ distance: Double, level: Double = 0.05) -> Double {
      HodgesLehmannShift.neededCount(
        distance: distance, halfWidth: (interval.high - interval.low) / 2, counts: counts,
        level: level, power: 0.8)
    }
    let size = shift.change.magnitude
    let difference = max(
      needed(size - shift.margin), needed(size, level: rule.alpha / Double(figures.count)))
    let count = min(difference, needed(shift.held - shift.change))
    guard count <= Double(FurtherSessions.most) else { return .tooMany }
    return .likely(max(1, max(Int(count), rule.fewest) - recorded))
  }
}
