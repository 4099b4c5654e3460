import Geometry
import Graphics

/// The soft shadow in the margins of *Cocoa with Love*'s artwork: 5 pt to the left and right, above
/// a first row and below a last one.
///
/// It decreases with the square of the distance from the row's shape, to zero at the end of the
/// margin.
struct SoftShadow {
  /// The rectangle in which the row itself is drawn.
  let shape: PixelRect
  /// The radius of the row's corners, limited to the size that the margins leave.
  let radius: Int
  /// In pixels.
  private let margin: Int
  private let corners: CornerSet

  /// The alpha of the shadow next to the row, 0…255.
  private static let strength = 90.0

  /// - Parameter size: The size of the image, in pixels.
  init(size: PixelSize, corners: CornerSet, style: RowStyle) {
    // At most half of each side of a small row.
    margin = min(5 * style.pixelsPerPoint, size.width / 4, size.height / 4)
    let above = corners.isDisjoint(with: .top) ? 0 : margin
    let below = corners.isDisjoint(with: .bottom) ? 0 : margin
    shape = PixelRect(
      x: margin, y: above, width: size.width - 2 * margin, height: size.height - above - below)
    radius = min(style.radius, shape.width / 2, shape.height / 2)
    self.corners = corners
  }

  func draw(under bitmap: Bitmap) {
    for y in 0..<bitmap.height {
      bitmap.withLine(y) { line in
        for x in line.indices {
          let alpha = line[x] >> 24
          guard alpha < 255 else { continue }
          // The shadow is black, so it adds alpha only.
          line[x] += divide255(shade(x: x, y: y) * (255 - alpha)) << 24
        }
      }
    }
  }

  /// The alpha of the shadow at a pixel.
  private func shade(x: Int, y: Int) -> UInt32 {
    let (column, line) = (Double(x) + 0.5, Double(y) + 0.5)
    let isUpper = line < Double(shape.y) + Double(shape.height) / 2
    let isRounded = !corners.isDisjoint(with: isUpper ? .top : .bottom)
    let inset = isRounded ? Double(radius) : 0
    // The distance of the pixel from the core around which corners are circles; rows continue
    // beyond edges that are not rounded.
    let across = max(
      Double(shape.x) + inset - column, column - Double(shape.maxX) + inset, 0)
    let down = isUpper ? Double(shape.y) + inset - line : line - Double(shape.maxY) + inset
    let beyond = isRounded ? max(down, 0) : 0
    let distance = (across * across + beyond * beyond).squareRoot() - inset
    let nearness = max(0, 1 - max(0, distance) / Double(max(1, margin)))
    return UInt32((Self.strength * nearness * nearness).rounded())
  }
}
