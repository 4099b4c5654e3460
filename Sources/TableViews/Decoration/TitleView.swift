package import Geometry
package import Graphics
package import TableModel

/// The header or footer of a section or of the table: a view with a line of text in it.
package final class TitleView {
  package let layer = Layer(role: .decoration)
  private let label = Label()

  package init() {
    layer.addSublayer(label.layer)
  }

  package func show(_ text: String, maximumWidth: Int, style: TableStyle.Title, pen: LabelPen) {
    layer.backgroundColor = style.fill
    label.show(
      text, style: style.label, maximumWidth: maximumWidth, background: style.background, pen: pen)
  }

  /// - Parameters:
  ///   - frame: The view's rectangle in the coordinates of the content.
  ///   - place: Returns the rectangle in the view of a text of a size.
  package func layout(frame: PixelRect, place: (PixelSize) -> PixelRect) {
    layer.frame = frame
    label.place(place(label.size))
  }
}

extension RowSection {
  package func footerText(rows: Int) -> String {
    footer ?? (rows == 1 ? "1 row" : "\(rows) rows")
  }
}
