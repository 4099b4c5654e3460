import Geometry
import Graphics

/// Four opaque squares over those corners of a base that should not be rounded.
struct CornerCovers {
  /// Top left, top right, bottom left, bottom right.
  let layers = (0..<4).map { _ in Layer(role: .background) }

  private static let corners = [
    CornerSet.topLeft, .topRight, .bottomLeft, .bottomRight,
  ]

  func setColor(_ color: PixelColor) {
    for layer in layers { layer.backgroundColor = color }
  }

  /// Hides the covers of some corners and shows all others.
  func hide(_ corners: CornerSet) {
    for (corner, layer) in zip(Self.corners, layers) { layer.isHidden = corners.contains(corner) }
  }

  /// Moves the covers to the corners of a rectangle.
  func place(in rect: PixelRect, radius: Int) {
    for (index, layer) in layers.enumerated() {
      layer.frame = PixelRect(
        x: index % 2 == 0 ? rect.x : rect.maxX - radius,
        y: index < 2 ? rect.y : rect.maxY - radius, width: radius, height: radius)
    }
  }
}
