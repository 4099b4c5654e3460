import Geometry
import Graphics
import TableModel

/// The control: one opaque rectangle a row, without corners.
///
/// What a strategy costs over it is the price of rounding; text and backdrop cost everyone the same.
/// Another radius changes nothing; other colours reach the visible rows at once and all others when
/// they come in.
final class SquareStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "square",
    summary:
      "Control: one opaque rectangle a row, no corners; what rounding costs is counted from it.",
    kind: .control, make: { SquareStrategy(style: $0) })

  private let style: SharedStyle

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    ColorBackground(state: state, style: style, rounding: .none)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    style.take(new) && change != .radius ? .visibleRows : .nothing
  }
}
