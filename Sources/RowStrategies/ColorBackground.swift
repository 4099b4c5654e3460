import Geometry
import Graphics
import TableModel

/// A layer with a background color, whose corners the compositor or the cell may round.
final class ColorBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: SharedStyle
  private let rounding: Rounding
  private var position = RowPosition.middle
  private var size = PixelSize(width: 0, height: 0)

  /// The way in which corners are rounded.
  enum Rounding {
    /// Corners are square.
    case none
    /// The layer fills a rounded rectangle.
    case fill
    /// The cell clips all of its content.
    case cellClip
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
    if rounding == .fill {
      layer.cornerRadius = position.isCap ? style.current.radius : 0
      layer.roundedCorners = position.corners
    }
  }

  func layout() {
    layer.frame = PixelRect(size)
  }

  var cellClip: CellClip? {
    let radius = style.current.radius
    // The clip of the normal background also applies to everything above it.
    guard rounding == .cellClip, state == .normal, position.isCap, radius > 0 else { return nil }
    return CellClip(radius: radius, corners: position.corners)
  }
}
