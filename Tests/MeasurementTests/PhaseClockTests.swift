import ExactCounts
import Measurement
import RunData
import Testing

@Suite("The phase clock")
struct PhaseClockTests {
  @Test("phases of any lengths add up to the last timestamp minus the first")
  func noGap() {
    // Each phase takes 0 or 1 + 10ⁱ ns: all 64 patterns.
    for pattern in 0..<1 << Phase.allCases.count {
      var now: Int64 = 5_000
      var clock = PhaseClock(startingAt: now)
      var expected = PhaseTimes()
      var length: Int64 = 1
      for (index, phase) in Phase.allCases.enumerated() {
        if pattern >> index & 1 == 1 {
          now += length + 1
          expected[phase] = length + 1
        }
        length *= 10
        clock.finish(phase, at: now)
      }
      #expect(clock.times == expected)
      #expect(clock.times.total == now - 5_000)
    }
  }

  @Test("the parts of a phase are summed")
  func pieces() {
    var clock = PhaseClock(startingAt: 0)
    clock.finish(.recycle, at: 3)
    clock.finish(.configure, at: 10)
    clock.finish(.recycle, at: 11)
    #expect(clock.times == PhaseTimes(recycle: 4, configure: 7))
  }

  @Test("with the real clock, a frame's duration is between its first and last timestamps")
  func realClock() {
    let before = MonotonicClock.now()
    var clock = PhaseClock()
    for phase in Phase.allCases { clock.finish(phase) }
    let after = MonotonicClock.now()
    #expect(clock.times.total <= after - before)
  }

  @Test("timing a frame does not allocate", .enabled(if: jemallocCounts))
  func allocatesNothing() throws {
    let probe = try AllocationProbe()
    let before = probe.allocatedBytes
    var clock = PhaseClock()
    clock.finish(.advance)
    clock.finish(.recycle)
    clock.finish(.configure)
    clock.finish(.layout)
    clock.finish(.commit)
    clock.finish(.composite)
    let allocated = probe.allocatedBytes - before
    #expect(allocated == 0)
    // Uses the result, so that the optimizer does not remove the clock.
    #expect(clock.times.advance <= clock.times.total)
  }

  @Test("a timestamp before the last one is a precondition failure")
  func backwards() async {
    await #expect(processExitsWith: .failure) {
      var clock = PhaseClock(startingAt: 10)
      clock.finish(.advance, at: 9)
    }
  }
}

@Suite("The monotonic clock")
struct MonotonicClockTests {
  @Test("it counts nanoseconds: an interval is within that of the standard library's clock")
  func unit() {
    let clock = SuspendingClock()
    let outer = clock.measure {
      let start = MonotonicClock.now()
      while MonotonicClock.now() - start < 2_000_000 {}
    }
    #expect(outer >= .milliseconds(2))
  }
}
