/// The course of an animation that begins and ends slowly.
package struct EasedAnimation: Equatable, Sendable {
  /// The time of its start, in seconds from the start of the trace.
  package let start: Double
  /// Its duration, in seconds, positive.
  package let seconds: Double

  /// Returns how much of the way is covered at a time, 0…1.
  ///
  /// With *t* the share of the duration, 3*t*² − 2*t*³.
  package func progress(at time: Double) -> Double {
    let share = max(0, min(1, (time - start) / seconds))
    return share * share * (3 - 2 * share)
  }

  package func isOver(at time: Double) -> Bool { time >= start + seconds }
}
