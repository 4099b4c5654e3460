import ExactCounts
import Measurement
import Testing

@Suite("The memory of a process")
struct MemoryProbeTests {
  @Test(
    "has its peak from the line VmHWM",
    arguments: [
      ("Name:\tx\nVmPeak:\t  9 kB\nVmHWM:\t    123 kB\nVmRSS:\t 5 kB\n", 123 * 1_024),
      ("VmRSS:\t 5 kB\n", nil), ("VmHWM:\t x kB\n", nil), ("VmHWM: 7\n", nil), ("", nil),
    ] as [(String, Int?)])
  func peak(status: String, bytes: Int?) {
    #expect(MemoryProbe.peakResidentBytes(in: status) == bytes)
  }

  // Other tests allocate, release and read at the same time.
  @Test("includes what is allocated", .enabled(if: jemallocCounts))
  func allocated() {
    let bytes = 32 << 20
    let block = [UInt8](repeating: 1, count: bytes)
    let memory = MemoryProbe.memory
    #expect(block[bytes / 2] == 1)
    for count in [memory.allocatedBytes, memory.residentBytes, memory.peakRssBytes] {
      #expect(count ?? 0 >= bytes)
    }
  }
}
