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
    let settings = configuration.settings
    let places = TableHeader.Places(scale: geometry.scale, width: geometry.columnWidth)
    let footer = layout.footers.last?.upperBound ?? settings.tableHeaderHeight
    for (title, y) in [(settings.tableHeader, 0), (settings.tableFooter, footer)] {
      guard let title else { continue }
      let frame = PixelRect(
        x: geometry.columnX, y: geometry.scale.pixels(y) - top, width: geometry.columnWidth,
        height: places.height)
      paint(title, style.tableTitle, width: places.label.width, in: frame) { places.title($0) }
    }
  }

  mutating func paintHeader(_ title: String, _ place: Range<Double>, shown: Range<Double>) {
    guard place.overlaps(shown) else { return }
    let frame = self.shown(geometry.rect(place))
    let places = style.places
    paint(title, style.sectionTitle, width: places.textWidth(in: frame.width), in: frame) {
      places.header($0, in: frame.size)
    }
  }

  mutating func paintFooter(_ text: String, _ place: Range<Double>, shown: Range<Double>) {
    guard place.overlaps(shown) else { return }
    let frame = self.shown(geometry.rect(place))
    let places = style.places
    paint(text, style.sectionTitle, width: places.textWidth(in: frame.width), in: frame) {
      places.footer($0, in: frame.size)
    }
  }
}

extension ReferencePainting {
  /// Paints the view of a header or footer and its text.
  ///
  /// - Parameter place: Returns the rectangle of a text of a size in its container.
  private mutating func paint(
    _ text: String, _ title: TableStyle.Title, width: Int, in container: PixelRect,
    place: (PixelSize) -> PixelRect
  ) {
    if let fill = title.fill { image.paint(container, color: fill) }
    guard let shadow = title.label.shadow else {
      paint(text, title.label, width: width, in: container, place: place)
      return
    }
    var coverage = Coverage()
    renderer.draw(text, style: title.label.text, maximumWidth: width, into: &coverage)
    let size = PixelSize(width: coverage.width, height: coverage.height)
    var rect = place(size).offset(x: container.x, y: container.y)
    if rect.height >= size.height { rect.height += shadow.offset }
    guard !rect.isEmpty else { return }
    // The text's pixels, and the shadow's, which begin lower.
    let above = [UInt8](repeating: 0, count: min(shadow.offset, rect.height) * rect.width)
    let masks = [above + coverage.bytes, coverage.bytes].map { bytes in
      Array(
        (bytes + [UInt8](repeating: 0, count: max(0, rect.area - bytes.count))).prefix(rect.area))
    }
    let colors = [shadow.color, title.label.color]
    guard title.background == nil else {
      for (mask, color) in zip(masks, colors) {
        image.paint(ReferenceImage.Text(rect: rect, coverage: mask, color: color))
      }
      return
    }
    // A clear label is an image of both, blended at once.
    let pixels = zip(masks[0], masks[1]).map { dark, light in
      ReferenceKernels.blend(
        ReferenceKernels.tint(light, with: colors[1].premultiplied),
        over: ReferenceKernels.tint(dark, with: colors[0].premultiplied))
    }
    image.paint(pixels: pixels, rect: rect)
  }
}
