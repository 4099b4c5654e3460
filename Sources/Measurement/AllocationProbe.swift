import CLinux
import Glibc

/// A counter of the bytes that one thread has allocated since it started, as counted by jemalloc.
///
/// Valid only on the thread that created it. Counts are exact in jemalloc's size classes (1,000
/// bytes count as 1,024) and include everything allocated with `malloc`: Swift objects and arrays,
/// and C libraries. Freed memory is not subtracted.
@safe
package struct AllocationProbe {
  /// The counter in jemalloc's thread-specific data, valid for the lifetime of the thread; `nil` to
  /// count nothing.
  private let counter: UnsafePointer<UInt64>?
  private let thread: pthread_t

  package static var isBuiltIn: Bool {
    #if Jemalloc
      true
    #else
      false
    #endif
  }

  /// - Throws: If jemalloc is not the allocator of this process, as with a sanitizer.
  package init() throws(UnmeasurableProcess) {
    let none: UnsafePointer<UInt64>? = nil
    guard let counter = unsafe jemallocValue("thread.allocatedp", none) ?? nil else {
      throw UnmeasurableProcess.allocator
    }
    unsafe self.init(counter)
    // A linked jemalloc need not be the one that `malloc` calls: check that it counts an
    // allocation.
    let before = allocatedBytes
    unsafe Self.allocateAndFree(byteCount: 64)
    guard allocatedBytes - before >= 64 else { throw UnmeasurableProcess.allocator }
  }

  private init(_ counter: UnsafePointer<UInt64>?) {
    unsafe self.counter = unsafe counter
    thread = pthread_self()
  }

  /// For frames whose allocated bytes are not needed: counts nothing.
  package static func idle() -> AllocationProbe { unsafe AllocationProbe(nil) }

  /// Takes two loads and does not allocate.
  ///
  /// - Precondition: Called on the thread that created the probe (checked in debug builds).
  package var allocatedBytes: UInt64 {
    assert(
      pthread_equal(pthread_self(), thread) != 0, "a probe is read on the thread that created it")
    guard let counter = unsafe counter else { return 0 }
    // The thread and therefore its counter are alive. The shim prevents the optimizer from reusing
    // a load.
    return unsafe scrollbench_read_counter(counter)
  }

  package static func allocateForInjection() {
    // The block is freed before the call returns.
    unsafe allocateAndFree(byteCount: SyntheticLoad.allocatedBytes)
  }

  /// The address of the counter, for reading it on another thread.
  var counterAddress: UInt { unsafe UInt(bitPattern: counter) }

  /// Returns the count at an address, for a thread that is alive and not running.
  static func bytes(counterAddress: UInt) -> UInt64 {
    // The counter stays at its address for the lifetime of its thread.
    guard let counter = unsafe UnsafePointer<UInt64>(bitPattern: counterAddress) else { return 0 }
    return unsafe scrollbench_read_counter(counter)
  }

  /// Allocates and frees a block without the optimizer removing it.
  @unsafe private static func allocateAndFree(byteCount: Int) {
    let block = unsafe malloc(byteCount)
    unsafe scrollbench_escape(block)
    unsafe free(block)
  }
}

@available(*, unavailable)
extension AllocationProbe: Sendable {}

/// An error that indicates that this process cannot be measured: a sentence with the reason.
package struct UnmeasurableProcess: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  fileprivate static let allocator = UnmeasurableProcess(
    """
    allocated bytes cannot be counted: jemalloc is not the allocator of this process \
    (another is preloaded, or the build has a sanitizer)
    """)
}
