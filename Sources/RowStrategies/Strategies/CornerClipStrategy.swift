import Graphics
import TableModel

extension StrategyDescriptor {
  /// Cells that clip all of their content to rounded corners: an off-screen pass per cap row.
  public static let cornerClip = StrategyDescriptor(
    id: "corner-clip",
    summary: "Cells clipped to rounded corners with all they hold: an off-screen pass a cap row.",
    source: "TOInsetGroupedTableView", kind: .alternative, make: { CornerClipStrategy(style: $0) })
}

/// Square backgrounds in cells that clip their whole content, text included, to rounded corners.
///
/// As in TOInsetGroupedTableView: correct for any content, at the cost of an off-screen pass for
/// each first, last or single row. Other colors update the visible rows; another radius or
/// appearance reloads all rows, because the clip is set when a cell is dequeued.
///
/// The edges of a selected row differ from those of other strategies: here the selected background
/// covers the normal one before both are clipped once, whereas elsewhere the antialiased edge of
/// the normal background shows through that of the selected one.
final class CornerClipStrategy: RowStrategy {
  private let style: SharedStyle

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    ColorBackground(state: state, style: style, rounding: .cellClip)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    guard style.update(new) else { return .nothing }
    return change == .color ? .visibleRows : .allRows
  }
}
