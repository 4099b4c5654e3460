import Geometry
import Graphics

/// The pixels of a frame's off-screen passes, one after the other in memory that is reused between
/// frames, and the sums of those that are blurred.
@safe
final class PassBuffers {
  /// Owned: allocated in `reserve`, freed there and in `deinit`.
  private var storage = unsafe UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)
  /// Owned, as the storage.
  private var sums = unsafe UnsafeMutableBufferPointer<UInt16>(start: nil, count: 0)
  private var starts: [(pixels: Int, sums: Int)] = []

  deinit {
    unsafe storage.deallocate()
    unsafe sums.deallocate()
  }

  /// Discards the previous contents; the storage grows to the next power of two and never shrinks.
  func reserve(_ passes: [DisplayList.Pass]) {
    starts.removeAll(keepingCapacity: true)
    var (pixelCount, sumCount) = (0, 0)
    for pass in passes {
      starts.append((pixelCount, sumCount))
      if pass.target == nil { pixelCount += pass.rect.area }
      if pass.shadow != nil { sumCount += pass.rect.area }
    }
    unsafe Self.grow(&storage, to: pixelCount)
    unsafe Self.grow(&sums, to: sumCount)
  }

  private static func grow<Element: FixedWidthInteger>(
    _ storage: inout UnsafeMutableBufferPointer<Element>, to count: Int
  ) {
    guard count > storage.count else { return }
    unsafe storage.deallocate()
    unsafe storage = UnsafeMutableBufferPointer.allocate(
      capacity: 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount))
    unsafe storage.initialize(repeating: 0)
  }

  /// The pixels of the pass's target, or of a buffer that is valid until the next call of
  /// ``reserve(_:)``.
  func unsafePixels(ofPass index: Int, of passes: [DisplayList.Pass]) -> UnsafeMutableBufferPointer<
    UInt32
  > {
    let pass = passes[index]
    if let target = pass.target { return unsafe target.unsafeTarget }
    let start = starts[index].pixels
    return unsafe storage.extracting(start..<start + pass.rect.area)
  }

  /// Valid until the next call of ``reserve(_:)``; `nil` if the pass has no shadow.
  func shadowPainter(ofPass index: Int, of passes: [DisplayList.Pass]) -> ShadowPainter? {
    let pass = passes[index]
    guard let shadow = pass.shadow else { return nil }
    let start = starts[index].sums
    return unsafe ShadowPainter(
      unsafePixels(ofPass: index, of: passes),
      sums: sums.extracting(start..<start + pass.rect.area), size: pass.rect.size,
      kernel: shadow.kernel, color: shadow.color)
  }
}
