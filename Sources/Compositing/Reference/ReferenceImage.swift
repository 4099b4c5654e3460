package import Geometry
package import Graphics

/// A slow, independent rendering of a table that every strategy must match, painted without layers.
///
/// It consists of rounded rectangles and text masks, does not depend on strategies, layers or
/// display lists, and is painted pixel by pixel with the reference kernels.
package struct ReferenceImage {
  package let size: PixelSize
  /// The pixels, line after line.
  package private(set) var pixels: [UInt32]
  /// The squares of rounded corners, some of them possibly outside the image, in which tolerances
  /// apply.
  package internal(set) var cornerSquares: [PixelRect] = []
  /// The rectangle outside of which nothing is painted.
  package var clip: PixelRect

  /// - Precondition: `backdropLines` has a premultiplied pixel for each line.
  package init(size: PixelSize, backdropLines: [UInt32]) {
    precondition(backdropLines.count == size.height, "a backdrop has a pixel for each line")
    self.size = size
    clip = PixelRect(size)
    pixels = backdropLines.flatMap { [UInt32](repeating: $0, count: size.width) }
  }

  /// Paints a row, a filled rectangle with some rounded corners: its colour multiplied by coverage,
  /// then by opacity, each step rounded.
  package mutating func paint(
    row rect: PixelRect, corners: CornerSet, color: PixelColor, opacity: UInt8 = 255,
    corner: ReferenceCorner
  ) {
    let visible = rect.intersection(clip)
    let extent = corner.extent
    let inner = ReferenceKernels.tint(opacity, with: color.premultiplied)
    cornerSquares += rect.squares(at: corners, side: extent)
    for y in visible.y..<visible.maxY {
      let fromEdge = min(y - rect.y, rect.maxY - 1 - y)
      for x in visible.x..<visible.maxX {
        let inward = min(x - rect.x, rect.maxX - 1 - x)
        if fromEdge < extent && inward < extent {
          let upper = y - rect.y < extent
          let left = x - rect.x < extent
          let here: CornerSet =
            upper ? (left ? .topLeft : .topRight) : (left ? .bottomLeft : .bottomRight)
          let coverage = corners.contains(here) ? corner[x: inward, y: fromEdge] : 255
          let pixel = ReferenceKernels.tint(coverage, with: color.premultiplied)
          paint(ReferenceKernels.tint(opacity, with: pixel), x: x, y: y)
        } else {
          paint(inner, x: x, y: y)
        }
      }
    }
  }

  /// - Parameter coverage: `rect.area` bytes, line after line.
  package mutating func paint(text rect: PixelRect, coverage: [UInt8], color: PixelColor) {
    precondition(coverage.count == rect.area, "a text mask is as large as its rectangle")
    let visible = rect.intersection(clip)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX {
        let index = (y - rect.y) * rect.width + x - rect.x
        guard coverage[index] > 0 else { continue }
        paint(ReferenceKernels.tint(coverage[index], with: color.premultiplied), x: x, y: y)
      }
    }
  }

  package mutating func paint(_ rect: PixelRect, color: PixelColor) {
    let visible = rect.intersection(clip)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX { paint(color.premultiplied, x: x, y: y) }
    }
  }

  /// Paints an image of `rect.area` premultiplied pixels, line after line.
  package mutating func paint(pixels image: [UInt32], rect: PixelRect) {
    precondition(image.count == rect.area, "an image is as large as its rectangle")
    let visible = rect.intersection(clip)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX {
        paint(image[(y - rect.y) * rect.width + x - rect.x], x: x, y: y)
      }
    }
  }

  private mutating func paint(_ pixel: UInt32, x: Int, y: Int) {
    let index = y * size.width + x
    // A shortcut for opaque sources, which most pixels are.
    pixels[index] = pixel >> 24 == 255 ? pixel : ReferenceKernels.blend(pixel, over: pixels[index])
  }
}
