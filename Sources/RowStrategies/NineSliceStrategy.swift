import Geometry
import Graphics
import TableModel

/// Small stretchable images with fixed corners, one layer a row: the whole cap row blends.
///
/// The first design of TORoundedTableView, replaced after four days by the layer grid. Three images
/// a state, for first, last and single rows; middle rows are one opaque colour. A cap is a point
/// taller than its row, as it was: what a first row has too much lies beneath the next row; a last
/// or single row's image is transparent there.
///
/// A change of style drops the images, for the states that it concerns; the visible rows take new
/// ones at once, all others when they come in.
final class NineSliceStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "nine-slice",
    summary: "3 small images a state, stretched but for their corners; the whole cap row blends.",
    kind: .alternative, make: { NineSliceStrategy(style: $0) })

  private let images: NineSliceImages

  init(style: RowStyle) {
    images = NineSliceImages(SharedStyle(style))
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    NineSliceBackground(state: state, images: images)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    let old = images.style.current
    guard images.style.take(new) else { return .nothing }
    images.drop { state in
      change != .color || old.color(for: state) != new.color(for: state)
    }
    return .visibleRows
  }

  var sharedImageBytes: Int { images.byteCount }
}

/// A layer that shows the stretched image of its row's position, or its colour.
final class NineSliceBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let images: NineSliceImages
  private var size = PixelSize(width: 0, height: 0)
  /// What the layer has more than its row, in pixels.
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
