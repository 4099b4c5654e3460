import Graphics
import TableModel

extension StrategyDescriptor {
  /// Square backgrounds in cells that clip their whole content, text included, to rounded corners.
  ///
  /// As in TOInsetGroupedTableView: correct for any content, at the cost of an off-screen pass for
  /// each first, last or single row. Other colours update the visible rows; another radius or
  /// appearance reloads all rows, because the clip is set when a cell is dequeued.
  ///
  /// The edges of a selected row differ from those of other strategies: here the selected background
  /// covers the normal one before both are clipped once, whereas elsewhere the antialiased edge of
  /// the normal background shows through that of the selected one.
  public static let cornerClip = StrategyDescriptor(
    id: "corner-clip",
    summary: "Cells clipped to rounded corners with all they hold: an off-screen pass a cap row.",
    source: "TOInsetGroupedTableView", kind: .alternative,
    make: {
      StyledStrategy($0, scope: ReloadScope.visibleForColors) {
        ColorBackground(state: $0, style: $1, rounding: .cellClip(isRasterized: false))
      }
    })
}
