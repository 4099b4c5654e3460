public import CoreLayout
import Geometry
import Layers

/// One layer that is not opaque covers the whole row, with a bitmap of the cell's own.
///
/// The bitmap is drawn anew only when its size or its corners change, never on plain reuse. The
/// whole row blends, middle rows too: what the layer grid was invented to avoid.
public final class WholeViewAlphaStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "whole-view-alpha",
    summary:
      "One layer with alpha over the whole row, its bitmap the cell's own; every pixel blends.",
    make: { WholeViewAlphaStrategy(style: $0) })

  private let images: RoundedImages

  init(style: RowStyle) {
    images = RoundedImages(style)
  }

  public func reuseIdentifier(for position: RowPosition) -> String { "row" }

  public func makeRowBackground(for state: RowState) -> any RowBackground {
    WholeViewAlphaBackground(image: images[state])
  }
}

/// A layer and the bitmap that it alone shows.
final class WholeViewAlphaBackground: RowBackground {
  let layer = Layer(role: .background)
  private let image: RoundedImage
  private var size = PixelSize(width: 0, height: 0)
  private var corners: CornerSet = []

  init(image: RoundedImage) {
    self.image = image
  }

  func configure(position: RowPosition, size: PixelSize) {
    if layer.contents == nil || size != self.size {
      layer.contents = Bitmap(width: size.width, height: size.height)
    } else if corners == position.corners {
      return
    }
    self.size = size
    corners = position.corners
    layer.contents.map { image.draw(into: $0, corners: corners) }
  }

  func layout() {
    layer.frame = PixelRect(size)
  }

  var privateImageBytes: Int { layer.contents?.byteCount ?? 0 }
}
