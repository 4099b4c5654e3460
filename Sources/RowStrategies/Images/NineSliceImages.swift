import Geometry
import Graphics
import TableModel

/// The stretchable images of a table, one per cap position and state, drawn on first use.
final class NineSliceImages {
  let style: SharedStyle
  private var images: [Key: StretchableImage] = [:]

  private struct Key: Hashable {
    var position: RowPosition
    var state: RowState
  }

  init(_ style: SharedStyle) {
    self.style = style
  }

  var byteCount: Int { images.values.reduce(0) { $0 + $1.bitmap.byteCount } }

  /// Returns the image for rows of a position and state; `nil` for rows without rounded corners.
  func image(for position: RowPosition, _ state: RowState) -> StretchableImage? {
    guard position.isCap && style.current.radius > 0 else { return nil }
    let key = Key(position: position, state: state)
    if let image = images[key] { return image }
    let image = StretchableImage(
      style.image(for: state), corners: position.corners, point: style.current.pixelsPerPoint)
    images[key] = image
    return image
  }

  /// Removes the images of some states.
  func drop(where isDropped: (RowState) -> Bool) {
    images = images.filter { !isDropped($0.key.state) }
  }
}

/// An image and the rectangle of it that stretches.
struct StretchableImage {
  let bitmap: Bitmap
  /// The stretchable rectangle, in the bitmap's pixels.
  let center: PixelRect
}

extension StretchableImage {
  /// Draws the image of a rounded row.
  ///
  /// It is 2r + 2 pt wide, and r + 2 or 2r + 2 pt high, with a center two points wide and one point
  /// high. Of the two points along the height, one stretches; the other is the square end of a first
  /// row, or a transparent line of one point below the rounded end of other rows.
  ///
  /// - Parameter point: The number of device pixels per point.
  init(_ image: RoundedImage, corners: CornerSet, point: Int) {
    let radius = image.radius
    let above = corners.isDisjoint(with: .top) ? 0 : radius
    let below = corners.isDisjoint(with: .bottom) ? 0 : radius
    bitmap = Bitmap(width: 2 * radius + 2 * point, height: above + below + 2 * point)
    let clear = below > 0 ? point : 0
    image.draw(
      into: bitmap, corners: corners,
      in: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height - clear))
    center = PixelRect(x: radius, y: above, width: 2 * point, height: point)
  }
}
