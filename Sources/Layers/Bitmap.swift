/// A picture of premultiplied pixels that layers show, shared by as many of them as hold it.
///
///     let dot = Bitmap(width: 1, height: 1)
///     dot.withLine(0) { $0[0] = PixelColor.black.premultiplied }
///
/// Pixels are 32 bits, `0xAARRGGBB`, in lines without gaps; a new bitmap is transparent. Its storage
/// can be larger than its picture: ``resize(width:height:)`` keeps it where it suffices.
public final class Bitmap {
  public private(set) var width: Int
  public private(set) var height: Int
  private var storage: [UInt32]

  /// - Precondition: Neither side is negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides are not negative")
    self.width = width
    self.height = height
    storage = [UInt32](repeating: 0, count: width * height)
  }

  /// The bytes that the picture's storage takes up.
  public var byteCount: Int { storage.count * MemoryLayout<UInt32>.stride }

  /// Changes the sides; every pixel is undefined afterwards.
  ///
  /// Storage grows to the next power of two when it is too small and never shrinks, so that sizes that
  /// vary within a bound soon allocate nothing.
  public func resize(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides are not negative")
    let count = width * height
    if count > storage.count {
      storage = [UInt32](repeating: 0, count: 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount))
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
    let start = y * width
    return unsafe storage.withUnsafeMutableBufferPointer {
      // The line lies within the storage: start + width ≤ height × width ≤ count.
      var line = unsafe MutableSpan(_unsafeElements: $0.extracting(start..<start + width))
      return body(&line)
    }
  }

  /// Gives read access to `count` pixels of a line from a column on.
  @inline(__always)
  package func withPixels<Result>(
    line y: Int, from x: Int, count: Int, _ body: (Span<UInt32>) -> Result
  ) -> Result {
    precondition((0..<height).contains(y), "line \(y) is not in a bitmap \(height) px high")
    precondition(x >= 0 && count >= 0 && x + count <= width, "pixels lie outside of the line")
    let start = y * width + x
    return unsafe storage.withUnsafeBufferPointer {
      body(unsafe Span(_unsafeElements: $0.extracting(start..<start + count)))
    }
  }
}
