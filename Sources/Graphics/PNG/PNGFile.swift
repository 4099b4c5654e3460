import CPNG
package import Geometry

/// Reading and writing images as PNG files with 8 bits per channel, in sRGB.
///
/// In memory, pixels are premultiplied native integers 0xAARRGGBB, line after line from the top. In
/// the file, alpha is straight, as the format requires; ``PixelColor`` defines the rounding, which
/// preserves every valid premultiplied pixel.
package enum PNGFile {
  /// The largest side that can be written or read, in pixels: it limits the memory that a damaged
  /// header can request.
  package static let largestSide = 16_384

  @unsafe static func message(of image: png_image) -> String {
    // Accesses only the bytes of the message, during the call.
    unsafe withUnsafeBytes(of: image.message) {
      unsafe String(decoding: $0.prefix(while: { $0 != 0 }), as: UTF8.self)
    }
  }
}

// Reading

extension PNGFile {
  /// Decodes a whole file of any depth and colour type; 16-bit channels are rounded to 8 bits.
  package static func image(
    in file: [UInt8], named path: String
  ) throws(ImageFileError) -> (size: PixelSize, pixels: [UInt32]) {
    guard file.starts(with: signature) else {
      throw ImageFileError(path: path, reason: "is not a PNG file: its first bytes are others")
    }
    guard isComplete(file) else {
      throw ImageFileError(path: path, reason: "is cut off: a PNG file ends with an IEND chunk")
    }

    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    // libpng retains both addresses from its first call to its last, which are inside these
    // closures.
    let decoded = unsafe withUnsafeMutablePointer(to: &image) { image in
      unsafe file.withUnsafeBytes { unsafe decode($0, image, path) }
    }
    let (size, bytes) = try decoded.get()
    let pixels = stride(from: 0, to: bytes.count, by: 4).map {
      PixelColor(
        red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3]
      ).premultiplied
    }
    return (size, pixels)
  }

  private typealias StraightImage = (size: PixelSize, bytes: [UInt8])

  /// Decodes a file into straight red, green, blue and alpha bytes per pixel.
  @unsafe private static func decode(
    _ file: UnsafeRawBufferPointer, _ image: UnsafeMutablePointer<png_image>, _ path: String
  ) -> Result<StraightImage, ImageFileError> {
    // Frees what `image` refers to; no effect if libpng has freed it after an error or at the end.
    defer { unsafe png_image_free(image) }
    // libpng catches its own long jumps before its calls return.
    guard unsafe png_image_begin_read_from_memory(image, file.baseAddress, file.count) != 0 else {
      return unsafe .failure(damaged(path, image.pointee))
    }
    let size = unsafe PixelSize(
      width: Int(image.pointee.width), height: Int(image.pointee.height))
    guard size.width <= largestSide && size.height <= largestSide else {
      let reason = "has \(size.width)×\(size.height) pixels; \(largestSide) a side is the most"
      return .failure(ImageFileError(path: path, reason: reason))
    }
    guard size.area / pixelsPerByte <= file.count else {
      let reason = "is damaged: \(file.count) bytes cannot hold \(size.width)×\(size.height) pixels"
      return .failure(ImageFileError(path: path, reason: reason))
    }
    unsafe image.pointee.format = CPNG_FORMAT_RGBA
    // Without this flag, 16-bit channels would be read as linear light.
    unsafe image.pointee.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    var bytes = [UInt8](repeating: 0, count: 4 * size.area)
    // The array has the four bytes per pixel that the format implies (row stride 0: no padding).
    guard unsafe png_image_finish_read(image, nil, &bytes, 0, nil) != 0 else {
      return unsafe .failure(damaged(path, image.pointee))
    }
    return .success((size, bytes))
  }

  @unsafe private static func damaged(_ path: String, _ image: png_image) -> ImageFileError {
    unsafe ImageFileError(path: path, reason: "is damaged: \(message(of: image))")
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The most pixels in a byte of a file: deflate compresses 1,032 bytes to one at most (zlib,
  /// technical details), and a byte holds eight pixels of two colours.
  private static let pixelsPerByte = 8 * 1_032

  /// Indicates whether the file goes on up to the IEND chunk; libpng itself stops after the last
  /// pixel.
  private static func isComplete(_ file: [UInt8]) -> Bool {
    var chunk = signature.count
    // A chunk consists of the length of its data (4 bytes, big endian), its name (4), the data and
    // a checksum (4).
    while file.count - chunk >= 12 {
      let length = file[chunk..<chunk + 4].reduce(0) { $0 << 8 | Int($1) }
      if file[chunk + 4..<chunk + 8].elementsEqual("IEND".utf8) { return true }
      chunk = min(chunk + 12 + length, file.count)
    }
    return false
  }
}

// Writing

extension PNGFile {
  /// Encodes an image, with an alpha channel only if a pixel is not opaque.
  ///
  /// - Parameter pixels: `size.area` premultiplied pixels. Channels above alpha are clamped to
  ///   alpha.
  /// - Precondition: The sides are 1 to ``largestSide`` pixels.
  package static func bytes(
    pixels: Span<UInt32>, size: PixelSize
  ) throws(ImageFileError) -> [UInt8] {
    let sides = 1...largestSide
    precondition(
      sides.contains(size.width) && sides.contains(size.height),
      "the sides of an image are 1 to \(largestSide) pixels")
    precondition(pixels.count == size.area, "the number of pixels matches the size of the image")
    var all = UInt32.max
    for index in pixels.indices { all &= pixels[index] }
    let isOpaque = all >> 24 == 0xFF
    let channels = channels(of: pixels, hasAlpha: !isOpaque)
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

  /// Returns the straight red, green and blue bytes of each pixel, and its alpha if there is any.
  private static func channels(of pixels: Span<UInt32>, hasAlpha: Bool) -> [UInt8] {
    let count = hasAlpha ? 4 : 3
    var bytes = [UInt8](repeating: 0, count: pixels.count * count)
    for index in pixels.indices {
      var pixel = pixels[index]
      if hasAlpha {
        let straight = PixelColor(premultiplied: pixel).straight
        bytes[count * index + 3] = straight.alpha
        pixel = UInt32(straight.red) << 16 | UInt32(straight.green) << 8 | UInt32(straight.blue)
      }
      bytes[count * index] = UInt8(truncatingIfNeeded: pixel >> 16)
      bytes[count * index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      bytes[count * index + 2] = UInt8(truncatingIfNeeded: pixel)
    }
    return bytes
  }
}

/// An image file that cannot be read or written; the description is a whole sentence.
package struct ImageFileError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// The rest of a sentence that starts with the path.
  package let reason: String

  package var description: String { "\(path) \(reason)" }
}
