import Graphics
import TableModel

/// Square backgrounds in cells that clip everything in them, text included, to rounded corners.
///
/// As in TOInsetGroupedTableView: right for any content, at the price of an off-screen pass for each
/// first, last or single row. Other colours reach the visible rows; for another radius or appearance
/// all rows are shown anew, because the clip is set when a cell comes in.
///
/// A selected row's edges differ from those of the other strategies: it is clipped once, with the
/// normal background wholly covered, where they show the normal background's smooth edge through
/// that of the selected one.
final class CornerClipStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "corner-clip",
    summary: "Cells clipped to rounded corners with all they hold: an off-screen pass a cap row.",
    kind: .alternative, make: { CornerClipStrategy(style: $0) })

  private let style: SharedStyle

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    ColorBackground(state: state, style: style, rounding: .cellClip)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    guard style.take(new) else { return .nothing }
    return change == .color ? .visibleRows : .allRows
  }
}
