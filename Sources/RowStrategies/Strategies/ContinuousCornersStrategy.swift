import Geometry
import Graphics
import TableModel

extension StrategyDescriptor {
  /// One layer per row with a corner radius and the platform's smooth corner curve.
  public static let continuousCorners = StrategyDescriptor(
    id: "continuous-corners",
    summary:
      "One coloured layer a row with the platform's smooth corner curve; only corners blend.",
    source: "CALayer, cornerCurve", kind: .alternative, look: ContinuousCornersStrategy.look,
    make: { ContinuousCornersStrategy(style: $0) })
}

/// One layer per row with a corner radius and the platform's smooth curve, filled without clipping.
///
/// As `cornerCurve` on a layer: a property like the radius, whose corner squares are half as wide
/// again and blend 2.3 times as many pixels. A change of style updates the visible rows, and all
/// others when they are reused.
final class ContinuousCornersStrategy: RowStrategy {
  fileprivate static let look = RowLook(cornerCurve: .continuous)
  private let style: SharedStyle

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    ContinuousBackground(state: state, style: style, look: Self.look)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    style.update(new) ? .visibleRows : .nothing
  }
}

/// A layer whose corners follow the continuous curve.
final class ContinuousBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: SharedStyle
  private let look: RowLook
  private var size = PixelSize(width: 0, height: 0)

  init(state: RowState, style: SharedStyle, look: RowLook) {
    self.state = state
    self.style = style
    self.look = look
    layer.cornerCurve = look.cornerCurve
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
    layer.backgroundColor = style.current.color(for: state)
    layer.cornerRadius = position.isCap ? look.radius(style.current, ofRow: size) : 0
    layer.roundedCorners = position.corners
  }

  func layout() {
    layer.frame = PixelRect(size)
  }
}
