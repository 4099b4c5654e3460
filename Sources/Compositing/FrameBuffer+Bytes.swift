import Geometry
import Glibc

extension FrameBuffer {
  /// Gives write access to the bytes of all pixels, for calls of the C library.
  ///
  /// - Parameter body: Must not keep the address.
  package func withUnsafeBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result
  {
    // Valid while the buffer lives, which this call outlasts.
    unsafe body(UnsafeMutableRawBufferPointer(unsafePixels))
  }

  /// Where an image differs from another one of its size: the number of pixels and the first of
  /// them; `nil` if it does not.
  package func difference(from other: FrameBuffer) -> (count: Int, x: Int, y: Int)? {
    precondition(size == other.size, "images of one size are compared")
    guard !hasBytes(of: other) else { return nil }
    return withAllPixels { mine in
      other.withAllPixels { others in
        var found: (count: Int, first: Int)?
        for index in mine.indices where mine[index] != others[index] {
          found = ((found?.count ?? 0) + 1, found?.first ?? index)
        }
        return found.map { ($0.count, $0.first % size.width, $0.first / size.width) }
      }
    }
  }

  /// Whether a buffer of the same size has the same bytes, which is told sooner than where it has
  /// not.
  private func hasBytes(of other: FrameBuffer) -> Bool {
    // Both have as many bytes as the first, and no address is kept.
    unsafe withUnsafeBytes { mine in
      unsafe other.withUnsafeBytes { others in
        guard let mine = mine.baseAddress, let others = others.baseAddress else { return true }
        return unsafe memcmp(mine, others, size.area * MemoryLayout<UInt32>.stride) == 0
      }
    }
  }
}
