/// Frames in their order, cut into at most so many buckets of nearly equal size.
///
/// This is how a long pass becomes a chart: what is drawn of a bucket is its worst, so that nothing
/// rare is lost.
package struct Buckets: Equatable, Sendable {
  /// The frames that are cut.
  package let frames: Int
  /// The number of buckets: `frames` if they are few enough.
  package let count: Int

  /// - Precondition: Neither is below 1.
  package init(of frames: Int, atMost most: Int) {
    precondition(frames > 0 && most > 0, "at least one frame goes into at least one bucket")
    self.frames = frames
    count = min(frames, most)
  }

  /// The frames of a bucket.
  package subscript(bucket: Int) -> Range<Int> {
    precondition((0..<count).contains(bucket), "there is no bucket \(bucket)")
    return start(bucket)..<start(bucket + 1)
  }

  /// Whether buckets hold more than one frame.
  package var isReduced: Bool { count < frames }

  private func start(_ bucket: Int) -> Int {
    let (whole, rest) = frames.quotientAndRemainder(dividingBy: count)
    return bucket * whole + bucket * rest / count
  }
}
