package import RunData

/// A meter of the time and the allocations of a frame, by phase.
///
/// Each timestamp ends one phase and starts the next, so that the phases add up to the difference of
/// the last and first timestamps; the parts of a phase are summed. No other measuring happens between
/// two timestamps. Does not allocate.
package struct FrameMeter {
  package private(set) var times = PhaseTimes()
  package private(set) var bytes = PhaseBytes()
  private let probe: AllocationProbe
  private let delays: PhaseDelays
  private let onBorder: ((Phase?) -> Void)?
  private var lastCount: UInt64
  private var lastStamp: Int64

  /// - Parameters:
  ///   - delays: A phase in several parts is delayed in each of them.
  ///   - onBorder: Called with each phase when it begins, and with `nil` after the last one: for a
  ///     profiler, whose time and bytes are included in those of the work.
  package init(
    _ probe: AllocationProbe, delays: PhaseDelays = PhaseDelays(),
    onBorder: ((Phase?) -> Void)? = nil
  ) {
    self.probe = probe
    self.delays = delays
    self.onBorder = onBorder
    onBorder?(.advance)
    lastCount = probe.allocatedBytes
    lastStamp = MonotonicClock.now()
  }

  /// All time and all bytes since the last timestamp belong to the phase.
  package mutating func finish(_ phase: Phase) {
    let count = probe.allocatedBytes
    bytes[phase] += Int(count - lastCount)
    lastCount = count
    if !delays.isEmpty { spin(phase) }
    finish(phase, at: MonotonicClock.now())
    onBorder?(phase.next)
  }

  /// All time since the last timestamp belongs to the phase; `now` is in nanoseconds.
  ///
  /// - Precondition: `now` is not before the last timestamp.
  package mutating func finish(_ phase: Phase, at now: Int64) {
    precondition(now >= lastStamp, "a phase does not end before it began")
    times[phase] += now - lastStamp
    lastStamp = now
  }

  private func spin(_ phase: Phase) {
    let now = MonotonicClock.now()
    let end = now + delays.delay(of: phase, lasting: now - lastStamp)
    while MonotonicClock.now() < end {}
  }
}

extension FrameMeter {
  /// The overhead of measuring a frame, in nanoseconds: the median over empty frames.
  ///
  /// A thousand frames take less than a millisecond.
  package static func cost(_ probe: AllocationProbe, frames: Int = 1_001) -> Int {
    precondition(frames > 0, "the number of frames is positive")
    var costs: [Int64] = []
    costs.reserveCapacity(frames)
    for _ in 0..<frames {
      let start = MonotonicClock.now()
      var meter = FrameMeter(probe)
      for phase in Phase.allCases { meter.finish(phase) }
      costs.append(MonotonicClock.now() - start)
    }
    costs.sort()
    return Int(costs[frames / 2])
  }
}
