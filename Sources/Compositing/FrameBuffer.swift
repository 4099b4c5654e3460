package import Geometry

/// A display's worth of premultiplied pixels in memory, aligned to pages and touched when it is
/// made.
///
/// Lines follow one another without gaps, as a scan-out engine reads them.
@safe
package final class FrameBuffer {
  package let size: PixelSize
  private let pixels: UnsafeMutableBufferPointer<UInt32>

  /// - Precondition: Neither side is negative.
  package init(size: PixelSize) {
    precondition(size.width >= 0 && size.height >= 0, "a buffer's sides are not negative")
    self.size = size
    // Freed in deinit; bound to its element type for its whole life.
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: max(1, size.area) * 4, alignment: 4096)
    unsafe pixels = UnsafeMutableBufferPointer(
      start: bytes.bindMemory(to: UInt32.self, capacity: size.area), count: size.area)
    // Writing every page now keeps page faults out of the first frame.
    unsafe pixels.initialize(repeating: 0)
  }

  deinit { unsafe UnsafeMutableRawPointer(pixels.baseAddress)?.deallocate() }

  /// Gives write access to the pixels of a line.
  package func withLine<Result>(
    _ y: Int, _ body: (inout MutableSpan<UInt32>) -> Result
  ) -> Result {
    precondition((0..<size.height).contains(y), "line \(y) is not in the buffer")
    let start = y * size.width
    // Within the buffer by the precondition; the span ends with this call.
    var span = unsafe MutableSpan(_unsafeElements: pixels.extracting(start..<start + size.width))
    return body(&span)
  }

  /// All pixels, line after line; valid while the buffer lives.
  ///
  /// For engines, whose inner loops must not count references.
  var unsafePixels: UnsafeMutableBufferPointer<UInt32> { unsafe pixels }

  /// Gives read access to all pixels, line after line.
  package func withAllPixels<Result>(_ body: (Span<UInt32>) throws -> Result) rethrows -> Result {
    try body(unsafe Span(_unsafeElements: UnsafeBufferPointer(pixels)))
  }
}
