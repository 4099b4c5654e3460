/// The column that the rows of a table take up within its width, in points.
///
///     Column(tableWidth: 1366, inset: 40, maximumWidth: 0)     // x 40, width 1286
///     Column(tableWidth: 1366, inset: 40, maximumWidth: 675)   // x 345.5, width 675
///
/// The rule is TORoundedTableView's: the table's width less the inset on either side, capped at the
/// maximum width if there is one, centred; then the safe area narrows it: at the right by as much
/// as it takes there, at the left it shifts it by as much too.
package struct Column: Equatable, Sendable {
  /// The distance of the column's left edge from the table's.
  package let x: Double
  package let width: Double

  /// - Parameter tableWidth: The width of the table, in points, positive.
  /// - Parameter inset: The distance kept on either side, in points; ignored where the table is
  ///   compact.
  /// - Parameter maximumWidth: The greatest width of the column, in points; 0 for none.
  /// - Parameter isCompact: Whether the table is too narrow for insets: rows go from edge to edge,
  ///   under whatever covers a side.
  /// - Parameter safeAreaLeft: How much of the left side is covered, by a notch for one, in points;
  ///   ignored where the table is compact.
  /// - Parameter safeAreaRight: The same of the right side.
  /// - Precondition: The insets leave a positive width.
  package init(
    tableWidth: Double, inset: Double, maximumWidth: Double, isCompact: Bool = false,
    safeAreaLeft: Double = 0, safeAreaRight: Double = 0
  ) {
    guard !isCompact else {
      x = 0
      width = tableWidth
      return
    }
    precondition(safeAreaLeft >= 0 && safeAreaRight >= 0, "what a safe area takes is not negative")
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

  /// Whether the column touches the table's left edge, where corners are not rounded.
  package var isFlush: Bool { x <= 0 }
}
