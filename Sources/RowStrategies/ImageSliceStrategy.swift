public import CoreLayout
import Geometry
import Layers

/// Full-row images per position and state, made once and shared by all cells: one blended quad a
/// row.
///
/// As in the table of *Cocoa with Love*: the images carry alpha, so that the whole row blends
/// though most of it is opaque. Rows of another size have images of their own.
public final class ImageSliceStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "image-slice",
    summary:
      "Full-row images, 4 positions × 2 states, shared by all cells; one blended quad a row.",
    make: { ImageSliceStrategy(style: $0) })

  private let images: RoundedImages
  private let cache = ImageCache()

  init(style: RowStyle) {
    images = RoundedImages(style)
  }

  public func reuseIdentifier(for position: RowPosition) -> String { "row" }

  public func makeRowBackground(for state: RowState) -> any RowBackground {
    ImageSliceBackground(state: state, image: images[state], cache: cache)
  }

  public var sharedImageBytes: Int { cache.byteCount }
}

/// A layer that shows whichever shared image its row needs.
final class ImageSliceBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let image: RoundedImage
  private let cache: ImageCache
  private var size = PixelSize(width: 0, height: 0)

  init(state: RowState, image: RoundedImage, cache: ImageCache) {
    self.state = state
    self.image = image
    self.cache = cache
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
    let key = ImageCache.Key(position: position, size: size, state: state)
    layer.contents = cache.image(for: key) { image.draw(into: $0, corners: position.corners) }
  }

  func layout() {
    layer.frame = PixelRect(size)
  }
}
