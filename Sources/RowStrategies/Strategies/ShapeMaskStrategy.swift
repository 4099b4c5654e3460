import Geometry
import Graphics
import TableModel

extension StrategyDescriptor {
  /// Square backgrounds in cells that a shape layer masks, text included.
  ///
  /// As a `CAShapeLayer` with the path of a rounded rectangle, set as the mask of the cell's layer:
  /// correct for any content, at the cost of two off-screen passes for each first, last or single
  /// row, one for the mask and one for the cell. Other colours update the visible rows; another radius
  /// or appearance reloads all rows, because the mask is set when a cell is dequeued.
  ///
  /// The edges of a selected row are those of ``StrategyDescriptor/cornerClip``.
  public static let shapeMask = StrategyDescriptor(
    id: "shape-mask",
    summary: "Cells masked by a rounded shape with all they hold: 2 off-screen passes a cap row.",
    source: "CALayer, mask", kind: .alternative,
    make: {
      StyledStrategy($0, scope: ReloadScope.visibleForColors) {
        ShapeMaskBackground(state: $0, style: $1)
      }
    })
}

final class ShapeMaskBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: SharedStyle
  private let shape = Layer(role: .background)
  private var position = RowPosition.middle
  private var size = PixelSize(width: 0, height: 0)

  init(state: RowState, style: SharedStyle) {
    self.state = state
    self.style = style
    shape.backgroundColor = .black
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.position = position
    self.size = size
    layer.backgroundColor = style.current.color(for: state)
    shape.cornerRadius = style.current.radius
    shape.roundedCorners = position.corners
  }

  func layout() {
    layer.frame = PixelRect(size)
    shape.frame = PixelRect(size)
  }

  var cellMask: Layer? {
    // The mask of the normal background also applies to everything above it.
    state == .normal && position.isCap && style.current.radius > 0 ? shape : nil
  }
}
