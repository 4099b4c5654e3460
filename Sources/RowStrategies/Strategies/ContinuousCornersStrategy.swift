import Graphics
import TableModel

extension StrategyDescriptor {
  /// One layer per row with a corner radius and the platform's smooth curve, filled without clipping.
  ///
  /// As `cornerCurve` on a layer: a property like the radius, whose corner squares are half as wide
  /// again and blend 2.3 times as many pixels. A change of style updates the visible rows, and all
  /// others when they are reused.
  public static let continuousCorners = StrategyDescriptor(
    id: "continuous-corners",
    summary:
      "One coloured layer a row with the platform's smooth corner curve; only corners blend.",
    source: "CALayer, cornerCurve", kind: .alternative, look: RowLook(cornerCurve: .continuous),
    make: {
      StyledStrategy($0) { ColorBackground(state: $0, style: $1, rounding: .fill(.continuous)) }
    })
}
