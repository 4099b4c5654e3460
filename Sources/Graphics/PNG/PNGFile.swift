import CPNG
import Glibc

/// Images as PNG files: 8 bits a channel, sRGB.
///
/// Pixels are premultiplied, 0xAARRGGBB as a native integer, line after line from the top. In the
/// file alpha is straight, as the format demands; `StraightAlpha` says how it rounds, and that
/// every valid premultiplied pixel comes back as it was.
package enum PNGFile {
  /// The largest width or height that is written or read, in pixels.
  ///
  /// Keeps a damaged header from asking for memory that no image of a display needs.
  package static let largestSide = 16_384
}

extension PNGFile {
  /// What libpng says about its last failure.
  @unsafe static func message(of image: png_image) -> String {
    // Only the bytes of the message itself are looked at, and only within the call.
    unsafe withUnsafeBytes(of: image.message) {
      unsafe String(decoding: $0.prefix(while: { $0 != 0 }), as: UTF8.self)
    }
  }

  /// What the system says about one of its error codes.
  static func text(of code: CInt) -> String {
    // The text is copied before this thread can ask for another.
    unsafe String(cString: strerror(code))
  }
}
