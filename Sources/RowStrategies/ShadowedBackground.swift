import Geometry
import Graphics
import TableModel

/// A rounded layer with a soft shadow around its row, except where the neighboring rows are.
///
/// The background of a selection has no shadow of its own.
final class ShadowedBackground: RowBackground {
  /// The rectangle of the row and its shadow, to which both are cut off, with the image of the shadow
  /// if there is one.
  let layer = Layer(role: .background)
  private let fill = Layer(role: .background)
  private let state: RowState
  /// The images of the shadow; `nil` if the renderer blurs what the layer draws.
  private let images: StretchableImages?
  private let style: SharedStyle
  private let shadow = RowShadow.soft
  private var corners: CornerSet = []
  private var size = PixelSize(width: 0, height: 0)

  init(state: RowState, style: SharedStyle, images: StretchableImages? = nil) {
    self.state = state
    self.style = style
    self.images = images
    layer.masksToBounds = true
    layer.addSublayer(fill)
  }

  func configure(position: RowPosition, size: PixelSize) {
    let current = style.current
    self.size = size
    corners = current.radius > 0 ? position.corners : []
    fill.backgroundColor = current.color(for: state)
    fill.cornerRadius = corners.isEmpty ? 0 : current.radius
    fill.roundedCorners = corners
    if let images {
      let image = hasShadow ? images.shadow(shadow, ofRow: size, corners: corners, style) : nil
      layer.contents = image?.bitmap
      layer.contentsGravity = .resize(center: image?.center)
    } else {
      fill.shadow =
        hasShadow ? LayerShadow(color: shadow.color, radius: shadow.radius(current)) : nil
    }
  }

  func layout() {
    guard hasShadow else {
      (layer.frame, fill.frame) = (PixelRect(size), PixelRect(size))
      return
    }
    layer.frame = shadow.bounds(ofRow: size, corners: corners, style.current)
    fill.frame = shadow.shape(
      in: layer.frame.size, corners: corners, radius: shadow.radius(style.current))
  }

  private var hasShadow: Bool { state == .normal && style.current.radius > 0 }
}

extension RowShadow {
  /// Returns the rectangle that casts the shadow of a row, within bounds at the origin: the row, and
  /// as much beyond edges without rounded corners as the shadow depends on.
  ///
  /// - Parameter radius: The radius of the shadow, in pixels.
  func shape(in bounds: PixelSize, corners: CornerSet, radius: Int) -> PixelRect {
    let above = corners.isDisjoint(with: .top) ? -radius : radius
    let below = corners.isDisjoint(with: .bottom) ? -radius : radius
    return PixelRect(
      x: radius, y: above, width: bounds.width - 2 * radius, height: bounds.height - above - below)
  }
}
