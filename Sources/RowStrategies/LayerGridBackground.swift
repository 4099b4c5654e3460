import CoreLayout
import Geometry
import Layers

/// The grid of one cell: a clear host, three solids and, from the first cap row on, four corners.
///
/// A cell that only ever shows middle rows has the one solid that they need.
final class LayerGridBackground: RowBackground {
  let layer = Layer(role: .background)
  private let style: RowStyle
  private let state: RowState
  private let disc: Bitmap
  private let middle = Layer(role: .background)
  private lazy var cap = makeCap()
  private var corners: CornerSet = []
  private var size = PixelSize(width: 0, height: 0)

  /// The layers that a cap row has and a middle row has not.
  private struct Cap {
    let top: Layer
    let bottom: Layer
    /// Each corner's place in the set, and its layer.
    let corners: [(CornerSet, Layer)]
  }

  init(style: RowStyle, state: RowState, disc: Bitmap) {
    self.style = style
    self.state = state
    self.disc = disc
    middle.backgroundColor = style.color(for: state)
  }

  func configure(position: RowPosition, size: PixelSize) {
    corners = style.radius > 0 ? position.corners : []
    self.size = size
  }

  func layout() {
    let (width, height, radius) = (size.width, grownHeight, style.radius)
    layer.frame = PixelRect(x: 0, y: 0, width: width, height: height)
    if corners.isEmpty {
      // One rectangle: the layer itself, as the platform's own background of a plain cell.
      showPlain()
      return
    }
    layer.backgroundColor = nil
    let top = corners.contains(.top)
    let bottom = corners.contains(.bottom)
    let strip = PixelRect(x: radius, y: 0, width: width - 2 * radius, height: radius)
    cap.top.frame = strip
    cap.top.isHidden = !top
    cap.bottom.frame = strip.offset(x: 0, y: height - radius)
    cap.bottom.isHidden = !bottom
    let above = top ? radius : 0
    let below = bottom ? radius : 0
    middle.frame = PixelRect(x: 0, y: above, width: width, height: height - above - below)
    middle.isHidden = middle.frame.isEmpty
    for (corner, layer) in cap.corners {
      let right = corner == .topRight || corner == .bottomRight
      let lower = corner == .bottomLeft || corner == .bottomRight
      layer.isHidden = lower ? !bottom : !top
      layer.frame = PixelRect(
        x: right ? width - radius : 0, y: lower ? height - radius : 0, width: radius, height: radius
      )
    }
  }

  /// The height of the grid: the normal background of a first row is one point taller than the row,
  /// to cover a gap to the next one, which lies over it.
  private var grownHeight: Int {
    let isGrown = state == .normal && corners == .top
    return size.height + (isGrown ? style.pixelsPerPoint : 0)
  }

  private func showPlain() {
    layer.backgroundColor = style.color(for: state)
    for sublayer in layer.sublayers { sublayer.isHidden = true }
  }

  private func makeCap() -> Cap {
    let radius = style.radius
    func solid() -> Layer {
      let layer = Layer(role: .background)
      layer.backgroundColor = style.color(for: state)
      return layer
    }
    func corner(_ x: Int, _ y: Int) -> Layer {
      let layer = Layer(role: .background)
      layer.contents = disc
      layer.contentsOrigin = (x * radius, y * radius)
      return layer
    }
    let cap = Cap(
      top: solid(), bottom: solid(),
      corners: [
        (.topLeft, corner(0, 0)), (.topRight, corner(1, 0)),
        (.bottomLeft, corner(0, 1)), (.bottomRight, corner(1, 1)),
      ])
    for sublayer in [cap.top, middle, cap.bottom] + cap.corners.map(\.1) {
      layer.addSublayer(sublayer)
    }
    return cap
  }
}
