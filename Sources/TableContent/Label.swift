package import Geometry
package import Layers
package import PixelKernels

/// A line of text as a layer: a bitmap of its own, as large as the text, drawn when it is
/// configured.
package final class Label {
  package let layer = Layer(role: .label)
  private let bitmap = Bitmap(width: 0, height: 0)

  package init() {
    layer.contents = bitmap
  }

  /// The size of the text that was drawn last, in device pixels.
  package var size: PixelSize { PixelSize(width: bitmap.width, height: bitmap.height) }

  /// Draws a text, cut off with an ellipsis at a width in device pixels.
  ///
  /// - Parameter background: The opaque colour that the label lies on, or `nil` to let it show
  ///   through.
  package func show(
    _ text: String, style: LabelStyle, maximumWidth: Int, background: PixelColor?, pen: LabelPen
  ) {
    precondition(background?.isOpaque ?? true, "a label is drawn on an opaque colour or on none")
    pen.draw(
      text, style: style, maximumWidth: maximumWidth, background: background, into: bitmap)
    layer.isOpaque = background != nil
  }

  /// Shows nothing.
  package func clear() {
    bitmap.resize(width: 0, height: 0)
  }
}
