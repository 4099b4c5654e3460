/// Memory that is touched to drive everything else out of the processor's caches.
@safe
package final class CacheFlusher {
  package let byteCount: Int
  private let words: UnsafeMutableBufferPointer<UInt64>

  /// The words between two that are touched: a cache line, on most machines.
  private static let stride = 64 / MemoryLayout<UInt64>.stride

  /// - Precondition: `byteCount` is positive.
  package init(byteCount: Int) {
    precondition(byteCount > 0, "there is memory to touch")
    self.byteCount = byteCount
    // The memory owns the words until it goes, and initialises all of them here.
    unsafe words = .allocate(capacity: (byteCount + 7) / MemoryLayout<UInt64>.stride)
    unsafe words.initialize(repeating: 0)
  }

  deinit { unsafe words.deallocate() }

  /// Reads and writes a word of each cache line.
  ///
  /// Each is read first: stores alone may pass the caches by.
  ///
  /// - Returns: The sum of what was read, which grows with each call, so that no read can be left
  ///   out.
  @discardableResult
  package func touch() -> UInt64 {
    var sum: UInt64 = 0
    var index = 0
    while unsafe index < words.count {
      // Within the words.
      unsafe words[index] &+= 1
      unsafe sum &+= words[index]
      index += Self.stride
    }
    return sum
  }
}
