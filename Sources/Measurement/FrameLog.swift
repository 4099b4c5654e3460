package import RunData

/// The samples of a series of frames, in memory that is allocated and touched before the first
/// frame.
///
/// Appending neither allocates nor causes page faults, so that recording does not affect the
/// measurements. Not thread-safe.
@safe
package final class FrameLog {
  /// The maximum number of samples.
  package let capacity: Int
  /// The number of recorded samples.
  package private(set) var count = 0
  private let storage: UnsafeMutableBufferPointer<FrameSample>

  /// - Precondition: `capacity` is not negative.
  package init(capacity: Int) {
    precondition(capacity >= 0, "the capacity is not negative")
    self.capacity = capacity
    // The buffer is owned by the log. Initializing every element also touches every page.
    unsafe storage = .allocate(capacity: capacity)
    unsafe storage.initialize(repeating: FrameSample())
  }

  deinit {
    // The pointer has not escaped, and samples are trivial.
    unsafe storage.deallocate()
  }

  /// Records one frame.
  ///
  /// - Precondition: The log is not full.
  /// - Complexity: O(1). Does not allocate.
  package func append(_ sample: FrameSample) {
    precondition(
      count < capacity, "the frame log is full: its capacity is the number of frames of all rounds")
    // count < capacity, and the buffer holds capacity samples.
    unsafe storage[count] = sample
    count += 1
  }

  /// Removes all samples.
  package func removeAll() { count = 0 }

  /// A copy of the recorded samples, the oldest first.
  package var samples: [FrameSample] {
    // The slice contains the `count` recorded samples.
    unsafe Array(storage[..<count])
  }
}
