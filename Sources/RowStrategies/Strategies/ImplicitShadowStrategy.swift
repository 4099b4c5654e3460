import Graphics
import TableModel

extension StrategyDescriptor {
  /// Rounded rows with a soft shadow that is blurred in an off-screen pass per row.
  public static let implicitShadow = StrategyDescriptor(
    id: "implicit-shadow",
    summary:
      "Rounded rows with a soft shadow of unknown shape: an off-screen pass a row, blurred.",
    source: "CALayer, shadowOpacity", kind: .alternative, look: RowLook(shadow: .soft),
    make: { ImplicitShadowStrategy(style: $0) })
}

/// Rounded rows with a soft shadow, whose shape the renderer finds out by drawing the row.
///
/// As `shadowOpacity` without a `shadowPath`: each visible row is drawn into an off-screen pass in
/// every frame, whose alpha is blurred and shown beneath the row. A change of style updates the
/// visible rows, and all others when they are reused.
final class ImplicitShadowStrategy: RowStrategy {
  private let style: SharedStyle

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    ShadowedBackground(state: state, source: .renderer, style: style, shadow: .soft)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    style.update(new) ? .visibleRows : .nothing
  }
}
