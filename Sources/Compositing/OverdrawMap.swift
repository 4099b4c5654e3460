package import Geometry

/// How often a draw list writes and blends each pixel of a display: a picture of the work.
///
/// Counted item by item as a painter draws them. White is a pixel that nothing touches; each opaque
/// write darkens it towards grey, each blend turns it redder.
package struct OverdrawMap {
  package let display: PixelSize
  /// Opaque writes of each pixel, line after line.
  package private(set) var writes: [UInt8]
  /// Blends of each pixel.
  package private(set) var blends: [UInt8]

  /// - Complexity: O(*n*) in the number of pixels touched.
  package init(_ list: borrowing DrawList, display: PixelSize) {
    self.display = display
    writes = [UInt8](repeating: 0, count: display.area)
    blends = [UInt8](repeating: 0, count: display.area)
    for item in list.items {
      for y in item.rect.y..<item.rect.maxY {
        for index in y * display.width + item.rect.x..<y * display.width + item.rect.maxX {
          if item.isOpaque {
            writes[index] &+= writes[index] < 255 ? 1 : 0
          } else {
            blends[index] &+= blends[index] < 255 ? 1 : 0
          }
        }
      }
    }
  }

  /// Draws the map: 40 levels darker for a write, 90 levels less green and blue for a blend.
  ///
  /// - Precondition: The buffer is as large as the display.
  package func draw(into buffer: FrameBuffer) {
    precondition(buffer.size == display, "a map is drawn on its own display")
    for y in 0..<display.height {
      buffer.withLine(y) { line in
        for x in 0..<display.width {
          let index = y * display.width + x
          let red = max(0, 255 - 40 * Int(writes[index]))
          let other = max(0, red - 90 * Int(blends[index]))
          line[x] = 0xFF00_0000 | UInt32(red) << 16 | UInt32(other) << 8 | UInt32(other)
        }
      }
    }
  }
}
