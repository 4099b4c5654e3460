package import Geometry

/// The place of the title in the view above the first section, and in the one below the last:
/// containers that scroll with the rows, after EasyCustomTable.
///
/// As published, the label is as wide as its container and begins 10 pt from its left edge, so that
/// a long title sticks out by as much on the right.
package struct TableHeader: Equatable, Sendable {
  /// In points.
  package static let height = 60.0

  /// The rectangle that the title may fill, in the header's coordinates.
  package let label: PixelRect
  package let height: Int

  /// - Parameter width: In device pixels.
  package init(scale: DisplayScale, width: Int) {
    let (top, bottom) = (scale.pixels(20), scale.pixels(Self.height))
    label = PixelRect(x: scale.pixels(10), y: top, width: width, height: bottom - top)
    height = bottom
  }

  package func title(_ text: PixelSize) -> PixelRect {
    let height = min(text.height, label.height)
    return PixelRect(
      x: label.x, y: label.y + (label.height - height) / 2, width: text.width, height: height)
  }
}
