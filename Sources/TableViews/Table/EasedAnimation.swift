/// The course of an animation that begins and ends slowly.
struct EasedAnimation: Equatable, Sendable {
  /// The time of its start, in seconds from the start of the trace.
  let start: Double
  /// Its duration, in seconds; positive.
  let seconds: Double

  /// - Returns: `nil` if the duration is 0, for a change at once.
  init?(start: Double, seconds: Double) {
    guard seconds > 0 else { return nil }
    self.start = start
    self.seconds = seconds
  }

  /// Returns how much of the way is covered at a time, 0…1.
  ///
  /// With *t* the share of the duration, 3*t*² − 2*t*³.
  func progress(at time: Double) -> Double {
    let share = max(0, min(1, (time - start) / seconds))
    return share * share * (3 - 2 * share)
  }

  func isOver(at time: Double) -> Bool { time >= start + seconds }
}
