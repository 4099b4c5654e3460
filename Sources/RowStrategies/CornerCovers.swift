import Geometry
import Graphics

/// Four opaque squares over those corners of a base that should not be rounded.
struct CornerCovers {
  /// In the order of ``CornerSet/each``.
  let layers = (0..<4).map { _ in Layer(role: .background) }

  func setColor(_ color: PixelColor) {
    for layer in layers { layer.backgroundColor = color }
  }

  /// Hides the covers of some corners and shows all others.
  func hide(_ corners: CornerSet) {
    for (corner, layer) in zip(CornerSet.each, layers) { layer.isHidden = corners.contains(corner) }
  }

  func place(in rect: PixelRect, radius: Int) {
    for (corner, layer) in zip(CornerSet.each, layers) {
      layer.frame = rect.square(at: corner, side: radius)
    }
  }
}
