package import Geometry
package import Graphics

/// The header of a section: a clear view with the section's title in it.
package final class SectionHeader {
  package let layer = Layer(role: .decoration)
  private let label = Label()

  package init() {
    layer.addSublayer(label.layer)
  }

  /// Draws the title of a section.
  ///
  /// - Parameter width: The header's width, in device pixels.
  /// - Parameter backdrop: The colour to draw the title on, or `nil` to let it show through.
  package func show(
    _ title: String, width: Int, style: LabelStyle, places: TextPlaces, backdrop: PixelColor?,
    pen: LabelPen
  ) {
    label.show(
      title, style: style, maximumWidth: places.textWidth(in: width),
      background: backdrop, pen: pen)
  }

  /// Sets the frames of the header and of the title last drawn.
  ///
  /// - Parameter frame: The header's rectangle in the coordinates of the content.
  package func layout(frame: PixelRect, places: TextPlaces) {
    layer.frame = frame
    label.place(places.header(label.size, in: frame.size))
  }
}
