import CPNG
package import Geometry
import Glibc

extension PNGFile {
  /// Writes an image, with alpha only if a pixel is not opaque.
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
    let source = PNGSource(pixels, size)
    if let kind = FileKind(path), kind != .file {
      throw ImageFileError(path: path, reason: "cannot be written: \(kind.reason)")
    }
    let name = temporarySibling(of: path)
    // The name is passed as a C string for the time of the call.
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
    // The bytes are as many as format and size say (row stride 0: no padding), and libpng keeps no
    // pointer to them. It catches its own long jumps before this call returns.
    let isEncoded = unsafe png_image_write_to_stdio(&image, stream, 0, source.bytes, 0, nil) != 0
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
