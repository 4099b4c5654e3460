package import RunData

/// A meter of the time and the allocations of a frame, by phase.
///
///     var meter = FrameMeter(probe)
///     let offset = trace.offset(at: tick)
///     meter.finish(.advance)
///     // …
///     (sample.phases, sample.phaseBytes) = (meter.times, meter.bytes)
///
/// No other measuring happens between two timestamps. Does not allocate.
package struct FrameMeter {
  private var clock = PhaseClock(startingAt: 0)
  /// The bytes that the probe's thread has allocated in finished phases.
  package private(set) var bytes = PhaseBytes()
  private let probe: AllocationProbe
  private let delays: PhaseDelays
  private let onBorder: ((Phase?) -> Void)?
  private var lastCount: UInt64

  /// Starts the frame.
  ///
  /// - Parameters:
  ///   - delays: The delays of phases; a phase in several parts is delayed in each of them.
  ///   - onBorder: Called with each phase when it begins, and with `nil` after the last one: for a
  /// profiler, whose time and bytes are included in those of the work.
  package init(
    _ probe: AllocationProbe, delays: PhaseDelays = PhaseDelays(),
    onBorder: ((Phase?) -> Void)? = nil
  ) {
    self.probe = probe
    self.delays = delays
    self.onBorder = onBorder
    onBorder?(.advance)
    lastCount = probe.allocatedBytes
    clock = PhaseClock()
  }

  /// Ends a phase, to which all time and all bytes since the last timestamp belong.
  package mutating func finish(_ phase: Phase) {
    let count = probe.allocatedBytes
    bytes[phase] += Int(count - lastCount)
    lastCount = count
    if !delays.isEmpty { clock.spin(for: delays, of: phase) }
    clock.finish(phase)
    onBorder?(phase.next)
  }

  /// The durations of finished phases.
  package var times: PhaseTimes { clock.times }
}

extension FrameMeter {
  /// Returns the overhead of measuring a frame: the median over empty frames, in nanoseconds.
  ///
  /// - Parameter frames: The number of frames, at least one; a thousand take less than a
  ///   millisecond.
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
