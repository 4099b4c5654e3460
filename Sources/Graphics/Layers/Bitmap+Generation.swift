import Synchronization

/// The bitmaps that the process has made so far.
private let bitmapsMade = Atomic<Int>(0)

extension Bitmap {
  /// The pixels of one bitmap between two writes: equal generations have equal pixels and sides.
  ///
  /// No other bitmap of the process ever has one of its generations, even one that is made where it
  /// has lain.
  package struct Generation: Equatable, Sendable {
    /// The bitmap's number in the process.
    package let bitmap: Int
    /// The times that write access was given.
    package internal(set) var writes = 0

    init() { bitmap = bitmapsMade.add(1, ordering: .relaxed).newValue }
  }
}
