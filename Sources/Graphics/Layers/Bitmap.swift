/// An image of premultiplied pixels that layers show, shared by as many of them as hold it.
///
///     let dot = Bitmap(width: 1, height: 1)
///     dot.withLine(0) { $0[0] = PixelColor.black.premultiplied }
///
/// Pixels are 32 bits, `0xAARRGGBB`, in lines without gaps; a new bitmap is transparent. Its
/// storage can be larger than its image: ``resize(width:height:)`` keeps it where it suffices.
@safe
public final class Bitmap {
  public private(set) var width: Int
  public private(set) var height: Int
  /// Whether pixels were written since a commit last took note of it.
  private var isChanged = true
  /// What tells these pixels from those of any other time and of any other bitmap.
  package private(set) var generation = Generation()
  /// Owned by the bitmap: allocated here alone, freed in `resize` and `deinit`, always initialised.
  private var storage: UnsafeMutableBufferPointer<UInt32>

  /// - Precondition: Neither side is negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides are not negative")
    self.width = width
    self.height = height
    unsafe storage = Self.allocate(width * height)
  }

  deinit { unsafe storage.deallocate() }

  /// The bytes that the image's storage takes up.
  public var byteCount: Int { unsafe storage.count * MemoryLayout<UInt32>.stride }

  /// Changes the sides; every pixel is undefined afterwards.
  ///
  /// Storage grows to the next power of two when it is too small and never shrinks, so that sizes
  /// that vary within a bound soon allocate nothing.
  public func resize(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides are not negative")
    noteChange()
    let count = width * height
    if unsafe count > storage.count {
      unsafe storage.deallocate()
      unsafe storage = Self.allocate(1 << (Int.bitWidth - (count - 1).leadingZeroBitCount))
    }
    self.width = width
    self.height = height
  }

  /// Gives write access to the `width` pixels of a line, 0 at the top.
  @inline(__always)
  public func withLine<Result>(
    _ y: Int, _ body: (inout MutableSpan<UInt32>) -> Result
  ) -> Result {
    precondition((0..<height).contains(y), "line \(y) is not in a bitmap \(height) px high")
    noteChange()
    let start = y * width
    // The line lies within the storage: start + width ≤ height × width ≤ count.
    var line = unsafe MutableSpan(_unsafeElements: storage.extracting(start..<start + width))
    return body(&line)
  }

  @inline(__always)
  private func noteChange() {
    isChanged = true
    generation.writes &+= 1
  }

  /// Takes note that the image is shown, and says how many bytes of it were made or changed since
  /// that was last done: all of them, or none.
  package func takeChangedBytes() -> Int {
    defer { isChanged = false }
    return isChanged ? width * height * MemoryLayout<UInt32>.stride : 0
  }

  /// The address of the first pixel, valid until the bitmap is resized or freed.
  ///
  /// For a compositor, which holds the bitmap while it reads `width` × `height` pixels.
  package var unsafePixels: UnsafePointer<UInt32>? { unsafe UnsafePointer(storage.baseAddress) }

  private static func allocate(_ count: Int) -> UnsafeMutableBufferPointer<UInt32> {
    let storage = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: count)
    unsafe storage.initialize(repeating: 0)
    return unsafe storage
  }
}
