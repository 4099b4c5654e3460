import Glibc

/// The CPU time of this process.
package enum ProcessorClock {
  /// Returns the CPU time of all threads, in nanoseconds.
  package static func now() -> Int64 {
    var time = timespec()
    // The call writes to `time`, retains no pointer and cannot fail for this clock.
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
