/// The column that the rows of a table take up within its width, in points.
///
///     Column(tableWidth: 1366, inset: 40, maximumWidth: 0)     // x 40, width 1286
///     Column(tableWidth: 1366, inset: 40, maximumWidth: 675)   // x 345.5, width 675
///
/// The rule is TORoundedTableView's: the table's width less the inset on either side, capped at the
/// maximum width if there is one, centred.
package struct Column: Equatable, Sendable {
  /// The distance of the column's left edge from the table's.
  package let x: Double
  package let width: Double

  /// - Parameter tableWidth: The width of the table, in points, positive.
  /// - Parameter inset: The distance kept on either side, in points; ignored where the table is
  ///   compact.
  /// - Parameter maximumWidth: The greatest width of the column, in points; 0 for none.
  /// - Parameter isCompact: Whether the table is too narrow for insets: rows go from edge to edge.
  /// - Precondition: The insets leave a positive width.
  package init(tableWidth: Double, inset: Double, maximumWidth: Double, isCompact: Bool = false) {
    guard !isCompact else {
      x = 0
      width = tableWidth
      return
    }
    let inner = tableWidth - 2 * inset
    precondition(
      inner > 0, "insets of \(inset) pt leave no column in a table \(tableWidth) pt wide")
    width = maximumWidth > 0 ? min(inner, maximumWidth) : inner
    x = (tableWidth - width) / 2
  }

  /// Whether the column touches the table's edges, where corners are not rounded.
  package var isFlush: Bool { x <= 0 }
}
