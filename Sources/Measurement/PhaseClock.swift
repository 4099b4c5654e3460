package import RunData

/// A stopwatch that splits one frame into its phases without gaps.
///
///     var clock = PhaseClock()
///     let offset = trace.offset(at: tick)
///     clock.finish(.advance)
///     table.update(to: offset)
///     clock.finish(.recycle)
///     // …
///     sample.phases = clock.times
///
/// Each timestamp ends one phase and starts the next, so the phases add up to the difference of the
/// last and first timestamps. The parts of a phase are summed. Does not allocate.
package struct PhaseClock {
  /// The durations of finished phases.
  package private(set) var times = PhaseTimes()
  private var lastStamp: Int64

  /// Starts the frame at a time in nanoseconds.
  package init(startingAt start: Int64 = MonotonicClock.now()) {
    lastStamp = start
  }

  /// Ends a phase at a time in nanoseconds; all time since the last timestamp belongs to it.
  ///
  /// - Precondition: `now` is not before the last timestamp.
  package mutating func finish(_ phase: Phase, at now: Int64 = MonotonicClock.now()) {
    precondition(now >= lastStamp, "a phase does not end before it began")
    times[phase] += now - lastStamp
    lastStamp = now
  }

  /// Spins for the delay of a phase that is about to end.
  func spin(for delays: PhaseDelays, of phase: Phase) {
    let now = MonotonicClock.now()
    let end = now + delays.delay(of: phase, lasting: now - lastStamp)
    while MonotonicClock.now() < end {}
  }
}
