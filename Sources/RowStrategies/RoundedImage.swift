import CoreLayout
import Geometry
import Layers
import PixelKernels

/// The pictures that strategies prepare: rectangles of one colour with rounded corners, and discs.
///
/// All of them round with the same ``CornerCoverage``, so that strategies differ in cost and not in
/// look.
struct RoundedImage {
  private let coverage: CornerCoverage
  private let color: PixelColor

  init(coverage: CornerCoverage, color: PixelColor) {
    self.coverage = coverage
    self.color = color
  }

  /// Whether nothing shows through where the image is not rounded.
  var isOpaque: Bool { color.isOpaque }

  /// A disc in a square of twice its radius, of which each quadrant is one corner.
  func disc() -> Bitmap {
    let side = 2 * coverage.radius
    let bitmap = Bitmap(width: side, height: side)
    draw(into: bitmap, corners: .all)
    return bitmap
  }

  /// Draws a filled rectangle as large as the bitmap, transparent outside of its rounded corners.
  ///
  /// - Precondition: Two corners fit along each side.
  func draw(into bitmap: Bitmap, corners: CornerSet) {
    let radius = coverage.radius
    let (width, height) = (bitmap.width, bitmap.height)
    precondition(2 * radius <= min(width, height), "two corners fit along each side of an image")
    for y in 0..<height {
      bitmap.withLine(y) { line in
        KernelSet.widest.fill(&line, with: color.premultiplied)
        let fromTop = y < radius
        let edge = fromTop ? y : height - 1 - y
        guard edge < radius else { return }
        for x in 0..<radius {
          let corner = tinted(x: x, y: edge)
          if corners.contains(fromTop ? .topLeft : .bottomLeft) { line[x] = corner }
          if corners.contains(fromTop ? .topRight : .bottomRight) { line[width - 1 - x] = corner }
        }
      }
    }
  }

  /// The colour through the corner's coverage, at a distance from the outer edges.
  private func tinted(x: Int, y: Int) -> UInt32 {
    let coverage = UInt32(coverage[x: x, y: y])
    var pixel: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      pixel |= divide255((color.premultiplied >> shift & 0xFF) * coverage) << shift
    }
    return pixel
  }
}

/// The rounded images of a table, one per state; what they have in common is computed when the
/// first of them is asked for, so that it is timed and counted with the frame that needs it.
final class RoundedImages {
  private let style: RowStyle
  private lazy var coverage = CornerCoverage(radius: style.radius)

  init(_ style: RowStyle) {
    self.style = style
  }

  subscript(state: RowState) -> RoundedImage {
    RoundedImage(coverage: coverage, color: style.color(for: state))
  }
}
