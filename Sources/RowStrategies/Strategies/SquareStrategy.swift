import Geometry
import Graphics
import TableModel

extension StrategyDescriptor {
  /// The control: one opaque rectangle per row, without corners.
  public static let square = StrategyDescriptor(
    id: "square",
    summary:
      "Control: one opaque rectangle a row, no corners; what rounding costs is counted from it.",
    source: "control", kind: .control, make: { SquareStrategy(style: $0) })
}

/// The control: one opaque rectangle per row, without corners.
///
/// A strategy's cost beyond it is the price of rounding; text and backdrop cost the same for all.
/// Another radius has no effect; other colors update the visible rows at once and all others when
/// they are reused.
final class SquareStrategy: RowStrategy {
  private let style: SharedStyle

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    ColorBackground(state: state, style: style, rounding: .none)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    style.update(new) && change != .radius ? .visibleRows : .nothing
  }
}
