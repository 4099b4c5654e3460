import Compositing
import Geometry
import Graphics
import TableModel
import TableViews
import Text

/// Draws the cell contents of a program with new objects, which never showed another row.
///
/// All engines draw the same pixels; this one, its text cache and its images are independent of the
/// verified table.
final class ContentDrawing {
  private lazy var engine = EngineCatalogue.all[0].make()
  private var list = DisplayList()
  private var pen: LabelPen?

  /// Draws a new cell content in a rectangle of an image, cut off at the rectangle.
  func paint(
    _ own: CellContentDescriptor, _ row: ContentRow, in context: CellContext, at frame: PixelRect,
    of image: inout ReferenceImage
  ) {
    let shown = frame.intersection(image.clip)
    guard !shown.isEmpty else { return }
    let layers = makeLayers(own, row, size: frame.size, in: context)
    let (pixels, width) = (image.pixels, image.size.width)
    let place = frame.offset(x: -shown.x, y: -shown.y)
    let drawn = draw(layers, at: place, on: shown.size) { x, y in
      pixels[(shown.y + y) * width + shown.x + x]
    }
    image.paint(pixels: drawn, rect: shown)
  }

  /// Indicates whether a cell content shows other pixels than a new one that shows the same row.
  func isStale(_ content: ConfiguredContent) -> Bool {
    let fresh = makeLayers(
      content.descriptor, content.row, size: content.size, in: content.context)
    // In front of two colours: a layer can have the colour of one of them.
    return [PixelColor.white, PixelColor(rgb: 0x20_8040)].contains { color in
      func draw(_ layers: [Layer]) -> [UInt32] {
        self.draw(layers, at: PixelRect(content.size), on: content.size) { _, _ in
          color.premultiplied
        }
      }
      return draw(content.layers) != draw(fresh)
    }
  }

  private func makeLayers(
    _ own: CellContentDescriptor, _ row: ContentRow, size: PixelSize, in context: CellContext
  ) -> [Layer] {
    let pen = pen ?? LabelPen(renderer: context.renderer)
    self.pen = pen
    let context = context.drawing(with: pen)
    let content = own.make()
    let layers = content.layers
    content.configure(row, size: size, in: context)
    content.layout(size: size, in: context)
    return layers
  }

  /// - Parameters:
  ///   - frame: The rectangle of the row in the image, of which parts may lie outside.
  ///   - below: Returns a premultiplied pixel of the image.
  private func draw(
    _ layers: [Layer], at frame: PixelRect, on size: PixelSize,
    below: (_ x: Int, _ y: Int) -> UInt32
  ) -> [UInt32] {
    guard size.area > 0 else { return [] }
    let image = Bitmap(width: size.width, height: size.height)
    for y in 0..<size.height {
      image.withLine(y) { line in
        for x in line.indices { line[x] = below(x, y) }
      }
    }
    let root = Layer(role: .backdrop)
    root.frame = PixelRect(size)
    root.contents = image
    root.isOpaque = true
    let cell = Layer(drawing: layers)
    cell.frame = frame
    root.addSublayer(cell)
    list.commit(root, display: size)
    list.releaseRasters()
    let buffer = FrameBuffer(size: size)
    engine.composite(list, into: buffer)
    list.clear()
    return buffer.withAllPixels { pixels in pixels.indices.map { pixels[$0] } }
  }
}
