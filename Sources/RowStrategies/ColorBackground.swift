import Geometry
import Graphics
import TableModel

/// A layer with a background colour, whose corners the compositor or the cell may round.
final class ColorBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: SharedStyle
  private let rounding: Rounding
  private var position = RowPosition.middle
  private var size = PixelSize(width: 0, height: 0)

  enum Rounding {
    case none
    /// The layer rounds its own colour, without a clip.
    case fill(CornerCurve)
    /// The cell clips all that it shows, and is kept as a bitmap if `isRasterized`.
    case cellClip(isRasterized: Bool)
  }

  init(state: RowState, style: SharedStyle, rounding: Rounding) {
    self.state = state
    self.style = style
    self.rounding = rounding
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.position = position
    self.size = size
    layer.backgroundColor = style.current.color(for: state)
    guard case .fill(let curve) = rounding else { return }
    layer.cornerCurve = curve
    layer.cornerRadius =
      position.isCap
      ? curve.radius(atMost: style.current.radius, fitting: min(size.width, size.height)) : 0
    layer.roundedCorners = position.corners
  }

  func layout() {
    layer.frame = PixelRect(size)
  }

  var cellClip: CellClip? {
    let radius = style.current.radius
    // The clip of the normal background also applies to everything above it.
    guard case .cellClip = rounding, state == .normal, position.isCap, radius > 0 else {
      return nil
    }
    return CellClip(radius: radius, corners: position.corners)
  }

  var rasterizesCell: Bool {
    if case .cellClip(isRasterized: true) = rounding { true } else { false }
  }
}
