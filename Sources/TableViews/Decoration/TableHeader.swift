package import Geometry
package import Graphics

/// A view above the first section, or below the last, that scrolls with the rows: a container with a
/// title in it, after EasyCustomTable.
package final class TableHeader {
  package let layer = Layer(role: .decoration)
  private let label = Label()

  package init() {
    layer.addSublayer(label.layer)
  }

  /// The height of the header, in points.
  package static let height = 60.0

  /// The places of a table header's title.
  ///
  /// As published, the label is as wide as its container and begins 10 pt from its left edge, so
  /// that a long title sticks out by as much on the right.
  package struct Places: Equatable, Sendable {
    /// The rectangle that the title may fill, in the header's coordinates.
    package let label: PixelRect
    /// The height of the header.
    package let height: Int

    /// - Parameter width: The width of the header, in device pixels.
    package init(scale: DisplayScale, width: Int) {
      let (top, bottom) = (scale.pixels(20), scale.pixels(TableHeader.height))
      label = PixelRect(x: scale.pixels(10), y: top, width: width, height: bottom - top)
      height = bottom
    }

    /// The rectangle of a title in the header: on the left of the label, in the middle of its
    /// height.
    package func title(_ text: PixelSize) -> PixelRect {
      let height = min(text.height, label.height)
      return PixelRect(
        x: label.x, y: label.y + (label.height - height) / 2, width: text.width, height: height)
    }
  }

  /// Draws the title.
  ///
  /// - Parameter backdrop: The colour to draw the title on, or `nil` to let it show through.
  package func show(
    _ title: String, style: LabelStyle, places: Places, backdrop: PixelColor?, pen: LabelPen
  ) {
    label.show(
      title, style: style, maximumWidth: places.label.width, background: backdrop, pen: pen)
  }

  /// Moves the header.
  func move(toY y: Int) { layer.frame.y = y }

  /// Sets the frames of the header and of the title last drawn.
  ///
  /// - Parameter x: The header's left edge in the coordinates of the content.
  package func layout(x: Int, y: Int, places: Places) {
    layer.frame = PixelRect(x: x, y: y, width: places.label.width, height: places.height)
    label.place(places.title(label.size))
  }
}
