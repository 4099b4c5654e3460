package import RunRecords

/// What times a frame and counts what it allocates, phase by phase.
///
///     var meter = FrameMeter(probe)
///     let offset = trace.offset(at: tick)
///     meter.finish(.advance)
///     // …
///     (sample.phases, sample.phaseBytes) = (meter.times, meter.bytes)
///
/// Nothing else of measuring lies between two of its stamps. Allocates nothing.
package struct FrameMeter {
  private var clock = PhaseClock(startingAt: 0)
  /// The bytes of the phases that have ended so far, those of the probe's thread alone.
  package private(set) var bytes = PhaseBytes()
  private let probe: AllocationProbe
  private let delays: PhaseDelays
  private let onBorder: ((Phase?) -> Void)?
  private var lastCount: UInt64

  /// Starts the frame now.
  ///
  /// - Parameters:
  ///   - delays: By how much phases are made longer; a phase that comes in pieces gets the share of
  ///     each, and a fixed time in each.
  ///   - onBorder: Gets each phase when it begins, and `nil` when the last has ended: for a profiler,
  ///     whose time and bytes count as the work's.
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

  /// Ends a phase now: all time and all bytes since the last stamp are its own.
  package mutating func finish(_ phase: Phase) {
    let count = probe.allocatedBytes
    bytes[phase] += Int(count - lastCount)
    lastCount = count
    if !delays.isEmpty { clock.spin(for: delays, of: phase) }
    clock.finish(phase)
    onBorder?(phase.next)
  }

  /// The times of the phases that have ended so far.
  package var times: PhaseTimes { clock.times }
}

extension FrameMeter {
  /// The time that measuring takes of each frame: the median over many frames of nothing, in
  /// nanoseconds.
  ///
  /// - Parameter frames: At least one; a thousand take less than a millisecond.
  package static func cost(_ probe: AllocationProbe, frames: Int = 1_001) -> Int {
    precondition(frames > 0, "a median is of at least one frame")
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
