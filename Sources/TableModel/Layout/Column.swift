/// The column that the rows of a table occupy within its width, in points.
///
///     Column(tableWidth: 1366, inset: 40, maximumWidth: 0)     // x 40, width 1286
///     Column(tableWidth: 1366, inset: 40, maximumWidth: 675)   // x 345.5, width 675
///
/// The rule is that of TORoundedTableView: the table's width minus the inset on either side,
/// limited to the maximum width and centered. The safe area then reduces the width by its left and
/// right amounts, and the left amount also shifts the column.
package struct Column: Equatable, Sendable {
  package let x: Double
  package let width: Double

  /// - Parameters:
  ///   - maximumWidth: 0 for none.
  ///   - isCompact: Whether the table is too narrow for insets, so that rows extend from edge to
  ///     edge, including the safe area; the other distances are then ignored.
  /// - Precondition: The column's width is positive.
  package init(
    tableWidth: Double, inset: Double, maximumWidth: Double, isCompact: Bool = false,
    safeAreaLeft: Double = 0, safeAreaRight: Double = 0
  ) {
    guard !isCompact else {
      x = 0
      width = tableWidth
      return
    }
    precondition(safeAreaLeft >= 0 && safeAreaRight >= 0, "safe area insets are not negative")
    let inner = tableWidth - 2 * inset
    let centered = maximumWidth > 0 ? min(inner, maximumWidth) : inner
    x = (tableWidth - centered) / 2 + safeAreaLeft
    width = centered - safeAreaLeft - safeAreaRight
    precondition(
      width > 0,
      """
      insets of \(inset) pt and a safe area of \(safeAreaLeft) and \(safeAreaRight) pt leave no \
      column in a table \(tableWidth) pt wide
      """)
  }

  package init(x: Double, width: Double) {
    self.x = x
    self.width = width
  }

  /// Returns the column at a share of the way to another one, 0…1.
  package func interpolated(to other: Column, share: Double) -> Column {
    Column(x: x + share * (other.x - x), width: width + share * (other.width - width))
  }

  /// Indicates whether the column touches the table's left edge, where corners are square.
  package var isFlush: Bool { x <= 0 }
}
