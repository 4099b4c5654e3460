import Compositing
import Geometry
import Graphics
import TableModel
import TableViews
import Text

// The titles above and below the table and its sections.
extension ReferencePainting {
  /// Paints the views above the first and below the last section.
  mutating func paintTableTitles(_ layout: NaiveTableLayout) {
    guard style.showsText else { return }
    let settings = state.settings
    let places = TableHeader(scale: geometry.scale, width: geometry.columnWidth)
    let footer = layout.footers.last?.upperBound ?? settings.tableHeaderHeight
    for (title, y) in [(settings.tableHeader, 0), (settings.tableFooter, footer)] {
      guard let title else { continue }
      let frame = PixelRect(
        x: geometry.columnX, y: geometry.scale.pixels(y) - top, width: geometry.columnWidth,
        height: places.height)
      paint(title, style.tableTitle, width: places.label.width, in: frame) { places.title($0) }
    }
  }

  /// Paints the header or footer of a section if it is on the display.
  ///
  /// - Parameter place: Returns the rectangle of a text of a size in a header or footer of a size.
  mutating func paintTitle(
    _ title: String, _ span: Range<Double>, shown: Range<Double>,
    place: (PixelSize, PixelSize) -> PixelRect
  ) {
    guard span.overlaps(shown) else { return }
    let frame = self.shown(geometry.rect(span))
    let width = style.places.textWidth(in: frame.width)
    paint(title, style.sectionTitle, width: width, in: frame) { place($0, frame.size) }
  }

  /// - Parameter place: Returns the rectangle of a text of a size in its container.
  private mutating func paint(
    _ text: String, _ title: TableStyle.Title, width: Int, in container: PixelRect,
    place: (PixelSize) -> PixelRect
  ) {
    if let fill = title.fill { image.paint(container, color: fill) }
    var coverage = Coverage()
    renderer.draw(text, style: title.label.text, maximumWidth: width, into: &coverage)
    var rect = place(PixelSize(width: coverage.width, height: coverage.height))
      .offset(x: container.x, y: container.y)
    if rect.height >= coverage.height { rect.height += title.label.shadow?.offset ?? 0 }
    guard !rect.isEmpty else { return }
    /// The coverage of the label's pixels by the text, moved down by some lines.
    func mask(below lines: Int) -> [UInt8] {
      let empty = [UInt8](repeating: 0, count: rect.area)
      return Array((empty.prefix(lines * rect.width) + coverage.bytes + empty).prefix(rect.area))
    }
    var parts = [(mask: mask(below: 0), color: title.label.color)]
    if let shadow = title.label.shadow {
      parts.insert((mask(below: shadow.offset), shadow.color), at: 0)
    }
    if let background = title.background {
      image.paint(rect, color: background)
      for part in parts {
        image.paint(text: rect, coverage: part.mask, color: part.color)
      }
      return
    }
    // A clear label is an image of both, blended at once.
    var pixels = [UInt32](repeating: 0, count: rect.area)
    for part in parts {
      for index in pixels.indices {
        pixels[index] = ReferenceKernels.blend(
          ReferenceKernels.tint(part.mask[index], with: part.color.premultiplied),
          over: pixels[index])
      }
    }
    image.paint(pixels: pixels, rect: rect)
  }
}
