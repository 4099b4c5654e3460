import Geometry
import Graphics
import TableModel

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
    let key = ImageCache.Key(
      position: position, size: artwork.imageSize(forRow: size, style.current), state: state)
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
