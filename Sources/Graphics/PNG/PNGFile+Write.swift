import CPNG
package import Geometry
import Glibc

extension PNGFile {
  /// Writes an image, with an alpha channel only if a pixel is not opaque.
  ///
  /// The file is written under a temporary name in the same folder and renamed, so that it appears
  /// complete or not at all and replaces an existing file.
  ///
  /// - Parameter pixels: `size.area` premultiplied pixels. Channels above alpha are clamped to
  ///   alpha.
  /// - Throws: If the folder does not exist or is not writable, the disk is full, or `path` is not
  ///   a regular file.
  package static func write(
    pixels: Span<UInt32>, size: PixelSize, to path: String
  ) throws(ImageFileError) {
    let source = PNGSource(pixels, size)
    if let kind = FileKind(path), kind != .file {
      throw ImageFileError(path: path, reason: "cannot be written: \(kind.reason)")
    }
    let name = temporarySibling(of: path)
    // The name is passed as a C string for the duration of the call.
    let descriptor = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, errno) }
    do throws(ImageFileError) {
      try encode(source, into: descriptor, path)
      // As above.
      guard unsafe rename(name, path) == 0 else { throw failure(path, errno) }
    } catch {
      unsafe unlink(name)
      throw error
    }
  }

  /// Writes an image held in an array.
  package static func write(
    pixels: [UInt32], size: PixelSize, to path: String
  ) throws(ImageFileError) {
    try write(pixels: pixels.span, size: size, to: path)
  }

  /// Encodes into an open file and closes it.
  private static func encode(
    _ source: PNGSource, into descriptor: CInt, _ path: String
  ) throws(ImageFileError) {
    guard let stream = unsafe fdopen(descriptor, "wb") else {
      let reason = errno
      close(descriptor)
      throw failure(path, reason)
    }
    var image = unsafe source.image
    errno = 0
    // The size of the source is what format and sides imply (row stride 0: no padding), and libpng
    // retains no pointer to it and catches its own long jumps before the call returns.
    let isEncoded = unsafe png_image_write_to_stdio(&image, stream, 0, source.bytes, 0, nil) != 0
    var code = isEncoded ? 0 : errno
    // The stream is open and not used again. Closing it writes buffered data.
    if unsafe fclose(stream) != 0 && isEncoded { code = errno }
    guard isEncoded && code == 0 else {
      let reason = code == 0 ? unsafe message(of: image) : text(of: code)
      throw ImageFileError(path: path, reason: "cannot be written: \(reason)")
    }
  }
}

extension PNGFile {
  /// Returns a unique file name in the folder of `path`.
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

extension PNGFile {
  /// Encodes an image as ``write(pixels:size:to:)-(Span<UInt32>,_,_)`` does and returns the bytes.
  ///
  /// - Parameter pixels: `size.area` premultiplied pixels. Channels above alpha are clamped to
  ///   alpha.
  /// - Throws: If libpng cannot allocate memory.
  package static func bytes(
    pixels: Span<UInt32>, size: PixelSize
  ) throws(ImageFileError) -> [UInt8] {
    let source = PNGSource(pixels, size)
    var image = unsafe source.image
    // The compressed size is at most slightly larger than the pixels plus a filter byte per line.
    var count = png_alloc_size_t(
      source.bytes.count + size.height + source.bytes.count / 100 + 4_096)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    // The source has the size that format and sides imply (row stride 0: no padding). libpng writes
    // at most `count` bytes, updates `count`, and catches its own long jumps before the call
    // returns.
    guard unsafe png_image_write_to_memory(&image, &bytes, &count, 0, source.bytes, 0, nil) != 0
    else {
      throw ImageFileError(
        path: "an image", reason: "cannot be encoded: \(unsafe message(of: image))")
    }
    return Array(bytes.prefix(Int(count)))
  }
}
