package import Geometry
package import Layers
package import PixelKernels

/// What a layer tree shows on a display, painted pixel by pixel from the rules that ``Layer`` states.
///
/// It knows nothing of draw lists, clips pixel by pixel and blends with the reference kernels. On the way it
/// counts the pixels that each role writes and blends, and the layers that it meets.
package struct SlowPicture {
  package let size: PixelSize
  /// The pixels, line after line.
  package private(set) var pixels: [UInt32]
  /// The pixels written for layers of a role without reading what was there.
  package private(set) var written: [LayerRole: Int] = [:]
  /// The pixels blended for layers of a role.
  package private(set) var blended: [LayerRole: Int] = [:]
  /// The layers that are neither hidden nor wholly beyond the display.
  package private(set) var layers = 0

  package init(of root: Layer, size: PixelSize, over backdrop: PixelColor = .black) {
    self.size = size
    pixels = [UInt32](repeating: backdrop.premultiplied, count: size.area)
    paint(root, superlayerX: 0, superlayerY: 0)
  }

  /// The pixel at a column and a line.
  package subscript(x x: Int, y y: Int) -> UInt32 { pixels[y * size.width + x] }

  /// The first pixel that is not as expected, in words, or `nil` if there is none.
  package func difference(from expected: [UInt32]) -> String? {
    guard expected.count == pixels.count else {
      return "\(pixels.count) pixels instead of \(expected.count)"
    }
    guard let index = pixels.indices.first(where: { pixels[$0] != expected[$0] }) else {
      return nil
    }
    func text(_ pixel: UInt32) -> String { String(pixel, radix: 16) }
    let place = "(\(index % size.width), \(index / size.width))"
    return "\(place) is \(text(pixels[index])) instead of \(text(expected[index]))"
  }

  /// The first pixel in which two pictures differ, in words, or `nil` if there is none.
  package func difference(from other: SlowPicture) -> String? {
    precondition(size == other.size, "pictures of one size are compared")
    return difference(from: other.pixels)
  }

  private mutating func paint(_ layer: Layer, superlayerX: Int, superlayerY: Int) {
    if layer.isHidden { return }
    let (left, top) = (superlayerX + layer.frame.x, superlayerY + layer.frame.y)
    let hasExtent = layer.frame.width > 0 && layer.frame.height > 0
    let isBeyond =
      left >= size.width || top >= size.height || left + layer.frame.width <= 0
      || top + layer.frame.height <= 0
    if hasExtent && isBeyond { return }
    layers += 1
    if hasExtent {
      if let color = layer.backgroundColor {
        forEachPixel(of: layer, left: left, top: top) { picture, x, y in
          picture.put(
            color.premultiplied, isOpaque: color.isOpaque, x: left + x, y: top + y, layer.role)
        }
      }
      if let contents = layer.contents {
        forEachPixel(of: layer, left: left, top: top) { picture, x, y in
          let (column, line) = (layer.contentsOrigin.x + x, layer.contentsOrigin.y + y)
          guard column < contents.width, line < contents.height else { return }
          picture.put(
            contents.withLine(line) { $0[column] }, isOpaque: layer.isOpaque, x: left + x,
            y: top + y, layer.role)
        }
      }
    }
    for sublayer in layer.sublayers {
      paint(sublayer, superlayerX: left, superlayerY: top)
    }
  }

  /// Hands out the pixels of a layer that lie on the display, counted from the layer's own corner.
  private mutating func forEachPixel(
    of layer: Layer, left: Int, top: Int, _ body: (inout SlowPicture, Int, Int) -> Void
  ) {
    for y in 0..<layer.frame.height where (0..<size.height).contains(top + y) {
      for x in 0..<layer.frame.width where (0..<size.width).contains(left + x) {
        body(&self, x, y)
      }
    }
  }

  private mutating func put(_ pixel: UInt32, isOpaque: Bool, x: Int, y: Int, _ role: LayerRole) {
    let index = y * size.width + x
    if isOpaque {
      written[role, default: 0] += 1
      pixels[index] = pixel
    } else {
      blended[role, default: 0] += 1
      pixels[index] = ReferenceKernels.blend(pixel, over: pixels[index])
    }
  }
}
