package import Geometry
package import Graphics
package import TableModel
package import Text

/// The built-in cell content: text, an image on the left and an accessory on the right.
///
/// The layers are created once; those that a row does not use are hidden. Nothing of a previous row
/// remains visible.
package final class StandardContent: CellContent {
  private let text: CellText
  private let image = Layer(role: .decoration)
  private let accessory = Layer(role: .decoration)
  private var parts = CellParts.none
  private let classParts: CellClass.Parts

  /// - Parameters:
  ///   - parts: The parts of the cell's class; others are never shown.
  ///   - isLaidOutOnce: A Boolean value that indicates whether labels are as wide as their room, so
  ///     that they need no layout while rows have the same size and lines.
  package init(parts: CellClass.Parts = .all, isLaidOutOnce: Bool = false) {
    classParts = parts
    text = CellText(
      hasSubtitle: parts.contains(.subtitle), hasBody: parts.contains(.body),
      isLaidOutOnce: isLaidOutOnce)
  }

  /// The layers to put in front of the cell's background, back to front.
  package var layers: [Layer] {
    (classParts.contains(.image) ? [image] : [])
      + (classParts.contains(.accessory) ? [accessory] : []) + text.layers
  }

  /// Shows a row: draws its text.
  ///
  /// - Parameter size: That of the row, in device pixels.
  /// - Parameter background: The colour of the row, or `nil` to let it show through the text.
  package func show(
    _ row: CellRow, style: CellText.Style, places: TextPlaces, size: PixelSize,
    background: PixelColor?, isHighlighted: Bool = false, pen: LabelPen, images: CellImages
  ) {
    parts = row.parts
    image.contents = row.image.map { images[$0] }
    accessory.contents = row.accessory.map { images[$0] }
    text.show(
      title: row.title, subtitle: row.subtitle, body: row.body, style: style, places: places,
      row: size, beside: parts, background: background, isHighlighted: isHighlighted, pen: pen)
  }

  package func configure(_ row: ContentRow, size: PixelSize, in context: CellContext) {
    show(
      context.style.cellRow(row.row, rowID: row.index), style: context.style.text(of: row.row),
      places: context.places, size: size, background: row.background,
      isHighlighted: row.state == .selected, pen: context.pen, images: context.images)
  }

  package func layout(size: PixelSize, in context: CellContext) {
    layout(places: context.places, size: size)
  }

  package func measure(_ row: ContentRow, width: Int, in context: CellContext) -> Int {
    // Heights are those of rows with corners, in plain sections too.
    let (style, places) = (context.style, context.style.places)
    let insets = row.row.insets
    let height = measure(
      style.cellRow(row.row, rowID: row.index), style: style.cellText, places: places,
      width: width, renderer: context.renderer)
    return height + context.pixels(insets.top) + context.pixels(insets.bottom)
  }

  /// Sets the frames for the current row.
  package func layout(places: TextPlaces, size: PixelSize) {
    place(image, parts.image) { places.image($0, in: size) }
    place(accessory, parts.accessory) { places.accessory($0, in: size) }
    text.layout(places: places, row: size)
  }

  /// Applies a row's sizes without drawing it, sets the frames as in a row of unlimited height, and
  /// returns the lowest bottom edge of a layer.
  package func measure(
    _ row: CellRow, style: CellText.Style, places: TextPlaces, width: Int, renderer: TextRenderer
  ) -> Int {
    parts = row.parts
    text.measure(
      title: row.title, subtitle: row.subtitle, body: row.body, style: style, places: places,
      width: width, beside: parts, renderer: renderer)
    text.layoutFromTop(places: places, width: width)
    place(image, parts.image) {
      places.image($0, in: PixelSize(width: width, height: $0.height))
    }
    place(accessory, parts.accessory) {
      places.accessory($0, in: PixelSize(width: width, height: $0.height))
    }
    return layers.reduce(0) { max($0, $1.isHidden ? 0 : $1.frame.maxY) }
  }

  private func place(_ layer: Layer, _ size: PixelSize?, at rect: (PixelSize) -> PixelRect) {
    layer.isHidden = size == nil
    layer.frame = size.map(rect) ?? .zero
  }
}
