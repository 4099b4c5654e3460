import Geometry
import Graphics
import TableModel

/// How the full-row images of a table are drawn, and fitted to their rows.
struct SliceArtwork {
  /// Whether the images of middle rows, which have no transparent pixel, are declared opaque.
  var middleIsOpaque = false
  /// Whether rows are drawn within a margin, with a soft shadow in it.
  var hasShadow = false
  /// Whether images are drawn at the size of the original artwork, 320 × 100 pt, and scaled.
  var isScaled = false

  /// The size of the image that a row of a size shows, in pixels.
  func imageSize(forRow size: PixelSize, _ style: RowStyle) -> PixelSize {
    isScaled ? Self.originalSize(style) : size
  }

  /// The size of the original artwork, 320 × 100 pt, in pixels.
  static func originalSize(_ style: RowStyle) -> PixelSize {
    PixelSize(width: 320 * style.pixelsPerPoint, height: 100 * style.pixelsPerPoint)
  }

  /// Draws the image of a position and state, as large as the bitmap.
  func draw(
    into bitmap: Bitmap, position: RowPosition, state: RowState, style: SharedStyle
  ) {
    let corners = style.current.radius > 0 ? position.corners : []
    guard hasShadow && style.current.radius > 0 else {
      let limit = isScaled ? min(bitmap.width, bitmap.height) / 2 : .max
      style.image(for: state, radiusAtMost: limit).draw(into: bitmap, corners: corners)
      return
    }
    let shadow = SoftShadow(
      size: PixelSize(width: bitmap.width, height: bitmap.height), corners: corners,
      style: style.current)
    style.image(for: state, radiusAtMost: shadow.radius)
      .draw(into: bitmap, corners: corners, in: shadow.shape)
    shadow.draw(under: bitmap)
  }
}
