import Graphics
import TableModel

extension StrategyDescriptor {
  /// Cells clipped to rounded corners and kept as bitmaps, text included.
  ///
  /// As `shouldRasterize` on the cell's layer beside a corner radius and `masksToBounds`: a cell that
  /// does not change is one blended quad without an off-screen pass, middle rows included. A cell
  /// that is reused, or whose selection fades, is drawn off screen again, and the bitmap of each
  /// visible cell takes memory. Changes of style are handled as in ``StrategyDescriptor/cornerClip``.
  public static let rasterized = StrategyDescriptor(
    id: "rasterized",
    summary: "Clipped cells kept as bitmaps; an off-screen pass for each row that comes in.",
    source: "CALayer, shouldRasterize", kind: .alternative,
    make: {
      StyledStrategy($0, scope: ReloadScope.visibleForColors) {
        ColorBackground(state: $0, style: $1, rounding: .cellClip(isRasterized: true))
      }
    })
}
