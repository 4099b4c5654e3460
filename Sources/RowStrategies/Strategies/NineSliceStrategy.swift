import Geometry
import Graphics
import TableModel

extension StrategyDescriptor {
  /// Small stretchable images with fixed corners: the whole cap row blends.
  public static let nineSlice = StrategyDescriptor(
    id: "nine-slice",
    summary: "3 small images a state, stretched but for their corners; the whole cap row blends.",
    source: "TORoundedTableView, early history", kind: .alternative,
    make: { NineSliceStrategy(style: $0) })
}

/// Small stretchable images with fixed corners, one layer per row: the whole cap row blends.
///
/// The first design of TORoundedTableView, replaced after four days by the layer grid. There are
/// three images per state, for first, last and single rows; middle rows are an opaque colour. As in
/// the original, a cap is one point taller than its row: the next row covers the excess of a first
/// row; the image of a last or single row is transparent there.
///
/// A change of style removes the images of the states concerned; visible rows obtain new ones at
/// once, all others when they are reused.
final class NineSliceStrategy: RowStrategy {
  private let images: NineSliceImages

  init(style: RowStyle) {
    images = NineSliceImages(SharedStyle(style))
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    NineSliceBackground(state: state, images: images)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    let old = images.style.current
    guard images.style.update(new) else { return .nothing }
    images.drop { state in
      change != .color || old.color(for: state) != new.color(for: state)
    }
    return .visibleRows
  }

  var sharedImageBytes: Int { images.byteCount }
}

/// A layer that shows the stretched image of its row's position, or a colour.
final class NineSliceBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let images: NineSliceImages
  private var size = PixelSize(width: 0, height: 0)
  /// The height of the layer beyond that of its row, in pixels.
  private var growth = 0

  init(state: RowState, images: NineSliceImages) {
    self.state = state
    self.images = images
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
    let style = images.style.current
    if let image = images.image(for: position, state) {
      layer.contents = image.bitmap
      layer.contentsGravity = .resize(center: image.center)
      layer.backgroundColor = nil
      growth = style.pixelsPerPoint
    } else {
      layer.contents = nil
      layer.backgroundColor = style.color(for: state)
      growth = 0
    }
  }

  func layout() {
    layer.frame = PixelRect(x: 0, y: 0, width: size.width, height: size.height + growth)
  }
}
