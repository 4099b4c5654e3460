/// What changed of a table's style while it was scrolled.
public enum StyleChange: String, Sendable, CaseIterable {
  /// The radius of the corners.
  case radius
  /// The colour of rows or of selected rows.
  case color
  /// The appearance, from light to dark or back: all colours at once.
  case appearance
}

/// Which cells a change of style concerns.
public enum ReloadScope: Sendable {
  /// None: the layers were changed in place.
  case nothing
  /// Those on the display are configured again, and laid out.
  case visibleRows
  /// All cells leave the display and are dequeued again, as when a table reloads its data.
  case allRows
  /// The strategy and all of its cells are made anew.
  case newTable
}
