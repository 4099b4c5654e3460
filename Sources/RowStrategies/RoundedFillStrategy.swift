import Graphics
import TableModel

/// One layer a row whose colour the compositor fills into a rounded rectangle; nothing is clipped.
///
/// What a list is given by default today. A change of style sets the properties of the visible rows
/// again, and of all others when they come in.
final class RoundedFillStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "rounded-fill",
    summary: "One coloured layer a row with a corner radius and no clip; only corners blend.",
    kind: .alternative, make: { RoundedFillStrategy(style: $0) })

  private let style: SharedStyle

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    ColorBackground(state: state, style: style, rounding: .fill)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    style.take(new) ? .visibleRows : .nothing
  }
}
