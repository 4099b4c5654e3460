import Measurement
import Testing

@Suite("The memset yardstick")
struct MemsetYardstickTests {
  @Test("a measurement takes time and allocates nothing", .enabled(if: jemallocCounts))
  func measures() throws {
    let yardstick = MemsetYardstick(byteCount: 4 << 20)
    let probe = try AllocationProbe()
    let before = probe.allocatedBytes
    let time = yardstick.measure()
    let allocated = probe.allocatedBytes - before
    #expect(allocated == 0)
    #expect(time > 0)
  }

  @Test("the buffer may have any size", arguments: [1, 63, 4096, 4097])
  func sizes(byteCount: Int) {
    let yardstick = MemsetYardstick(byteCount: byteCount)
    #expect(yardstick.byteCount == byteCount)
    #expect(yardstick.measure() >= 0)
  }
}
