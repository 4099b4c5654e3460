import Geometry

/// The pixels of a frame's off-screen passes, one after the other in memory that is reused between
/// frames.
@safe
final class PassBuffers {
  /// Owned: allocated in `reserve`, freed there and in `deinit`.
  private var storage = unsafe UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)
  private var starts: [Int] = []

  deinit { unsafe storage.deallocate() }

  /// Reserves memory for the passes of a frame and discards the previous contents.
  ///
  /// The storage grows to the next power of two and never shrinks.
  func reserve(_ passes: [DisplayList.Pass]) {
    starts.removeAll(keepingCapacity: true)
    var count = 0
    for pass in passes {
      starts.append(count)
      if pass.target == nil { count += pass.rect.area }
    }
    guard unsafe count > storage.count else { return }
    unsafe storage.deallocate()
    unsafe storage = UnsafeMutableBufferPointer.allocate(
      capacity: 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount))
    unsafe storage.initialize(repeating: 0)
  }

  /// The pixels of one of the passes, which are those of its target or of a buffer that is valid
  /// until the next call of ``reserve(_:)``.
  func unsafePixels(ofPass index: Int, of passes: [DisplayList.Pass]) -> UnsafeMutableBufferPointer<
    UInt32
  > {
    let pass = passes[index]
    if let target = pass.target { return unsafe target.unsafeTarget }
    let start = starts[index]
    return unsafe storage.extracting(start..<start + pass.rect.area)
  }
}
