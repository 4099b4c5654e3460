import CoreLayout
import Geometry
import Layers

/// One layer that is not opaque covers the whole row, with a bitmap of the cell's own.
///
/// The bitmap is drawn anew only when its size or its corners change, never on plain reuse. The whole
/// row blends, middle rows too: what the layer grid was invented to avoid. Its variants take that
/// apart: a bitmap shared by all rows of one shape, and middle rows declared opaque.
final class WholeViewAlphaStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "whole-view-alpha",
    summary:
      "One layer with alpha over the whole row, its bitmap the cell's own; every pixel blends.",
    make: { WholeViewAlphaStrategy(style: $0, bitmaps: .own) })

  static let shared = StrategyDescriptor(
    id: "whole-view-alpha+shared",
    summary: "whole-view-alpha with one bitmap for all rows of a shape.",
    kind: .variant, make: { WholeViewAlphaStrategy(style: $0, bitmaps: .shared) })

  static let sharedOpaque = StrategyDescriptor(
    id: "whole-view-alpha+shared+opaque",
    summary:
      "whole-view-alpha+shared with middle rows declared opaque: only caps blend, but whole.",
    kind: .variant, make: { WholeViewAlphaStrategy(style: $0, bitmaps: .sharedOpaque) })

  /// Whose the bitmaps are, and what is declared of those of middle rows.
  enum Bitmaps {
    case own, shared, sharedOpaque
  }

  private let images: RoundedImages
  private let bitmaps: Bitmaps
  private let cache = ImageCache()

  init(style: RowStyle, bitmaps: Bitmaps) {
    images = RoundedImages(style)
    self.bitmaps = bitmaps
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    guard bitmaps != .own else { return WholeViewAlphaBackground(state: state, images: images) }
    return SharedImageBackground(
      state: state, images: images, cache: cache, middleIsOpaque: bitmaps == .sharedOpaque)
  }

  var sharedImageBytes: Int { cache.byteCount }
}

/// A layer and the bitmap that it alone shows.
final class WholeViewAlphaBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let images: RoundedImages
  private var size = PixelSize(width: 0, height: 0)
  private var corners: CornerSet = []

  init(state: RowState, images: RoundedImages) {
    self.state = state
    self.images = images
  }

  func configure(position: RowPosition, size: PixelSize) {
    if layer.contents == nil || size != self.size {
      layer.contents = Bitmap(width: size.width, height: size.height)
    } else if corners == position.corners {
      return
    }
    self.size = size
    corners = position.corners
    layer.contents.map { images[state].draw(into: $0, corners: corners) }
  }

  func layout() {
    layer.frame = PixelRect(size)
  }

  var privateImageBytes: Int { layer.contents?.byteCount ?? 0 }
}
