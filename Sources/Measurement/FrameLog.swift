package import RunData

/// The samples of a series of frames, in memory that is allocated and touched before the first
/// frame.
///
/// Appending neither allocates nor causes page faults, so that recording does not affect the
/// measurements. Not thread-safe.
package final class FrameLog {
  package private(set) var count = 0
  private var storage: [FrameSample]

  /// - Precondition: `capacity` is not negative.
  package init(capacity: Int) {
    // Also touches every page.
    storage = Array(repeating: FrameSample(), count: capacity)
  }

  /// - Precondition: The log is not full.
  package func append(_ sample: FrameSample) {
    precondition(
      count < storage.count,
      "the frame log is full: its capacity is the number of frames of all rounds")
    storage[count] = sample
    count += 1
  }
  package func removeAll() { count = 0 }

  /// A copy, the oldest sample first.
  package var samples: [FrameSample] {
    // An array of all of them would share the storage, which the next frame would then copy.
    storage[..<count].map(\.self)
  }
}
