import CPNG
package import Geometry

extension PNGFile {
  /// Encodes an image, with an alpha channel only if a pixel is not opaque.
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
