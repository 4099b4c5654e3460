import Graphics
import TableModel

extension StrategyDescriptor {
  /// One layer per row with a corner radius, not clipped: only corners blend.
  public static let roundedFill = StrategyDescriptor(
    id: "rounded-fill",
    summary: "One coloured layer a row with a corner radius and no clip; only corners blend.",
    source: "the platform's lists", make: { RoundedFillStrategy(style: $0) })
}

/// One layer per row with a corner radius, whose color the compositor fills into a rounded
/// rectangle without clipping.
///
/// This is the platform's default for lists today. A change of style updates the visible rows, and
/// all others when they are reused.
final class RoundedFillStrategy: RowStrategy {
  private let style: SharedStyle

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    ColorBackground(state: state, style: style, rounding: .fill)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    style.update(new) ? .visibleRows : .nothing
  }
}
