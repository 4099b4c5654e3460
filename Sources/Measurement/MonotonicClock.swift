import Glibc

/// Returns the time of a clock that cannot fail, in nanoseconds; does not allocate.
@inline(__always)
func nanoseconds(of clock: clockid_t) -> Int64 {
  var time = timespec()
  // The call writes to `time` and retains no pointer.
  unsafe clock_gettime(clock, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// The clock of all recorded times.
package enum MonotonicClock {
  /// Returns nanoseconds since an arbitrary start; monotonic, and stopped while the machine sleeps.
  ///
  /// Read without a system call where the kernel supports that. Does not allocate.
  package static func now() -> Int64 { nanoseconds(of: CLOCK_MONOTONIC) }
}

/// The CPU time of all threads of this process, in nanoseconds.
package enum ProcessorClock {
  package static func now() -> Int64 { nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) }
}
