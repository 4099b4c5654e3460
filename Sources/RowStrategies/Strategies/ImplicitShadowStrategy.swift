import Graphics
import TableModel

extension StrategyDescriptor {
  /// Rounded rows with a soft shadow, whose shape the renderer finds out by drawing the row.
  ///
  /// As `shadowOpacity` without a `shadowPath`: each visible row is drawn into an off-screen pass in
  /// every frame, whose alpha is blurred and shown beneath the row. A change of style updates the
  /// visible rows, and all others when they are reused.
  public static let implicitShadow = StrategyDescriptor(
    id: "implicit-shadow",
    summary:
      "Rounded rows with a soft shadow of unknown shape: an off-screen pass a row, blurred.",
    source: "CALayer, shadowOpacity", kind: .alternative, look: RowLook(shadow: .soft),
    make: { StyledStrategy($0) { ShadowedBackground(state: $0, style: $1) } })
}
