package import Geometry

/// A display's worth of premultiplied pixels in memory, aligned to pages and touched when it is made.
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

  /// Gives write access to `count` pixels of a line from a column on.
  @inline(__always)
  package func withPixels<Result>(
    line y: Int, from x: Int, count: Int, _ body: (inout MutableSpan<UInt32>) -> Result
  ) -> Result {
    precondition((0..<size.height).contains(y), "line \(y) is not in the buffer")
    precondition(x >= 0 && count >= 0 && x + count <= size.width, "pixels lie outside of the line")
    let start = y * size.width + x
    // Within the buffer by the preconditions; the span ends with this call.
    var span = unsafe MutableSpan(_unsafeElements: pixels.extracting(start..<start + count))
    return body(&span)
  }

  /// Gives read access to all pixels, line after line.
  package func withAllPixels<Result>(_ body: (Span<UInt32>) throws -> Result) rethrows -> Result {
    try body(unsafe Span(_unsafeElements: UnsafeBufferPointer(pixels)))
  }
}
