import ExactCounts
import Measurement
import Testing

@Suite("The fill bandwidth probe")
struct FillBandwidthProbeTests {
  @Test("a measurement takes time and does not allocate", .enabled(if: jemallocCounts))
  func measures() throws {
    let probe = FillBandwidthProbe(byteCount: 4 << 20)
    let allocations = try AllocationProbe()
    let before = allocations.allocatedBytes
    let time = probe.measure()
    let allocated = allocations.allocatedBytes - before
    #expect(allocated == 0)
    #expect(time > 0)
  }

  @Test("the buffer may have any size", arguments: [1, 63, 4096, 4097])
  func sizes(byteCount: Int) {
    let probe = FillBandwidthProbe(byteCount: byteCount)
    #expect(probe.byteCount == byteCount)
    #expect(probe.measure() >= 0)
  }
}
