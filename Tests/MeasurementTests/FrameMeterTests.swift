import ExactCounts
import Measurement
import RunData
import Testing

@Suite("The frame meter", .enabled(if: jemallocCounts))
struct FrameMeterTests {
  @Test("counts the bytes allocated in each phase, in parts or at once, and none allocated before")
  func phases() throws {
    let probe = try AllocationProbe()
    allocateAndFree(4_096)
    let (start, before) = (MonotonicClock.now(), probe.allocatedBytes)
    var meter = FrameMeter(probe)
    meter.finish(.advance)
    allocateAndFree(64)
    meter.finish(.recycle)
    for _ in 0..<2 {
      allocateAndFree(128)
      meter.finish(.configure)
    }
    meter.finish(.layout)
    allocateAndFree(1_024)
    meter.finish(.commit)
    meter.finish(.composite)
    let (end, after) = (MonotonicClock.now(), probe.allocatedBytes)
    #expect(after - before == 64 + 2 * 128 + 1_024, "measuring allocates nothing")
    #expect(Phase.allCases.map { meter.bytes[$0] } == [0, 64, 256, 0, 1_024, 0])
    #expect(meter.bytes.total == 1_344)
    #expect(meter.times.total <= end - start)
  }

  @Test("measures its overhead per frame as a median")
  func cost() throws {
    let probe = try AllocationProbe()
    let start = MonotonicClock.now()
    let cost = FrameMeter.cost(probe, frames: 101)
    let elapsed = MonotonicClock.now() - start
    #expect(51 * Int64(cost) <= elapsed)
  }
}

@Suite("The times of a frame meter")
struct MeterTimeTests {
  @Test("of phases of any lengths and parts add up to the last timestamp minus the first")
  func noGap() {
    // Each phase takes 0 or 1 + 10ⁱ ns, in two parts: all 64 patterns.
    for pattern in 0..<1 << Phase.allCases.count {
      var meter = FrameMeter(.idle())
      let start = MonotonicClock.now()
      meter.finish(.advance, at: start)
      let before = meter.times
      var (now, expected) = (start, before)
      var length: Int64 = 1
      for (index, phase) in Phase.allCases.enumerated() {
        for part in pattern >> index & 1 == 1 ? [1, length] : [0] {
          now += part
          expected[phase] += part
          meter.finish(phase, at: now)
        }
        length *= 10
      }
      #expect(meter.times == expected)
      #expect(meter.times.total - before.total == now - start)
    }
  }

  @Test("cannot end before they began: a precondition failure")
  func backwards() async {
    await #expect(processExitsWith: .failure) {
      var meter = FrameMeter(.idle())
      meter.finish(.advance, at: 0)
    }
  }

  @Test("are nanoseconds: an interval is within that of the standard library's clock")
  func unit() {
    let outer = SuspendingClock().measure {
      let start = MonotonicClock.now()
      while MonotonicClock.now() - start < 2_000_000 {}
    }
    #expect(outer >= .milliseconds(2))
  }
}
