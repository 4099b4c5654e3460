import CPNG
package import Geometry
import Glibc

extension PNGFile {
  /// Writes a picture, with alpha only if a pixel is not opaque.
  ///
  /// The file appears whole or not at all: it is written under another name in the same folder,
  /// then renamed, which replaces an earlier file.
  ///
  /// - Parameter pixels: `size.area` premultiplied pixels. A channel above alpha counts as alpha.
  /// - Throws: If the folder is missing or not writable, the disk is full, or `path` is anything
  ///   but a file.
  package static func write(
    pixels: Span<UInt32>, size: PixelSize, to path: String
  ) throws(ImageFileError) {
    requireSize(size, of: pixels)
    if let kind = FileKind(path), kind != .file {
      throw ImageFileError(path: path, reason: "cannot be written: \(kind.reason)")
    }
    let name = temporarySibling(of: path)
    // The name is passed as a C string for the time of the call.
    let descriptor = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, errno) }
    do throws(ImageFileError) {
      try encode(pixels, size, into: descriptor, path)
      // As above.
      guard unsafe rename(name, path) == 0 else { throw failure(path, errno) }
    } catch {
      unsafe unlink(name)
      throw error
    }
  }

  /// Writes a picture held in an array.
  package static func write(
    pixels: [UInt32], size: PixelSize, to path: String
  ) throws(ImageFileError) {
    try write(pixels: pixels.span, size: size, to: path)
  }

  /// Encodes into an open file and closes it.
  private static func encode(
    _ pixels: Span<UInt32>, _ size: PixelSize, into descriptor: CInt, _ path: String
  ) throws(ImageFileError) {
    guard let stream = unsafe fdopen(descriptor, "wb") else {
      let reason = errno
      close(descriptor)
      throw failure(path, reason)
    }
    let (form, bytes) = unsafe source(pixels, size)
    var image = unsafe form
    errno = 0
    // The bytes are as many as format and size say (row stride 0: no padding), and libpng keeps no
    // pointer to them. It catches its own long jumps before this call returns.
    let isEncoded = unsafe png_image_write_to_stdio(&image, stream, 0, bytes, 0, nil) != 0
    var code = isEncoded ? 0 : errno
    // The stream is open, and is not used again. Closing it writes the rest.
    if unsafe fclose(stream) != 0 && isEncoded { code = errno }
    guard isEncoded && code == 0 else {
      let reason = code == 0 ? unsafe message(of: image) : text(of: code)
      throw ImageFileError(path: path, reason: "cannot be written: \(reason)")
    }
  }
}

extension PNGFile {
  static func requireSize(_ size: PixelSize, of pixels: Span<UInt32>) {
    precondition(
      (1...largestSide).contains(size.width) && (1...largestSide).contains(size.height),
      "the sides of a picture are 1 to \(largestSide) pixels")
    precondition(pixels.count == size.area, "a picture has as many pixels as its size says")
  }

  /// What libpng encodes: the form of a picture's bytes, and the bytes.
  @unsafe static func source(
    _ pixels: Span<UInt32>, _ size: PixelSize
  ) -> (form: png_image, bytes: [UInt8]) {
    let isOpaque = isOpaque(pixels)
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe image.width = png_uint_32(size.width)
    unsafe image.height = png_uint_32(size.height)
    unsafe image.format = isOpaque ? png_uint_32(PNG_FORMAT_RGB) : CPNG_FORMAT_RGBA
    // Compression level 3 without line filters: a 2732×2048 table took 62 ms (x86-64 at 2 GHz,
    // libpng 1.6.39), the default level 6 with filters 220 ms for a file 18 % larger; level 1 was
    // 10 ms faster, level 4 35 ms slower, and both made a larger file too.
    unsafe image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    return unsafe (image, isOpaque ? colorBytes(pixels) : colorAndAlphaBytes(pixels))
  }

  private static func isOpaque(_ pixels: Span<UInt32>) -> Bool {
    var all = UInt32.max
    for index in pixels.indices { all &= pixels[index] }
    return all >> 24 == 0xFF
  }

  /// Red, green, blue of each pixel.
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

  /// Red, green, blue, not multiplied, and alpha of each pixel.
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

  /// A name in the folder of `path` that no other writer takes.
  private static func temporarySibling(of path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(folder).scrollbench-\(number).partial"
  }

  private static func failure(_ path: String, _ code: CInt) -> ImageFileError {
    if code == ENOENT || code == ENOTDIR {
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      return ImageFileError(
        path: path, reason: "cannot be written: there is no folder \(folder)")
    }
    return ImageFileError(path: path, reason: "cannot be written: \(text(of: code))")
  }
}
