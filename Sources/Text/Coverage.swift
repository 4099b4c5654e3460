import CPango

/// The coverage of an image's pixels by the glyphs of a text: 0 for none to 255 for full coverage.
///
/// Drawing into a value again reuses its storage, which grows only for the largest image so far, so
/// that redrawing does not allocate in the steady state. Copies share storage until one of them is
/// drawn into.
package struct Coverage: Equatable, Sendable {
  package private(set) var width = 0
  package private(set) var height = 0
  /// `width` × `height` values, line by line from the top, without padding.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  package var isEmpty: Bool { bytes.isEmpty }

  mutating func clear(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: repeatElement(0, count: width * height))
  }

  /// Reuses this value's storage, unlike an assignment.
  mutating func copy(_ other: Coverage) {
    width = other.width
    height = other.height
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: other.bytes)
  }

  /// Does not call `body` if the image is empty.
  mutating func withBitmap(_ body: (inout FT_Bitmap) -> Void) {
    guard !isEmpty else { return }
    let (width, height) = (UInt32(width), UInt32(height))
    var pixels = bytes.mutableSpan
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      // The bitmap covers exactly the bytes of the buffer and does not outlive them.
      var bitmap = unsafe FT_Bitmap()
      unsafe bitmap.width = width
      unsafe bitmap.rows = height
      unsafe bitmap.pitch = Int32(width)
      unsafe bitmap.buffer = buffer.baseAddress
      unsafe bitmap.num_grays = 256
      unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      unsafe body(&bitmap)
    }
  }
}
