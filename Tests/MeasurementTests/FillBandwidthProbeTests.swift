import ExactCounts
import Measurement
import Testing

@Suite("The memset yardstick")
struct MemsetYardstickTests {
  @Test("a measurement takes time and allocates nothing", .enabled(if: jemallocCounts))
  func measures() throws {
    let yardstick = FillBandwidthProbe(byteCount: 4 << 20)
    let probe = try AllocationProbe()
    let before = probe.allocatedBytes
    let time = yardstick.measure()
    let allocated = probe.allocatedBytes - before
    #expect(allocated == 0)
    #expect(time > 0)
  }

  @Test("the buffer may have any size", arguments: [1, 63, 4096, 4097])
  func sizes(byteCount: Int) {
    let yardstick = FillBandwidthProbe(byteCount: byteCount)
    #expect(yardstick.byteCount == byteCount)
    #expect(yardstick.measure() >= 0)
  }

  @Test("a buffer of the caller's is filled from end to end, with one value, and nothing beside it")
  func filling() {
    for (margin, byteCount) in [(0, 1), (1, 1), (3, 63), (64, 4_096), (5, 4_099), (7, 0)] {
      var bytes = [UInt8](repeating: 0, count: margin + byteCount + margin)
      bytes.withUnsafeMutableBytes { all in
        let filled = UnsafeMutableRawBufferPointer(rebasing: all[margin..<margin + byteCount])
        _ = FillBandwidthProbe.measure(filling: filled)
      }
      let filled = bytes[margin..<margin + byteCount]
      #expect(Set(filled).count == min(byteCount, 1) && !filled.contains(0), "\(byteCount) B")
      #expect((bytes.prefix(margin) + bytes.suffix(margin)).allSatisfy { $0 == 0 })
    }
    #expect(
      FillBandwidthProbe.measure(filling: UnsafeMutableRawBufferPointer(start: nil, count: 0)) == 0)
  }
}
