package import Geometry

/// The view above the first section, and the one below the last: containers with a title in them
/// that scroll with the rows, after EasyCustomTable.
package enum TableHeader {
  /// In points.
  package static let height = 60.0

  /// The places of a table header's title.
  ///
  /// As published, the label is as wide as its container and begins 10 pt from its left edge, so
  /// that a long title sticks out by as much on the right.
  package struct Places: Equatable, Sendable {
    /// The rectangle that the title may fill, in the header's coordinates.
    package let label: PixelRect
    package let height: Int

    /// - Parameter width: In device pixels.
    package init(scale: DisplayScale, width: Int) {
      let (top, bottom) = (scale.pixels(20), scale.pixels(TableHeader.height))
      label = PixelRect(x: scale.pixels(10), y: top, width: width, height: bottom - top)
      height = bottom
    }

    package func title(_ text: PixelSize) -> PixelRect {
      let height = min(text.height, label.height)
      return PixelRect(
        x: label.x, y: label.y + (label.height - height) / 2, width: text.width, height: height)
    }
  }
}
