import CoreLayout
import Geometry
import Layers

/// A layer that shows whichever shared full-row image its row needs.
final class SharedImageBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let images: RoundedImages
  private let cache: ImageCache
  private let middleIsOpaque: Bool
  private var size = PixelSize(width: 0, height: 0)

  /// - Parameter middleIsOpaque: Whether the images of middle rows, which have no transparent pixel,
  ///   are declared opaque.
  init(state: RowState, images: RoundedImages, cache: ImageCache, middleIsOpaque: Bool) {
    self.state = state
    self.images = images
    self.cache = cache
    self.middleIsOpaque = middleIsOpaque
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
    let key = ImageCache.Key(position: position, size: size, state: state)
    layer.contents = cache.image(for: key) {
      images[state].draw(into: $0, corners: position.corners)
    }
    layer.isOpaque = middleIsOpaque && position == .middle && images[state].isOpaque
  }

  func layout() {
    layer.frame = PixelRect(size)
  }
}
