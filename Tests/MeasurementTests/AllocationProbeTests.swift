import CLinux
import ExactCounts
import Glibc
import Measurement
import Testing

/// Allocates and frees a block without the optimizer removing it.
func allocateAndFree(_ byteCount: Int) {
  let block = malloc(byteCount)
  scrollbench_escape(block)
  free(block)
}

@Suite("The allocation probe", .enabled(if: jemallocCounts))
struct AllocationProbeTests {
  @Test(
    "a block counts with its size class",
    arguments: [
      (1, 8), (8, 8), (9, 16), (100, 112), (128, 128), (129, 160), (1000, 1024), (1024, 1024),
      (1025, 1280), (16_384, 16_384), (16_385, 20_480), (1 << 20, 1 << 20),
      ((1 << 20) + 1, 5 << 18),
    ])
  func sizeClasses(byteCount: Int, expected: Int) throws {
    let probe = try AllocationProbe()
    let before = probe.allocatedBytes
    allocateAndFree(byteCount)
    #expect(Int(probe.allocatedBytes - before) == expected)
  }

  @Test("an idle probe counts nothing")
  func idle() {
    let probe = AllocationProbe.idle()
    allocateAndFree(1000)
    #expect(probe.allocatedBytes == 0)
  }

  @Test("another thread's blocks are not counted")
  func otherThread() throws {
    let probe = try AllocationProbe()
    let before = probe.allocatedBytes
    var thread = pthread_t()
    let isStarted = pthread_create(
      &thread, nil,
      { _ in
        allocateAndFree(1 << 20)
        return nil
      }, nil)
    try #require(isStarted == 0)
    pthread_join(thread, nil)
    // Starting a thread may itself allocate a little here.
    #expect(probe.allocatedBytes - before < 1 << 20)
  }
}
