public import Geometry
public import Graphics
package import Text

/// A layer with a text: a bitmap as large as the text, drawn when the cell is configured.
public final class Label {
  public let layer = Layer(role: .label)
  private let bitmap = Bitmap(width: 0, height: 0)
  /// The size of the text that was drawn or measured last, in device pixels; its shadow excluded.
  public private(set) var size = PixelSize(width: 0, height: 0)
  /// The lines of that text.
  public private(set) var lines = 0
  /// The height of the shadow below the text.
  private var drop = 0

  public init() {
    layer.contents = bitmap
  }

  /// Draws a line of text, truncated with an ellipsis at a width, or a text of several lines.
  ///
  /// Widths are in device pixels.
  ///
  /// - Parameter background: The opaque colour below the label; `nil` for a transparent label.
  package func show(
    _ text: String, isParagraph: Bool = false, style: LabelStyle, maximumWidth: Int,
    minimumWidth: Int = 0, background: PixelColor?, pen: LabelPen
  ) {
    require(background?.isOpaque ?? true, "a label is drawn on an opaque colour or on none")
    drop = isParagraph ? 0 : style.shadow?.offset ?? 0
    lines = pen.draw(
      text, isParagraph: isParagraph, style: style, maximumWidth: maximumWidth,
      minimumWidth: minimumWidth, background: background, into: bitmap)
    size = PixelSize(width: bitmap.width, height: bitmap.height - drop)
    layer.isOpaque = background != nil
  }

  /// Sets the frame from a rectangle for the text: the shadow hangs below it, unless the rectangle
  /// is too low for the text.
  public func place(_ rect: PixelRect) {
    layer.frame = rect
    if rect.height >= size.height { layer.frame.height += drop }
  }

  /// Sets ``size`` and ``lines`` without drawing the text; the width is in device pixels.
  package func measure(
    _ text: String, isParagraph: Bool = false, style: LabelStyle, maximumWidth: Int,
    renderer: TextRenderer
  ) {
    let text = renderer.size(
      of: text, style: style.text, maximumWidth: maximumWidth, isParagraph: isParagraph)
    size = PixelSize(width: text.width, height: text.height)
    lines = text.lines
  }

  /// Shows nothing.
  public func clear() {
    bitmap.resize(width: 0, height: 0)
    size = PixelSize(width: 0, height: 0)
    drop = 0
    lines = 0
  }
}
