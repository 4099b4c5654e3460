import Graphics
import TableModel

/// A strategy whose backgrounds share nothing but the style of the table.
final class StyledStrategy: RowStrategy {
  private let style: SharedStyle
  private let scope: @Sendable (StyleChange) -> ReloadScope
  private let makeBackground: @Sendable (RowState, SharedStyle) -> any RowBackground

  /// - Parameter scope: Returns the cells that a change of style affects. By default visible cells,
  ///   while all others follow when they are reused.
  init(
    _ style: RowStyle,
    scope: @escaping @Sendable (StyleChange) -> ReloadScope = { _ in .visibleRows },
    makeBackground: @escaping @Sendable (RowState, SharedStyle) -> any RowBackground
  ) {
    self.style = SharedStyle(style)
    self.scope = scope
    self.makeBackground = makeBackground
  }

  func makeRowBackground(for state: RowState) -> any RowBackground { makeBackground(state, style) }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    style.update(new) ? scope(change) : .nothing
  }
}

extension ReloadScope {
  /// Returns the scope of a change where a clip or mask is set when a cell is dequeued: other colours
  /// update the visible rows, another radius or appearance reloads all of them.
  static func clippedCells(_ change: StyleChange) -> ReloadScope {
    change == .color ? .visibleRows : .allRows
  }
}
