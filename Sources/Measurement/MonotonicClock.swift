import Glibc

/// The clock of all recorded times.
package enum MonotonicClock {
  /// Returns nanoseconds since an arbitrary start; monotonic, and stopped while the machine sleeps.
  ///
  /// Read without a system call where the kernel supports that. Does not allocate.
  package static func now() -> Int64 {
    var time = timespec()
    // The call writes to `time`, retains no pointer and cannot fail for this clock.
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
