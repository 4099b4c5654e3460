import CPNG
package import Geometry

extension PNGFile {
  /// The bytes of an image's file, which ``write(pixels:size:to:)-(Span<UInt32>,_,_)`` would write.
  ///
  /// - Parameter pixels: `size.area` premultiplied pixels. A channel above alpha counts as alpha.
  /// - Throws: If there is no memory for it.
  package static func bytes(
    pixels: Span<UInt32>, size: PixelSize
  ) throws(ImageFileError) -> [UInt8] {
    let source = PNGSource(pixels, size)
    var image = unsafe source.image
    // A compressed image is at most a little longer than its pixels and a filter byte a line.
    var count = png_alloc_size_t(
      source.bytes.count + size.height + source.bytes.count / 100 + 4_096)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    // The source is as long as format and size say (row stride 0: no padding), libpng writes at most
    // `count` bytes and says how many, and catches its own long jumps before the call returns.
    guard unsafe png_image_write_to_memory(&image, &bytes, &count, 0, source.bytes, 0, nil) != 0
    else {
      throw ImageFileError(
        path: "an image", reason: "cannot be encoded: \(unsafe message(of: image))")
    }
    return Array(bytes.prefix(Int(count)))
  }
}
