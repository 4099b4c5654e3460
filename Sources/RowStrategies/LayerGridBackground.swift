import Geometry
import Graphics
import TableModel

/// The layer grid of one cell: a transparent container, three solid layers and, from the first cap
/// row on, four corners.
///
/// A cell that has only shown middle rows has a single solid layer. Each layout compares the cell's
/// disc with the table's current one and, if they differ, adopts the table's disc and colour.
final class LayerGridBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: SharedStyle
  private let discs: GridDiscs
  /// Indicates whether the solids are views instead of layers.
  private let hasViews: Bool
  private var disc: Bitmap
  /// The colour of the disc.
  private var color: PixelColor
  /// Indicates whether the platform cleared the colours of views.
  private var isCleared = false
  private let middle = Layer(role: .background)
  private var cap: Cap?
  private var corners: CornerSet = []
  private var size = PixelSize(width: 0, height: 0)

  /// The layers of cap rows that middle rows do not need.
  private struct Cap {
    let top: Layer
    let bottom: Layer
    let corners: [(CornerSet, Layer)]
  }

  init(state: RowState, style: SharedStyle, discs: GridDiscs, hasViews: Bool = false) {
    self.state = state
    self.style = style
    self.discs = discs
    self.hasViews = hasViews
    disc = discs.disc(for: state, style)
    color = style.current.color(for: state)
    middle.backgroundColor = color
  }

  func cellWasSelected(_ isSelected: Bool) {
    guard hasViews, isCleared != isSelected else { return }
    isCleared = isSelected
    colorSolids()
  }

  func configure(position: RowPosition, size: PixelSize) {
    corners = position.corners
    self.size = size
  }

  func layout() {
    updateDisc()
    let radius = style.current.radius
    let (width, height) = (size.width, grownHeight)
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    layer.frame = bounds
    if corners.isEmpty || radius == 0 {
      // A single rectangle: the container itself, like the platform's background of a plain cell.
      layer.backgroundColor = solidColor
      for sublayer in layer.sublayers { sublayer.isHidden = true }
      return
    }
    layer.backgroundColor = nil
    let cap = cap ?? makeCap()
    self.cap = cap
    let top = !corners.isDisjoint(with: .top)
    let bottom = !corners.isDisjoint(with: .bottom)
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
      layer.isHidden = corner.isTop ? !top : !bottom
      layer.contentsOrigin = (corner.isLeft ? 0 : radius, corner.isTop ? 0 : radius)
      layer.frame = bounds.square(at: corner, side: radius)
    }
  }

  /// With transparent corners, as in the original, the normal background of a first row is one
  /// point taller than the row, which closes a gap to the next row, drawn above it.
  private var grownHeight: Int {
    let isGrown =
      !discs.isOpaque && state == .normal && corners == .top && style.current.radius > 0
    return size.height + (isGrown ? style.current.pixelsPerPoint : 0)
  }

  private func updateDisc() {
    let current = discs.disc(for: state, style)
    guard current !== disc else { return }
    disc = current
    color = style.current.color(for: state)
    colorSolids()
    for (_, layer) in cap?.corners ?? [] { layer.contents = disc }
  }

  private var solidColor: PixelColor? { isCleared ? nil : color }

  private func colorSolids() {
    for solid in [middle, cap?.top, cap?.bottom] { solid?.backgroundColor = solidColor }
  }

  private func makeCap() -> Cap {
    let solids = [Layer(role: .background), Layer(role: .background)]
    for solid in solids { solid.backgroundColor = solidColor }
    let corners = CornerSet.each.map { corner in
      let layer = Layer(role: .background)
      layer.contents = disc
      layer.isOpaque = discs.isOpaque
      return (corner, layer)
    }
    for sublayer in [solids[0], middle, solids[1]] + corners.map(\.1) {
      layer.addSublayer(sublayer)
    }
    return Cap(top: solids[0], bottom: solids[1], corners: corners)
  }
}
