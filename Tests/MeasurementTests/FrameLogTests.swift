import ExactCounts
import Glibc
import Measurement
import RunData
import Testing

@Suite("The frame log")
struct FrameLogTests {
  private func sample(_ number: Int) -> FrameSample {
    var sample = FrameSample()
    sample.frame = number
    sample.phases.composite = Int64(number) * 1_000
    sample.phaseBytes.configure = -number
    return sample
  }

  @Test("samples are in the order of the frames", arguments: 0...4)
  func order(capacity: Int) {
    let log = FrameLog(capacity: capacity)
    for count in 0...capacity {
      #expect(log.count == count)
      #expect(log.samples == (0..<count).map(sample))
      if count < capacity { log.append(sample(count)) }
    }
  }

  @Test("appending does not allocate", .enabled(if: jemallocCounts))
  func allocatesNothing() throws {
    let probe = try AllocationProbe()
    let log = FrameLog(capacity: 1_000)
    let before = probe.allocatedBytes
    for number in 0..<1_000 { log.append(sample(number)) }
    #expect(probe.allocatedBytes - before == 0)
  }

  // A sanitizer touches pages of its own in addition to the log's.
  @Test("every page is mapped before the first frame", .enabled(if: jemallocCounts))
  func prefaulted() {
    let capacity = 100_000
    let log = FrameLog(capacity: capacity)
    let pages = capacity * MemoryLayout<FrameSample>.stride / sysconf(CInt(_SC_PAGESIZE))
    let before = pageFaults()
    for number in 0..<capacity { log.append(sample(number)) }
    // The thread's stack or code may fault once or twice; the log has thousands of pages.
    #expect(pageFaults() - before < pages / 100, "of \(pages) pages")
  }

  @Test("appending to a full log is a precondition failure")
  func full() async {
    await #expect(processExitsWith: .failure) {
      let log = FrameLog(capacity: 1)
      log.append(FrameSample())
      log.append(FrameSample())
    }
  }

  private func pageFaults() -> Int {
    var usage = rusage()
    // 1 is RUSAGE_THREAD, which glibc declares for GNU sources only.
    getrusage(1, &usage)
    return usage.ru_minflt
  }
}
