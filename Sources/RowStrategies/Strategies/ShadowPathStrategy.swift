import Graphics
import TableModel

extension StrategyDescriptor {
  /// Rounded rows with a soft shadow of known shape: shared images, no off-screen pass.
  ///
  /// As with the `shadowPath` of a `CALayer`: nothing has to be drawn to find out the shape. Small
  /// images of the shadow, one per position, are blurred once and stretched between their corners. A
  /// change of style, except of the selection's colour, removes them; visible rows obtain new ones at
  /// once, all others when they are reused.
  public static let shadowPath = StrategyDescriptor(
    id: "shadow-path",
    summary:
      "Rounded rows with a soft shadow of known shape: shared stretched images, no pass.",
    source: "CALayer, shadowPath", kind: .alternative, look: RowLook(shadow: .soft),
    make: {
      let images = StretchableImages()
      return StyledStrategy($0, images: images) {
        ShadowedBackground(state: $0, style: $1, images: images)
      }
    })
}
