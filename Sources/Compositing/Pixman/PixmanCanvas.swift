#if Pixman
  import CPixman
  import Geometry

  /// The pixels that pixman draws on: those of a frame buffer or an off-screen pass.
  @safe
  struct PixmanCanvas: ~Copyable {
    private let image: PixmanImage
    private let pixels: UnsafeMutablePointer<UInt32>?
    private let frame: PixelRect

    /// - Parameter pixels: `frame.area` pixels, not accessed otherwise while the canvas is alive.
    @unsafe
    init(_ pixels: UnsafeMutableBufferPointer<UInt32>, at frame: PixelRect) {
      precondition(pixels.count >= frame.area, "a canvas has a pixel for each position")
      self.frame = frame
      unsafe self.pixels = pixels.baseAddress
      unsafe image = PixmanImage(pixels.baseAddress, width: frame.width, height: frame.height)
    }

    func fill(_ rect: PixelRect, with pixel: UInt32) {
      check(rect)
      guard let pixels = unsafe pixels else { return }
      // pixman_fill does not clip; the rectangle is within the canvas.
      let isDone = unsafe pixman_fill(
        pixels, CInt(frame.width), 32, CInt(rect.x - frame.x), CInt(rect.y - frame.y),
        CInt(rect.width), CInt(rect.height), pixel)
      precondition(isDone != 0, "pixman fills pixels of 32 bits")
    }

    /// - Parameters:
    ///   - x, y: The source's pixel at the rectangle's top left corner.
    ///   - maskX, maskY: The mask's pixel at that corner.
    @unsafe
    func combine(
      _ operation: pixman_op_t, _ source: OpaquePointer, x: Int = 0, y: Int = 0,
      through mask: OpaquePointer? = nil, maskX: Int = 0, maskY: Int = 0, in rect: PixelRect
    ) {
      check(rect)
      unsafe pixman_image_composite32(
        operation, source, mask, image.reference, CInt(x), CInt(y), CInt(maskX), CInt(maskY),
        CInt(rect.x - frame.x), CInt(rect.y - frame.y), CInt(rect.width), CInt(rect.height))
    }

    private func check(_ rect: PixelRect) {
      precondition(rect.intersection(frame) == rect, "the rectangle lies inside the canvas")
    }
  }
#endif
