package import RunRecords

/// A stop watch that splits one frame into its phases without a gap.
///
///     var clock = PhaseClock()
///     let offset = trace.offset(at: tick)
///     clock.finish(.advance)
///     table.update(to: offset)
///     clock.finish(.turnover)
///     // …
///     sample.phases = clock.times
///
/// Each stamp ends one phase and begins the next, so the phases add up to the last stamp minus the
/// first. A phase that comes in several pieces is summed. Allocates nothing.
package struct PhaseClock {
  /// The times of the phases that have ended so far.
  package private(set) var times = PhaseTimes()
  private var lastStamp: Int64

  /// Starts the frame now, or at a given time in nanoseconds.
  package init(startingAt start: Int64 = MonotonicClock.now()) {
    lastStamp = start
  }

  /// Ends a phase now, or at a given time in nanoseconds: all time since the last stamp is its own.
  ///
  /// - Precondition: `now` is not before the last stamp.
  package mutating func finish(_ phase: Phase, at now: Int64 = MonotonicClock.now()) {
    precondition(now >= lastStamp, "a phase ends after it began")
    times[phase] += now - lastStamp
    lastStamp = now
  }

  /// Keeps the processor busy until a phase that ends now has become as much longer as is asked for.
  func spin(for delays: PhaseDelays, of phase: Phase) {
    let now = MonotonicClock.now()
    let end = now + delays.delay(of: phase, lasting: now - lastStamp)
    while MonotonicClock.now() < end {}
  }
}
