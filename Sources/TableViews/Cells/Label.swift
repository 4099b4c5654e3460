package import Geometry
package import Graphics
package import Text

/// A text as a layer: a bitmap of its own, as large as the text, drawn when it is configured.
package final class Label {
  package let layer = Layer(role: .label)
  private let bitmap = Bitmap(width: 0, height: 0)
  /// The size of the text that was drawn or measured last, in device pixels.
  package private(set) var size = PixelSize(width: 0, height: 0)
  /// The lines of that text.
  package private(set) var lines = 0

  package init() {
    layer.contents = bitmap
  }

  /// Draws a line of text, cut off with an ellipsis at a width in device pixels.
  ///
  /// - Parameter background: The opaque colour that the label lies on, or `nil` to let it show
  ///   through.
  package func show(
    _ text: String, style: LabelStyle, maximumWidth: Int, background: PixelColor?, pen: LabelPen
  ) {
    draw(on: background) { bitmap in
      pen.draw(
        text, style: style, maximumWidth: maximumWidth, background: background, into: bitmap)
      return 1
    }
  }

  /// Draws a text in as many lines as it takes.
  ///
  /// - Parameter width: Where lines break, in device pixels.
  /// - Parameter background: As for a single line.
  package func show(
    paragraph text: String, style: LabelStyle, width: Int, background: PixelColor?, pen: LabelPen
  ) {
    draw(on: background) { bitmap in
      pen.draw(paragraph: text, style: style, width: width, background: background, into: bitmap)
    }
  }

  /// Applies the size that a line of text would have, and leaves the image as it was.
  package func measure(
    _ text: String, style: LabelStyle, maximumWidth: Int, renderer: TextRenderer
  ) {
    let line = renderer.lineSize(of: text, style: style.text, maximumWidth: maximumWidth)
    size = PixelSize(width: line.width, height: line.height)
    lines = 1
  }

  /// Applies the size that a text in as many lines as it takes would have, and leaves the image
  /// as it was.
  package func measure(
    paragraph text: String, style: LabelStyle, width: Int, renderer: TextRenderer
  ) {
    let paragraph = renderer.paragraphSize(of: text, style: style.text, width: width)
    size = PixelSize(width: paragraph.width, height: paragraph.height)
    lines = paragraph.lines
  }

  /// Shows nothing.
  package func clear() {
    bitmap.resize(width: 0, height: 0)
    size = PixelSize(width: 0, height: 0)
    lines = 0
  }

  private func draw(on background: PixelColor?, _ body: (Bitmap) -> Int) {
    precondition(background?.isOpaque ?? true, "a label is drawn on an opaque colour or on none")
    lines = body(bitmap)
    size = PixelSize(width: bitmap.width, height: bitmap.height)
    layer.isOpaque = background != nil
  }
}
