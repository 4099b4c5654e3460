import Geometry

extension FrameBuffer {
  /// Gives write access to the bytes of all pixels, for calls of the C library.
  ///
  /// - Parameter body: Must not keep the address.
  package func withUnsafeBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result
  {
    // Valid while the buffer lives, which this call outlasts.
    unsafe body(UnsafeMutableRawBufferPointer(unsafePixels))
  }

  /// Where a picture differs from another one of its size: the number of pixels and the first of
  /// them; `nil` if it does not.
  package func difference(from other: FrameBuffer) -> (count: Int, x: Int, y: Int)? {
    precondition(size == other.size, "pictures of one size are compared")
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
}
