import Geometry
import Graphics

/// The stretchable images of the shadows of a table's rows, one per position, drawn on first use.
///
/// Rows that are too small to be stretched from the common image have images of their own.
final class ShadowImages: SharedImages {
  private let shadow: RowShadow
  private var images: [Key: StretchableImage] = [:]

  private struct Key: Hashable {
    let size: PixelSize
    let corners: CornerSet
  }

  init(_ shadow: RowShadow) {
    self.shadow = shadow
  }

  var byteCount: Int { images.values.reduce(0) { $0 + $1.bitmap.byteCount } }

  func removeAll() { images.removeAll() }

  func image(ofRow size: PixelSize, corners: CornerSet, _ style: SharedStyle) -> StretchableImage {
    let bounds = shadow.bounds(ofRow: size, corners: corners, style.current)
    // Farther than this from corners of the bounds the shadow is the same along an edge: beyond its
    // radius outside of the row, the rounded corner, and the radius of the shadow again.
    let corner = style.current.radius + 2 * shadow.radius(style.current)
    let above = corners.isDisjoint(with: .top) ? 0 : corner
    let below = corners.isDisjoint(with: .bottom) ? 0 : corner
    let key = Key(
      size: PixelSize(
        width: min(bounds.width, 2 * corner + 1), height: min(bounds.height, above + below + 1)),
      corners: corners)
    if let image = images[key] { return image }
    let image = StretchableImage(
      bitmap: draw(key.size, corners: corners, style),
      center: PixelRect(
        x: key.size.width / 2, y: min(above, key.size.height - 1), width: 1, height: 1))
    images[key] = image
    return image
  }

  /// Draws the shape, with what lies within reach of the image, and blurs it.
  private func draw(_ size: PixelSize, corners: CornerSet, _ style: SharedStyle) -> Bitmap {
    let radius = shadow.radius(style.current)
    let around = Bitmap(width: size.width + 2 * radius, height: size.height + 2 * radius)
    style.image(for: .normal).draw(
      into: around, corners: corners,
      in: shadow.shape(in: size, corners: corners, radius: radius).offset(x: radius, y: radius))
    around.shade(BlurKernel(reach: radius), color: shadow.color, with: style.current.kernels)
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
