package import Geometry
package import TableModel

/// The place of a row: its cell, and the part of it that is seen while the row grows.
package struct RowPlace: Equatable {
  package private(set) var cell: PixelRect
  /// The rectangle of the row.
  package private(set) var shown: PixelRect
  /// The rectangle to which the cell is cut off while the row grows; `nil` if the whole cell is seen.
  package private(set) var opening: PixelRect?

  package init(_ row: PixelRect) {
    cell = row
    shown = row
  }

  /// The place of a row that grows: the upper part of its cell is seen first, of a last row of a
  /// section the lower one, which has the corners.
  ///
  /// The cell is cut off where it continues, and shadows beyond its other edges are seen.
  ///
  /// - Parameter height: The height of the cell, in pixels.
  /// - Parameter width: The width of the display, in pixels.
  package init(growing row: PixelRect, to height: Int, at position: RowPosition, width: Int) {
    let height = max(height, row.height)
    let isLast = position == .last
    shown = row
    cell = PixelRect(
      x: row.x, y: isLast ? row.maxY - height : row.y, width: row.width, height: height)
    guard height > row.height else { return }
    opening = PixelRect(
      x: 0, y: isLast ? row.y : row.y - height, width: width, height: row.height + height)
  }

  package func offset(x: Int, y: Int) -> RowPlace {
    var moved = self
    moved.cell = cell.offset(x: x, y: y)
    moved.shown = shown.offset(x: x, y: y)
    moved.opening = opening?.offset(x: x, y: y)
    return moved
  }
}
