import Geometry
import Graphics
import TableModel

/// The drawing of full-row images and their fit to rows.
struct SliceArtwork {
  /// Indicates whether images of middle rows, which have no transparent pixel, are declared opaque.
  var middleIsOpaque = false
  /// Indicates whether rows are drawn within a margin that contains a soft shadow.
  var hasShadow = false
  /// Indicates whether rows are a gradient from their colour to a darker one.
  var hasGradient = false
  /// Indicates whether images have the size of the original artwork, 320 × 100 pt, and are scaled.
  var isScaled = false

  /// From a colour to one of three quarters of its channels.
  static func gradient(from color: PixelColor, height: Int) -> VerticalGradient {
    var dark: UInt32 = color.premultiplied & 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      dark |= ((color.premultiplied >> shift & 0xFF) * 3 / 4) << shift
    }
    return VerticalGradient(
      top: color, bottom: PixelColor(premultiplied: dark), height: height)
  }

  static func originalSize(_ style: RowStyle) -> PixelSize {
    PixelSize(width: 320 * style.pixelsPerPoint, height: 100 * style.pixelsPerPoint)
  }

  /// Returns whether a row shows, in the outermost pixels of its corners, pixels of the original
  /// artwork that lie within its corners' curves.
  static func losesCorners(inRowOf row: PixelSize, _ style: RowStyle) -> Bool {
    let artwork = originalSize(style)
    let radius = min(style.radius, min(artwork.width, artwork.height) / 2)
    /// Twice the distance between the middle of the artwork's pixel and the curve's centre.
    func distance(_ artwork: Int, onto row: Int) -> Int {
      max(0, 2 * (radius - artwork / max(1, 2 * row)) - 1)
    }
    let x = distance(artwork.width, onto: row.width)
    let y = distance(artwork.height, onto: row.height)
    return x * x + y * y <= 4 * radius * radius
  }

  func draw(
    into bitmap: Bitmap, position: RowPosition, state: RowState, style: SharedStyle
  ) {
    let corners = style.current.radius > 0 ? position.corners : []
    guard hasShadow && style.current.radius > 0 else {
      let limit = isScaled ? min(bitmap.width, bitmap.height) / 2 : .max
      style.image(for: state, radiusAtMost: limit).draw(
        into: bitmap, corners: corners,
        gradient: hasGradient
          ? Self.gradient(from: style.current.color(for: state), height: bitmap.height) : nil)
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
