package import RunRecords

/// The samples of a series' frames, in memory that is set aside and touched before the first frame.
///
/// Appending allocates nothing and meets no page fault, so that recording leaves no trace in what
/// is recorded. Not for use by two threads at once.
@safe
package final class FrameLog {
  /// The number of samples that fit.
  package let capacity: Int
  /// The number of samples recorded.
  package private(set) var count = 0
  private let storage: UnsafeMutableBufferPointer<FrameSample>

  /// - Precondition: `capacity` is not negative.
  package init(capacity: Int) {
    precondition(capacity >= 0, "a log's capacity is not negative")
    self.capacity = capacity
    // The log owns the buffer until it goes; every element holds a sample from here on, which also
    // touches each page.
    unsafe storage = .allocate(capacity: capacity)
    unsafe storage.initialize(repeating: FrameSample())
  }

  deinit {
    // Nobody else has the address, and samples are trivial: there is nothing to destroy.
    unsafe storage.deallocate()
  }

  /// Records one frame.
  ///
  /// - Precondition: The log is not full.
  /// - Complexity: O(1). Allocates nothing.
  package func append(_ sample: FrameSample) {
    precondition(
      count < capacity, "the frame log is full: its capacity is the frames of all rounds")
    // count < capacity, and the buffer holds capacity samples.
    unsafe storage[count] = sample
    count += 1
  }

  /// Forgets all samples but the oldest, whose place others then take.
  ///
  /// - Precondition: There are at least so many.
  package func keepFirst(_ count: Int) {
    precondition((0...self.count).contains(count), "a log keeps no more samples than it has")
    self.count = count
  }

  /// A copy of the samples recorded so far, the oldest first.
  package var samples: [FrameSample] {
    // The slice holds the `count` samples that were written; the copy outlives the buffer.
    unsafe Array(storage[..<count])
  }
}
