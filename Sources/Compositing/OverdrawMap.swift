package import Geometry

/// How often a draw list writes and blends each pixel of a display: an image of the work.
///
/// Counted item by item as a painter draws them. The darker a pixel of the image, the more often
/// it is touched: written or blended. It is red if a blend is among that, else grey.
package struct OverdrawMap {
  package let display: PixelSize
  /// Opaque writes of each pixel, line after line; 255 stands for any more.
  package private(set) var writes: [UInt8]
  /// Blends of each pixel; 255 stands for any more.
  package private(set) var blends: [UInt8]
  /// Opaque px: all writes together.
  package private(set) var opaqueCount = 0
  /// Blended px: all blends together.
  package private(set) var blendedCount = 0

  /// - Complexity: O(*n*) in the number of pixels touched.
  package init(_ list: borrowing DisplayList, display: PixelSize) {
    self.display = display
    writes = [UInt8](repeating: 0, count: display.area)
    blends = [UInt8](repeating: 0, count: display.area)
    for item in list.items {
      if item.isOpaque { opaqueCount += item.rect.area } else { blendedCount += item.rect.area }
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

  /// Touched px ÷ display px; 0 if the display has none.
  package var overdraw: Double { share(opaqueCount + blendedCount) }

  /// Blended px ÷ display px; 0 if the display has none.
  package var blendedShare: Double { share(blendedCount) }

  private func share(_ count: Int) -> Double {
    display.area == 0 ? 0 : Double(count) / Double(display.area)
  }
}

extension OverdrawMap {
  /// From so many touches on, a pixel becomes no darker.
  package static let mostTouches = 4

  /// From white, for no touch, to that of ``mostTouches``.
  private static let greys: [UInt32] = [0xFF_FFFF, 0xD6_D6D6, 0xA8_A8A8, 0x74_7474, 0x3C_3C3C]
  /// Each as light as the grey of as many touches (0.2126 R + 0.7152 G + 0.0722 B, to half a level):
  /// in black and white the image still tells how often a pixel is touched.
  private static let reds: [UInt32] = [0xFF_FFFF, 0xFF_CBCB, 0xFF_9191, 0xF0_5252, 0xC8_1616]

  /// The colour of a pixel that is touched so often.
  package static func pixel(touches: Int, isBlended: Bool) -> UInt32 {
    0xFF00_0000 | (isBlended ? reds : greys)[min(max(0, touches), mostTouches)]
  }

  /// Draws the map.
  ///
  /// - Precondition: The buffer is as large as the display.
  package func draw(into buffer: FrameBuffer) {
    precondition(buffer.size == display, "a map is drawn on its own display")
    let colors = [false, true].map { isBlended in
      (0...Self.mostTouches).map { Self.pixel(touches: $0, isBlended: isBlended) }
    }
    for y in 0..<display.height {
      buffer.withLine(y) { line in
        for x in 0..<display.width {
          let index = y * display.width + x
          let touches = min(Int(writes[index]) + Int(blends[index]), Self.mostTouches)
          line[x] = colors[blends[index] > 0 ? 1 : 0][touches]
        }
      }
    }
  }

  /// The map as an image of its own.
  package var image: FrameBuffer {
    let buffer = FrameBuffer(size: display)
    draw(into: buffer)
    return buffer
  }
}
