import CLinux
import Glibc

/// Measures the time of a memset of a buffer of its own.
///
/// Every page of the buffer is resident before the first measurement; the frame buffers are not
/// touched.
@safe
package final class FillBandwidthProbe {
  /// The size of the buffer, in bytes.
  package let byteCount: Int
  private let buffer: UnsafeMutableRawPointer

  /// The bytes of a huge page, which frame buffers use as well.
  private static let alignment = 2 << 20
  /// A value other than 0, for which some processors have a shortcut.
  private static let filling: CInt = 0xEF

  /// - Precondition: `byteCount` is positive.
  package init(byteCount: Int) {
    precondition(byteCount > 0, "the size is positive")
    self.byteCount = byteCount
    // Owned until deinit; `fill` initializes all of it.
    unsafe buffer = .allocate(byteCount: byteCount, alignment: Self.alignment)
    unsafe madvise(buffer, byteCount / Self.alignment * Self.alignment, MADV_HUGEPAGE)
    fill()
  }

  deinit {
    // The address is not shared, and bytes need no deinitialization.
    unsafe buffer.deallocate()
  }

  /// Returns the duration of one memset of the buffer, in nanoseconds.
  package func measure() -> Int64 {
    let start = MonotonicClock.now()
    fill()
    return MonotonicClock.now() - start
  }

  private func fill() {
    // The buffer has `byteCount` bytes. The escape prevents the optimizer from removing the stores.
    unsafe memset(buffer, Self.filling, byteCount)
    unsafe scrollbench_escape(buffer)
  }
}
