/// The course of an animation that begins and ends slowly.
struct EasedAnimation: Equatable, Sendable {
  /// In seconds from the start of the trace.
  let start: Double
  /// Positive.
  let seconds: Double

  /// - Returns: `nil` if the duration is 0, for a change at once.
  init?(start: Double, seconds: Double) {
    guard seconds > 0 else { return nil }
    self.start = start
    self.seconds = seconds
  }

  /// Returns the share of the way at a time, 0…1: 3*t*² − 2*t*³ for the share *t* of the duration.
  func progress(at time: Double) -> Double {
    let share = max(0, min(1, (time - start) / seconds))
    return share * share * (3 - 2 * share)
  }

  func isOver(at time: Double) -> Bool { time >= start + seconds }
}
