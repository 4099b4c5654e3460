package import Geometry

/// The touches of each pixel of a display, which can be drawn as an image.
///
/// Counted item by item, as the painter engine draws. The more often a pixel is touched (written or
/// blended), the darker it is drawn: red if it is blended at least once, gray otherwise.
package struct OverdrawMap {
  package let display: PixelSize
  /// The touches of each pixel, line after line, at most ``mostTouches``.
  package private(set) var touches: [UInt8]
  package private(set) var isBlended: [Bool]
  /// The total of all writes, in pixels.
  package private(set) var opaqueCount = 0
  /// The total of all blends, in pixels.
  package private(set) var blendedCount = 0

  /// - Complexity: O(*n*) in the number of pixels touched.
  package init(_ list: borrowing DisplayList) {
    display = list.display
    touches = [UInt8](repeating: 0, count: display.area)
    isBlended = [Bool](repeating: false, count: display.area)
    for item in list.items {
      if item.isOpaque { opaqueCount += item.rect.area } else { blendedCount += item.rect.area }
      for y in item.rect.y..<item.rect.maxY {
        for index in y * display.width + item.rect.x..<y * display.width + item.rect.maxX {
          touches[index] = min(touches[index] + 1, UInt8(Self.mostTouches))
          if !item.isOpaque { isBlended[index] = true }
        }
      }
    }
  }

  /// Touched pixels divided by display pixels; 0 for an empty display.
  package var overdraw: Double { share(opaqueCount + blendedCount) }

  /// Blended pixels divided by display pixels; 0 for an empty display.
  package var blendedShare: Double { share(blendedCount) }

  private func share(_ count: Int) -> Double {
    display.area == 0 ? 0 : Double(count) / Double(display.area)
  }
}

extension OverdrawMap {
  /// The number of touches from which a pixel is drawn darkest.
  private static let mostTouches = 4

  /// The colours for 0 to ``mostTouches`` touches.
  private static let greys: [UInt32] = [0xFF_FFFF, 0xD6_D6D6, 0xA8_A8A8, 0x74_7474, 0x3C_3C3C]
  /// The same in red, each with the luminance of the corresponding gray (0.2126 R + 0.7152 G +
  /// 0.0722 B, within half a level), so that the image stays readable in grayscale.
  private static let reds: [UInt32] = [0xFF_FFFF, 0xFF_CBCB, 0xFF_9191, 0xF0_5252, 0xC8_1616]

  package var image: FrameBuffer {
    let buffer = FrameBuffer(size: display)
    for y in 0..<display.height {
      buffer.withLine(y) { line in
        for x in 0..<display.width {
          let index = y * display.width + x
          let shades = isBlended[index] ? Self.reds : Self.greys
          line[x] = 0xFF00_0000 | shades[Int(touches[index])]
        }
      }
    }
    return buffer
  }
}
