import CPNG
import Geometry

/// The input of libpng's encoder: the description of an image and its channels as bytes.
///
/// It has an alpha channel only if a pixel is not opaque.
@safe struct PNGSource {
  /// Format, size and flags; no pointer is set.
  let image: png_image
  /// The channels, without padding.
  let bytes: [UInt8]

  /// - Precondition: The sides are 1 to ``PNGFile/largestSide`` pixels, and there are `size.area`
  ///   premultiplied pixels. Channels above alpha are clamped to alpha.
  init(_ pixels: Span<UInt32>, _ size: PixelSize) {
    let sides = 1...PNGFile.largestSide
    precondition(
      sides.contains(size.width) && sides.contains(size.height),
      "the sides of an image are 1 to \(PNGFile.largestSide) pixels")
    precondition(pixels.count == size.area, "the number of pixels matches the size of the image")
    let isOpaque = Self.isOpaque(pixels)
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe image.width = png_uint_32(size.width)
    unsafe image.height = png_uint_32(size.height)
    unsafe image.format = isOpaque ? png_uint_32(PNG_FORMAT_RGB) : CPNG_FORMAT_RGBA
    // Compression level 3 without line filters: a 2732×2048 table took 62 ms (x86-64 at 2 GHz,
    // libpng 1.6.39), the default level 6 with filters 220 ms for a file 18 % larger. Level 1 was
    // 10 ms faster and level 4 35 ms slower, both with a larger file.
    unsafe image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    unsafe self.image = image
    bytes = isOpaque ? Self.colorBytes(pixels) : Self.colorAndAlphaBytes(pixels)
  }

  private static func isOpaque(_ pixels: Span<UInt32>) -> Bool {
    var all = UInt32.max
    for index in pixels.indices { all &= pixels[index] }
    return all >> 24 == 0xFF
  }

  /// Returns the red, green and blue bytes of each pixel.
  private static func colorBytes(_ pixels: Span<UInt32>) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 3)
    for index in pixels.indices {
      let pixel = pixels[index]
      bytes[3 * index] = UInt8(truncatingIfNeeded: pixel >> 16)
      bytes[3 * index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      bytes[3 * index + 2] = UInt8(truncatingIfNeeded: pixel)
    }
    return bytes
  }

  /// Returns the straight red, green and blue bytes and alpha of each pixel.
  private static func colorAndAlphaBytes(_ pixels: Span<UInt32>) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    for index in pixels.indices {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      bytes[4 * index] = UInt8(StraightAlpha.straight(pixel >> 16 & 0xFF, alpha: alpha))
      bytes[4 * index + 1] = UInt8(StraightAlpha.straight(pixel >> 8 & 0xFF, alpha: alpha))
      bytes[4 * index + 2] = UInt8(StraightAlpha.straight(pixel & 0xFF, alpha: alpha))
      bytes[4 * index + 3] = UInt8(alpha)
    }
    return bytes
  }
}
