package import Geometry
package import Graphics
package import TableModel

/// The footer of a section: a clear view with a line of text in it, such as the number of rows.
package final class SectionFooter {
  package let layer = Layer(role: .decoration)
  private let label = Label()

  package init() {
    layer.addSublayer(label.layer)
  }

  /// Draws the text of a section.
  ///
  /// - Parameter width: The footer's width, in device pixels.
  /// - Parameter backdrop: The colour to draw the text on, or `nil` to let it show through.
  package func show(
    _ text: String, width: Int, style: LabelStyle, places: TextPlaces, backdrop: PixelColor?,
    pen: LabelPen
  ) {
    label.show(
      text, style: style, maximumWidth: places.textWidth(in: width),
      background: backdrop, pen: pen)
  }

  /// Sets the frames of the footer and of the text last drawn.
  ///
  /// - Parameter frame: The footer's rectangle in the coordinates of the content.
  package func layout(frame: PixelRect, places: TextPlaces) {
    layer.frame = frame
    label.place(places.footer(label.size, in: frame.size))
  }

  /// The text of a section's footer: its own, or the number of its rows.
  package static func text(of section: RowSection, rows: Int) -> String {
    if !section.footer.isEmpty { return section.footer }
    return rows == 1 ? "1 row" : "\(rows) rows"
  }
}
