import CPango

/// How much of each pixel the ink of a text covers: 0 nothing, 255 all of it.
///
/// A value keeps its storage when it is drawn into again, and grows it only for a larger image
/// than it ever held, so that redrawing allocates nothing in the steady state. A copy shares the
/// storage until one of the two is drawn into.
package struct Coverage: Equatable, Sendable {
  /// In pixels.
  package private(set) var width = 0
  /// In pixels.
  package private(set) var height = 0
  /// `width` × `height` values, line by line from the top, nothing between the lines.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// An image without pixels that can take on so many without new storage.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Whether there is no pixel.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Makes it an image of the given size without ink.
  mutating func clear(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: repeatElement(0, count: width * height))
  }

  /// Takes on another image, in its own storage where that suffices.
  mutating func copy(_ other: Coverage) {
    width = other.width
    height = other.height
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: other.bytes)
  }

  /// Lends the pixels as a bitmap of grey values to draw into; does nothing if there are none.
  mutating func withBitmap(_ body: (inout FT_Bitmap) -> Void) {
    guard !isEmpty else { return }
    let (width, height) = (UInt32(width), UInt32(height))
    var pixels = bytes.mutableSpan
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      // The bitmap describes exactly the bytes of the buffer, and is gone when they are.
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
