import Graphics
import TableModel

extension StrategyDescriptor {
  /// The control: one opaque rectangle per row, without corners.
  ///
  /// A strategy's cost beyond it is the price of rounding; text and backdrop cost the same for all.
  /// Another radius has no effect; other colours update the visible rows at once and all others when
  /// they are reused.
  public static let square = StrategyDescriptor(
    id: "square",
    summary:
      "Control: one opaque rectangle a row, no corners; what rounding costs is counted from it.",
    source: "control", kind: .control,
    make: {
      StyledStrategy($0, scope: { $0 == .radius ? .nothing : .visibleRows }) {
        ColorBackground(state: $0, style: $1, rounding: .none)
      }
    })
}
