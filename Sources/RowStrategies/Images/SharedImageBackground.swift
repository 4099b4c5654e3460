import Geometry
import Graphics
import TableModel

extension StyledStrategy {
  /// Creates a strategy whose cells show full-row images and share those of equal rows.
  convenience init(
    _ style: RowStyle, images artwork: SliceArtwork,
    scope: @escaping (StyleChange) -> ReloadScope = { _ in .allRows }
  ) {
    let cache = ImageCache()
    self.init(style, scope: scope, images: cache) {
      SharedImageBackground(state: $0, style: $1, cache: cache, artwork: artwork)
    }
  }
}

/// A layer that shows the shared full-row image of its row.
final class SharedImageBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: SharedStyle
  private let cache: ImageCache
  private let artwork: SliceArtwork
  private var size = PixelSize(width: 0, height: 0)

  init(state: RowState, style: SharedStyle, cache: ImageCache, artwork: SliceArtwork) {
    self.state = state
    self.style = style
    self.cache = cache
    self.artwork = artwork
    if artwork.isScaled { layer.contentsGravity = .resize() }
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
    let imageSize = artwork.isScaled ? SliceArtwork.originalSize(style.current) : size
    let key = ImageCache.Key(position: position, size: imageSize, state: state)
    layer.contents = cache.image(for: key) {
      artwork.draw(into: $0, position: position, state: state, style: style)
    }
    layer.isOpaque =
      artwork.middleIsOpaque && position == .middle && style.current.color(for: state).isOpaque
  }

  func layout() {
    layer.frame = PixelRect(size)
  }
}
