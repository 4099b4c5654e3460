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
    let extent = corner.extent
    let inner = ReferenceKernels.tint(opacity, with: color.premultiplied)
    cornerSquares += rect.squares(at: corners, side: extent)
    paintPixels(of: rect) { x, y in
      let fromEdge = min(y - rect.y, rect.maxY - 1 - y)
      let inward = min(x - rect.x, rect.maxX - 1 - x)
      guard fromEdge < extent && inward < extent else { return inner }
      let upper = y - rect.y < extent
      let left = x - rect.x < extent
      let here: CornerSet =
        upper ? (left ? .topLeft : .topRight) : (left ? .bottomLeft : .bottomRight)
      let coverage = corners.contains(here) ? corner[x: inward, y: fromEdge] : 255
      let pixel = ReferenceKernels.tint(coverage, with: color.premultiplied)
      return ReferenceKernels.tint(opacity, with: pixel)
    }
  }

  /// - Parameter coverage: `rect.area` bytes, line after line.
  package mutating func paint(text rect: PixelRect, coverage: [UInt8], color: PixelColor) {
    precondition(coverage.count == rect.area, "a text mask is as large as its rectangle")
    paintPixels(of: rect) { x, y in
      let coverage = coverage[(y - rect.y) * rect.width + x - rect.x]
      return coverage > 0 ? ReferenceKernels.tint(coverage, with: color.premultiplied) : 0
    }
  }

  package mutating func paint(_ rect: PixelRect, color: PixelColor) {
    paintPixels(of: rect) { _, _ in color.premultiplied }
  }

  /// Paints an image of `rect.area` premultiplied pixels, line after line.
  package mutating func paint(pixels image: [UInt32], rect: PixelRect) {
    precondition(image.count == rect.area, "an image is as large as its rectangle")
    paintPixels(of: rect) { x, y in image[(y - rect.y) * rect.width + x - rect.x] }
  }

  /// Blends a premultiplied pixel over each pixel of a rectangle that lies inside the clip.
  private mutating func paintPixels(of rect: PixelRect, pixel: (_ x: Int, _ y: Int) -> UInt32) {
    let visible = rect.intersection(clip)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX {
        let pixel = pixel(x, y)
        let index = y * size.width + x
        // Shortcuts for transparent and opaque sources, which most pixels are.
        if pixel == 0 { continue }
        pixels[index] =
          pixel >> 24 == 255 ? pixel : ReferenceKernels.blend(pixel, over: pixels[index])
      }
    }
  }
}
