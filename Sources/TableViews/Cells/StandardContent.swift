package import Geometry
package import Graphics
package import TableModel

/// The built-in cell content: an image on the left, an accessory on the right, and between them a
/// title, a subtitle and a body of several lines.
///
/// The layers are created once; those that a row does not use are hidden. Nothing of a previous row
/// remains visible.
package final class StandardContent: CellContent {
  private let image = Layer(role: .decoration)
  private let accessory = Layer(role: .decoration)
  private let title = Label()
  private let subtitle = Label()
  private let body: Label?
  private let classParts: CellClass.Parts
  private let isLaidOutOnce: Bool
  private var parts = CellParts.none
  private var lines = TextLines(hasSubtitle: false)
  /// The inputs of the latest layout, in a cell that is laid out once.
  private var placed: Placed?

  private struct Placed: Equatable {
    let places: TextPlaces
    let row: PixelSize
    let lines: TextLines
    let parts: CellParts
  }

  /// - Parameters:
  ///   - parts: The parts of the cell's class; others are never shown.
  ///   - isLaidOutOnce: Whether labels are as wide as their room, so that they need no layout while
  ///     rows have the same size and lines.
  package init(parts: CellClass.Parts = .all, isLaidOutOnce: Bool = false) {
    classParts = parts
    body = parts.contains(.body) ? Label() : nil
    self.isLaidOutOnce = isLaidOutOnce
  }

  package var layers: [Layer] {
    var layers: [Layer] = []
    if classParts.contains(.image) { layers.append(image) }
    if classParts.contains(.accessory) { layers.append(accessory) }
    layers.append(title.layer)
    if classParts.contains(.subtitle) { layers.append(subtitle.layer) }
    if let body { layers.append(body.layer) }
    return layers
  }

  package func configure(_ row: ContentRow, size: PixelSize, in context: CellContext) {
    let (places, background, pen) = (context.places, row.background, context.pen)
    let style = context.style.text(of: row.row).inRows(highlighted: row.state == .selected)
    let row = context.style.cellRow(row.row, rowID: row.index)
    parts = row.parts
    image.contents = row.image.map { pen[$0] }
    accessory.contents = row.accessory.map { pen[$0] }
    let width = places.textWidth(in: size.width, beside: parts)
    let least = isLaidOutOnce ? width : 0
    title.show(
      row.title, style: style.title, maximumWidth: width, minimumWidth: least,
      background: background, pen: pen)
    if row.body.isEmpty {
      body?.clear()
    } else {
      body?.show(
        row.body, isParagraph: true, style: style.body, maximumWidth: width,
        background: background, pen: pen)
    }
    lines = places.lines(
      hasSubtitle: !row.subtitle.isEmpty, bodyLines: body?.lines ?? 0, inRowOf: size.height)
    if lines.hasSubtitle {
      subtitle.show(
        row.subtitle, style: style.subtitle, maximumWidth: width, minimumWidth: least,
        background: background, pen: pen)
    } else {
      subtitle.clear()
    }
  }

  package func layout(size: PixelSize, in context: CellContext) {
    layout(places: context.places, size: size)
  }

  /// Applies a row's sizes without drawing it, and returns the lowest bottom edge of a layer in a
  /// row that is as high as its lines and images, with the row's insets.
  package func measure(_ row: ContentRow, width: Int, in context: CellContext) -> Int {
    // In plain sections, too, text is measured at the places of rows with corners.
    let (style, places) = (context.style.cellText, context.style.places)
    let (insets, renderer) = (row.row.insets, context.renderer)
    let row = context.style.cellRow(row.row, rowID: row.index)
    parts = row.parts
    let textWidth = places.textWidth(in: width, beside: parts)
    title.measure(row.title, style: style.title, maximumWidth: textWidth, renderer: renderer)
    subtitle.measure(
      row.subtitle, style: style.subtitle, maximumWidth: textWidth, renderer: renderer)
    body?.measure(
      row.body, isParagraph: true, style: style.body, maximumWidth: textWidth, renderer: renderer)
    lines = TextLines(hasSubtitle: !row.subtitle.isEmpty, bodyLines: body?.lines ?? 0)
    // In a row as high as its lines, they begin at its top.
    layout(places: places, size: PixelSize(width: width, height: places.height(of: lines)))
    // That row may be too low for the images.
    image.frame = parts.image.map { PixelRect($0) } ?? .zero
    accessory.frame = parts.accessory.map { PixelRect($0) } ?? .zero
    let height = layers.reduce(0) { max($0, $1.isHidden ? 0 : $1.frame.maxY) }
    return height + context.pixels(insets.top) + context.pixels(insets.bottom)
  }
}

extension StandardContent {
  /// Sets the frames for the row that was shown or measured last.
  private func layout(places: TextPlaces, size: PixelSize) {
    place(image, parts.image) { places.image($0, in: size) }
    place(accessory, parts.accessory) { places.accessory($0, in: size) }
    // The size of a paragraph is that of its text.
    if isLaidOutOnce, lines.bodyLines == 0 {
      let place = Placed(places: places, row: size, lines: lines, parts: parts)
      guard place != placed else { return }
      placed = place
    } else {
      placed = nil
    }
    title.layer.frame = places.title(title.size, in: size, with: lines, beside: parts)
    subtitle.layer.isHidden = !lines.hasSubtitle
    subtitle.layer.frame = places.subtitle(subtitle.size, in: size, with: lines, beside: parts)
    guard let body else { return }
    body.layer.isHidden = lines.bodyLines == 0
    body.layer.frame = places.body(body.size, in: size, with: lines, beside: parts)
  }

  private func place(_ layer: Layer, _ size: PixelSize?, at rect: (PixelSize) -> PixelRect) {
    layer.isHidden = size == nil
    layer.frame = size.map(rect) ?? .zero
  }
}
