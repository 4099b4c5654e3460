import CPNG
package import Geometry

extension PNGFile {
  /// Encodes an image, with an alpha channel only if a pixel is not opaque.
  ///
  /// - Parameter pixels: `size.area` premultiplied pixels. Channels above alpha are clamped to
  ///   alpha.
  /// - Precondition: The sides are 1 to ``largestSide`` pixels.
  /// - Throws: If libpng cannot allocate memory.
  package static func bytes(
    pixels: Span<UInt32>, size: PixelSize
  ) throws(ImageFileError) -> [UInt8] {
    let sides = 1...largestSide
    precondition(
      sides.contains(size.width) && sides.contains(size.height),
      "the sides of an image are 1 to \(largestSide) pixels")
    precondition(pixels.count == size.area, "the number of pixels matches the size of the image")
    let isOpaque = isOpaque(pixels)
    let channels = isOpaque ? colorBytes(pixels) : colorAndAlphaBytes(pixels)
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe image.width = png_uint_32(size.width)
    unsafe image.height = png_uint_32(size.height)
    unsafe image.format = isOpaque ? png_uint_32(PNG_FORMAT_RGB) : CPNG_FORMAT_RGBA
    // Compression level 3 without line filters: a 2732×2048 table took 62 ms (x86-64 at 2 GHz,
    // libpng 1.6.39), the default level 6 with filters 220 ms for a file 18 % larger. Level 1 was
    // 10 ms faster and level 4 35 ms slower, both with a larger file.
    unsafe image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    // The compressed size is at most slightly larger than the pixels plus a filter byte per line.
    var count = png_alloc_size_t(channels.count + size.height + channels.count / 100 + 4_096)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    // There are as many channels as format and sides imply (row stride 0: no padding). libpng
    // writes at most `count` bytes, updates `count`, and catches its own long jumps before the call
    // returns.
    guard unsafe png_image_write_to_memory(&image, &bytes, &count, 0, channels, 0, nil) != 0
    else {
      throw ImageFileError(
        path: "an image", reason: "cannot be encoded: \(unsafe message(of: image))")
    }
    return Array(bytes.prefix(Int(count)))
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
      let straight = PixelColor(premultiplied: pixels[index]).straight
      bytes[4 * index] = straight.red
      bytes[4 * index + 1] = straight.green
      bytes[4 * index + 2] = straight.blue
      bytes[4 * index + 3] = straight.alpha
    }
    return bytes
  }
}
