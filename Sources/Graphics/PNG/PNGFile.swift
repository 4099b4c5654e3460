import CPNG

/// Reading and writing images as PNG files with 8 bits per channel, in sRGB.
///
/// In memory, pixels are premultiplied native integers 0xAARRGGBB, line after line from the top. In
/// the file, alpha is straight, as the format requires; ``PixelColor`` defines the rounding, which
/// preserves every valid premultiplied pixel.
package enum PNGFile {
  /// The largest width or height that can be written or read, in pixels.
  ///
  /// Limits the memory that a damaged header can request.
  package static let largestSide = 16_384

  /// Returns libpng's message about its last error.
  @unsafe static func message(of image: png_image) -> String {
    // Accesses only the bytes of the message, during the call.
    unsafe withUnsafeBytes(of: image.message) {
      unsafe String(decoding: $0.prefix(while: { $0 != 0 }), as: UTF8.self)
    }
  }
}
