/// A change of a table's style during a scroll.
public enum StyleChange: String, Sendable, CaseIterable {
  /// The radius of the corners.
  case radius
  /// The colour of rows or of selected rows.
  case color
  /// The appearance, light or dark: all colours at once.
  case appearance
}

/// The cells that a change of style affects.
public enum ReloadScope: Sendable {
  /// No cells; the layers were updated in place.
  case nothing
  /// Visible cells, which are configured and laid out again.
  case visibleRows
  /// All cells, which leave the display and are dequeued again, as when a table reloads its data.
  case allRows
  /// All cells; the strategy and its cells are recreated.
  case newTable
}
