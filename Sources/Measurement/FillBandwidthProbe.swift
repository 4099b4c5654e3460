import CJemalloc
import Glibc

/// The time that this machine takes to fill memory: a yardstick for the time of drawing.
///
/// Each has a buffer of its own, so that ``measure()`` leaves the frame buffers as they are, and
/// every page of it is in place before the first measurement. ``measure(filling:)`` fills a buffer of
/// the caller's instead.
@safe
package final class FillBandwidthProbe {
  /// The size of the buffer.
  package let byteCount: Int
  private let buffer: UnsafeMutableRawPointer

  /// The size of a page on most machines, and a multiple of every cache line.
  private static let alignment = 4096
  /// Any value but 0, for which some processors have a shortcut.
  private static let filling: CInt = 0xEF

  /// - Precondition: `byteCount` is positive.
  package init(byteCount: Int) {
    precondition(byteCount > 0, "a yardstick has a length")
    self.byteCount = byteCount
    // The yardstick owns the buffer until it goes; the filling initialises all of it.
    unsafe buffer = .allocate(byteCount: byteCount, alignment: Self.alignment)
    fill()
  }

  deinit {
    // Nobody else has the address, and bytes need no destroying.
    unsafe buffer.deallocate()
  }

  /// The time of one memset of the whole buffer, in nanoseconds.
  package func measure() -> Int64 {
    let start = MonotonicClock.now()
    fill()
    return MonotonicClock.now() - start
  }

  /// The time of one memset of a whole buffer of the caller's, in nanoseconds.
  ///
  /// - Parameter bytes: Valid, and writable, until the call returns.
  package static func measure(filling bytes: UnsafeMutableRawBufferPointer) -> Int64 {
    guard let start = bytes.baseAddress else { return 0 }
    let began = MonotonicClock.now()
    // As many bytes as the caller vouches for. The escape keeps the optimiser from dropping the
    // stores.
    unsafe memset(start, filling, bytes.count)
    unsafe cjemalloc_escape(start)
    return MonotonicClock.now() - began
  }

  private func fill() {
    // The buffer has `byteCount` bytes. The escape keeps the optimiser from dropping the stores.
    unsafe memset(buffer, Self.filling, byteCount)
    unsafe cjemalloc_escape(buffer)
  }
}
