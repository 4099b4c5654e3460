import CJemalloc
import Glibc

/// The bytes that one thread has allocated since it began, counted by jemalloc.
///
///     let probe = try AllocationProbe()
///     let before = probe.allocatedBytes
///     composite(frame)
///     sample.phaseBytes.composite = Int(probe.allocatedBytes - before)
///
/// Valid only on the thread that made it. Counts are exact, in jemalloc's size classes (1,000 bytes
/// count as 1,024), and hold whatever goes through `malloc`: Swift's objects and arrays, and the C
/// libraries. What was freed meanwhile is not subtracted.
@safe
package struct AllocationProbe {
  /// Lies in the thread's own data, where jemalloc counts; there for as long as the thread.
  private let counter: UnsafePointer<UInt64>
  private let thread: pthread_t

  /// A probe for the current thread.
  ///
  /// - Throws: If jemalloc is not the allocator of this process, as under a sanitizer.
  package init() throws(AllocationProbeError) {
    var address: UnsafePointer<UInt64>?
    var size = unsafe MemoryLayout<UnsafePointer<UInt64>?>.size
    // jemalloc writes one pointer to `address`, which has the size it is told.
    guard unsafe mallctl("thread.allocatedp", &address, &size, nil, 0) == 0,
      let counter = unsafe address
    else { throw AllocationProbeError() }
    unsafe self.counter = unsafe counter
    thread = pthread_self()

    // A linked jemalloc need not be the one that `malloc` calls: see whether it notices a block.
    let before = allocatedBytes
    unsafe Self.allocateAndFree(byteCount: 64)
    guard allocatedBytes - before >= 64 else { throw AllocationProbeError() }
  }

  /// Bytes that the thread has allocated so far.
  ///
  /// Costs two loads and allocates nothing.
  ///
  /// - Precondition: Called on the thread that made the probe (checked in debug builds).
  package var allocatedBytes: UInt64 {
    assert(pthread_equal(pthread_self(), thread) != 0, "a probe is read on the thread that made it")
    // The thread is alive, hence its counter is. The shim keeps the optimiser from reusing a load.
    return unsafe cjemalloc_read(counter)
  }

  /// Allocates the bytes of an injection, and frees them.
  package static func allocateForInjection() {
    // The block is freed before the call returns.
    unsafe allocateAndFree(byteCount: SyntheticLoad.allocatedBytes)
  }

  /// Where the thread's counter lies, for reading it on another thread.
  var counterAddress: UInt { unsafe UInt(bitPattern: counter) }

  /// What the counter at an address holds, of a thread that is alive and waits.
  static func bytes(counterAddress: UInt) -> UInt64 {
    // The address is that of a counter, which lies there for as long as its thread.
    guard let counter = unsafe UnsafePointer<UInt64>(bitPattern: counterAddress) else { return 0 }
    return unsafe cjemalloc_read(counter)
  }

  /// Makes a block and frees it, which the optimiser does not drop.
  @unsafe private static func allocateAndFree(byteCount: Int) {
    let block = unsafe malloc(byteCount)
    unsafe cjemalloc_escape(block)
    unsafe free(block)
  }
}

@available(*, unavailable)
extension AllocationProbe: Sendable {}

/// Says that allocated bytes cannot be counted in this process.
package struct AllocationProbeError: Error, CustomStringConvertible {
  package var description: String {
    """
    allocated bytes cannot be counted: jemalloc is not the allocator of this process \
    (another is preloaded, or the build has a sanitizer)
    """
  }
}
