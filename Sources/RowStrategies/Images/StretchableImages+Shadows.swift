import Geometry
import Graphics

extension StretchableImages {
  /// Returns the image of the shadow of a row, which rows of a position share unless they are too
  /// small to be stretched from it.
  func shadow(
    _ shadow: RowShadow, ofRow size: PixelSize, corners: CornerSet, _ style: SharedStyle
  ) -> StretchableImage {
    let bounds = shadow.bounds(ofRow: size, corners: corners, style.current)
    // Farther than this from corners of the bounds the shadow is the same along an edge: beyond its
    // radius outside of the row, the rounded corner, and the radius of the shadow again.
    let corner = style.current.radius + 2 * shadow.radius(style.current)
    let above = corners.isDisjoint(with: .top) ? 0 : corner
    let below = corners.isDisjoint(with: .bottom) ? 0 : corner
    let own = PixelSize(
      width: min(bounds.width, 2 * corner + 1), height: min(bounds.height, above + below + 1))
    return image(for: Key(corners: corners, state: .normal, size: own)) {
      StretchableImage(
        bitmap: shadow.draw(own, corners: corners, style),
        center: PixelRect(x: own.width / 2, y: min(above, own.height - 1), width: 1, height: 1))
    }
  }
}

extension RowShadow {
  /// Draws the shape, with what lies within reach of the image, and blurs it.
  fileprivate func draw(_ size: PixelSize, corners: CornerSet, _ style: SharedStyle) -> Bitmap {
    let radius = radius(style.current)
    let around = Bitmap(width: size.width + 2 * radius, height: size.height + 2 * radius)
    style.image(for: .normal).draw(
      into: around, corners: corners,
      in: shape(in: size, corners: corners, radius: radius).offset(x: radius, y: radius))
    around.shade(BlurKernel(reach: radius), color: color, with: style.current.kernels)
    let image = Bitmap(width: size.width, height: size.height)
    for y in 0..<size.height {
      around.withLine(y + radius) { source in
        image.withLine(y) { line in
          for x in line.indices { line[x] = source[x + radius] }
        }
      }
    }
    return image
  }
}
