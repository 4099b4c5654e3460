package import Geometry
package import Graphics
package import TableModel

/// The hairlines of a row: one below it, and one above the first row of a section.
///
/// As TORoundedTableView does, the hairlines at a section's outer edges are made clear where its
/// corners are rounded: neither hidden nor taken out. In a table from edge to edge they are drawn
/// over the whole width.
package final class RowSeparators {
  private let top = Layer(role: .decoration)
  private let bottom = Layer(role: .decoration)
  private var position = RowPosition.single

  package init() {}

  package var layers: [Layer] { [top, bottom] }

  /// - Parameter isFlush: Whether rows go from edge to edge, without rounded corners.
  package func configure(position: RowPosition, color: PixelColor, isFlush: Bool) {
    self.position = position
    top.isHidden = !position.isFirst
    let outer = isFlush ? color : nil
    top.backgroundColor = position.isFirst ? outer : nil
    bottom.backgroundColor = position.isLast ? outer : color
  }

  /// Sets the frames for the row that was configured last.
  ///
  /// - Parameter inset: The distance of the hairline between two rows from the left edge, in
  ///   pixels.
  package func layout(size: PixelSize, inset: Int) {
    top.frame = Self.top(in: size)
    bottom.frame = Self.bottom(in: size, inset: position.isLast ? 0 : inset)
  }

  package static func top(in size: PixelSize) -> PixelRect {
    PixelRect(x: 0, y: 0, width: size.width, height: min(1, size.height))
  }

  package static func bottom(in size: PixelSize, inset: Int) -> PixelRect {
    let height = min(1, size.height)
    return PixelRect(
      x: inset, y: size.height - height, width: max(0, size.width - inset), height: height)
  }
}

extension RowPosition {
  fileprivate var isFirst: Bool { self == .first || self == .single }
  fileprivate var isLast: Bool { self == .last || self == .single }
}
