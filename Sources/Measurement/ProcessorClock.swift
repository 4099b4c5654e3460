import Glibc

/// The processor time that this process has used.
package enum ProcessorClock {
  /// Nanoseconds of all its threads together.
  package static func now() -> Int64 {
    var time = timespec()
    // The call writes to `time` and keeps no pointer to it; it cannot fail for this clock.
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
