import CLinux
import Glibc
import Synchronization

/// A sampling profiler of threads, driven by their CPU time.
///
/// Once per period of CPU time, a thread is interrupted and its stack walked in a signal handler,
/// which does not allocate and calls only async-signal-safe functions: by unwind tables, or by frame
/// pointers if the C library cannot find the tables there. The kernel checks such timers on its clock
/// ticks, so with a period below a tick (usually 4 ms) there is one sample per tick.
///
/// Only one sampler can exist at a time; it uses the signal SIGPROF.
package final class StackSampler: Sendable {
  package struct Sample: Equatable, Sendable {
    package let tag: Int
    /// The interrupted instruction, followed by return addresses, innermost first.
    package let addresses: [UInt]
  }

  private let period: Int
  /// Held while opening, adding, stopping and closing; never by the signal handler.
  private static let lock = Mutex(())

  /// In words: about 100,000 stacks; unused capacity takes no memory.
  package static let defaultCapacity = 1 << 22

  /// - Parameters:
  ///   - period: The CPU time between two samples of a thread, at least a microsecond.
  ///   - capacity: The capacity in words; a sample takes one word per address and one more.
  /// - Throws: ``UnmeasurableProcess`` if a sampler exists already or there is no memory.
  package init(
    period: Duration, capacity: Int = defaultCapacity
  ) throws(UnmeasurableProcess) {
    let (seconds, attoseconds) = period.components
    let period = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    precondition(period >= 1_000, "the period is at least a microsecond")
    precondition(capacity > 0, "the capacity is positive")
    // Thrown before `self` is initialized, so that deinit does not close another sampler.
    try Self.check(Self.lock.withLock { _ in stack_sampler_open(capacity) })
    self.period = period
  }

  deinit { Self.lock.withLock { _ in stack_sampler_close() } }

  /// Starts sampling the current thread, for its lifetime.
  ///
  /// - Throws: ``UnmeasurableProcess`` after ``stop()``, or if the system has no timer left.
  package func addCurrentThread() throws(UnmeasurableProcess) {
    try Self.check(Self.lock.withLock { _ in stack_sampler_add_thread(period) })
  }

  private static func check(_ error: CInt) throws(UnmeasurableProcess) {
    guard error != 0 else { return }
    // The string of strerror is copied before another call can change it.
    throw UnmeasurableProcess(
      "stacks cannot be sampled (\(unsafe String(cString: strerror(error))))")
  }

  /// Sets the tag of subsequent samples on all threads; nothing is sampled while it is negative, as
  /// initially.
  package func setTag(_ tag: Int) { stack_sampler_set_tag(Int32(tag)) }

  /// Returns all samples, those of each thread in the order of time.
  package func stop() -> [Sample] {
    Self.lock.withLock { _ in stack_sampler_stop() }
    var count = 0
    guard let start = unsafe stack_sampler_words(&count) else { return [] }
    // The buffer stays valid until the sampler is closed, and is no longer written to.
    let words = unsafe UnsafeBufferPointer(start: start, count: count)
    var samples: [Sample] = []
    var index = 0
    while index < count {
      // `index` is below the number of words.
      let head = unsafe words[index]
      let frames = Int(head >> 32)
      guard frames > 0, index + frames < count else { break }
      samples.append(
        Sample(
          tag: Int(Int32(truncatingIfNeeded: head)),
          // Within the words, as checked above.
          addresses: unsafe words[(index + 1)...(index + frames)].map { UInt($0) }))
      index += frames + 1
    }
    return samples
  }

  /// The number of samples so far, including dropped ones; available at any time.
  package var count: Int { Int(stack_sampler_count()) }

  /// The number of samples that were dropped because the buffer was full.
  package var dropped: Int { Int(stack_sampler_dropped()) }
}
