/// How much of each pixel the ink of a line of text covers: 0 nothing, 255 all of it.
///
/// A value keeps its storage when it is drawn into again, and grows it only for a larger picture
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

  /// Whether there is no pixel.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Makes it a picture of the given size without ink.
  mutating func clear(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: repeatElement(0, count: width * height))
  }

  /// Lends the pixels for drawing into them.
  mutating func withPixels(_ body: (inout MutableSpan<UInt8>) -> Void) {
    var pixels = bytes.mutableSpan
    body(&pixels)
  }
}
