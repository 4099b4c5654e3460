#if Pixman
  import CPixman
  import Geometry

  /// Pixels that pixman draws on: a frame buffer, or that of an off-screen pass.
  @safe
  struct PixmanCanvas: ~Copyable {
    private let image: PixmanImage
    private let pixels: UnsafeMutablePointer<UInt32>?
    /// The canvas's place on the display.
    private let place: PixelRect

    /// - Parameter pixels: `place.area` of them, which nobody else touches while the canvas lives.
    @unsafe
    init(_ pixels: UnsafeMutableBufferPointer<UInt32>, at place: PixelRect) {
      precondition(pixels.count >= place.area, "a canvas has a pixel for each of its places")
      self.place = place
      unsafe self.pixels = pixels.baseAddress
      unsafe image = PixmanImage(pixels.baseAddress, width: place.width, height: place.height)
    }

    /// Writes one pixel everywhere in a rectangle.
    func fill(_ rect: PixelRect, with pixel: UInt32) {
      check(rect)
      guard let pixels = unsafe pixels else { return }
      // pixman_fill clips nothing; the rectangle is within the canvas.
      let isDone = unsafe pixman_fill(
        pixels, CInt(place.width), 32, CInt(rect.x - place.x), CInt(rect.y - place.y),
        CInt(rect.width), CInt(rect.height), pixel)
      precondition(isDone != 0, "pixman fills pixels of 32 bits")
    }

    /// Lets pixman combine a source, perhaps through a mask, with a rectangle.
    ///
    /// - Parameters:
    ///   - x, y: The source's pixel that falls on the rectangle's upper left corner.
    ///   - maskX, maskY: The mask's.
    @unsafe
    func combine(
      _ operation: pixman_op_t, _ source: OpaquePointer, x: Int = 0, y: Int = 0,
      through mask: OpaquePointer? = nil, maskX: Int = 0, maskY: Int = 0, in rect: PixelRect
    ) {
      check(rect)
      unsafe pixman_image_composite32(
        operation, source, mask, image.reference, CInt(x), CInt(y), CInt(maskX), CInt(maskY),
        CInt(rect.x - place.x), CInt(rect.y - place.y), CInt(rect.width), CInt(rect.height))
    }

    private func check(_ rect: PixelRect) {
      precondition(rect.intersection(place) == rect, "what is drawn lies on the canvas")
    }
  }
#endif
