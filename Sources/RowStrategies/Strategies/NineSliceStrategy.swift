import Geometry
import Graphics
import TableModel

extension StrategyDescriptor {
  /// Small stretchable images with fixed corners, one layer per row: the whole cap row blends.
  ///
  /// The first design of TORoundedTableView, replaced after four days by the layer grid. There are
  /// three images per state, for first, last and single rows; middle rows are an opaque colour. As in
  /// the original, a cap is one point taller than its row: the next row covers the excess of a first
  /// row; the image of a last or single row is transparent there.
  ///
  /// A change of style removes the images of the states concerned; visible rows obtain new ones at
  /// once, all others when they are reused.
  public static let nineSlice = StrategyDescriptor(
    id: "nine-slice",
    summary: "3 small images a state, stretched but for their corners; the whole cap row blends.",
    source: "TORoundedTableView, early history", kind: .alternative,
    make: {
      let images = StretchableImages()
      return StyledStrategy($0, images: images) {
        NineSliceBackground(state: $0, style: $1, images: images)
      }
    })
}

final class NineSliceBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: SharedStyle
  private let images: StretchableImages
  private var size = PixelSize(width: 0, height: 0)
  /// The height of the layer beyond that of its row, in pixels.
  private var growth = 0

  init(state: RowState, style: SharedStyle, images: StretchableImages) {
    self.state = state
    self.style = style
    self.images = images
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
    let current = style.current
    if position.isCap && current.radius > 0 {
      let corners = position.corners
      let image = images.image(for: StretchableImages.Key(corners: corners, state: state)) {
        StretchableImage(
          style.image(for: state), corners: corners, point: current.pixelsPerPoint)
      }
      layer.contents = image.bitmap
      layer.contentsGravity = .resize(center: image.center)
      layer.backgroundColor = nil
      growth = current.pixelsPerPoint
    } else {
      layer.contents = nil
      layer.backgroundColor = current.color(for: state)
      growth = 0
    }
  }

  func layout() {
    layer.frame = PixelRect(x: 0, y: 0, width: size.width, height: size.height + growth)
  }
}

extension StretchableImage {
  /// Draws the image of a rounded row.
  ///
  /// It is 2r + 2 pt wide, and r + 2 or 2r + 2 pt high, with a center two points wide and one point
  /// high. Of the two points along the height, one stretches; the other is the square end of a first
  /// row, or a transparent line of one point below the rounded end of other rows.
  ///
  /// - Parameter point: The number of device pixels per point.
  fileprivate init(_ image: RoundedImage, corners: CornerSet, point: Int) {
    let radius = image.radius
    let above = corners.isDisjoint(with: .top) ? 0 : radius
    let below = corners.isDisjoint(with: .bottom) ? 0 : radius
    bitmap = Bitmap(width: 2 * radius + 2 * point, height: above + below + 2 * point)
    let clear = below > 0 ? point : 0
    image.draw(
      into: bitmap, corners: corners,
      in: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height - clear))
    center = PixelRect(x: radius, y: above, width: 2 * point, height: point)
  }
}
