import Glibc

/// The clock that every time in a record comes from.
package enum MonotonicClock {
  /// Nanoseconds since an arbitrary start; never goes back, stands still while the machine sleeps.
  ///
  /// Read without a system call where the kernel offers that. Allocates nothing.
  package static func now() -> Int64 {
    var time = timespec()
    // The call writes to `time` and keeps no pointer to it; it cannot fail for this clock.
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
