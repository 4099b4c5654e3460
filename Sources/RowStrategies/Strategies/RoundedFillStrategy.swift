import Graphics
import TableModel

extension StrategyDescriptor {
  /// One layer per row with a corner radius, whose colour the compositor fills into a rounded
  /// rectangle without clipping.
  ///
  /// This is the platform's default for lists today. A change of style updates the visible rows, and
  /// all others when they are reused.
  public static let roundedFill = StrategyDescriptor(
    id: "rounded-fill",
    summary: "One coloured layer a row with a corner radius and no clip; only corners blend.",
    source: "the platform's lists",
    make: {
      StyledStrategy($0) { ColorBackground(state: $0, style: $1, rounding: .fill(.circular)) }
    })
}
