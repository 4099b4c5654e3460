import Geometry
import Graphics

extension DisplayList {
  mutating func append(
    _ contents: Bitmap, of layer: Layer, at frame: PixelRect, visible: PixelRect
  ) {
    guard contents.width > 0 && contents.height > 0 else { return }
    let first = items.count
    switch layer.contentsGravity {
    case .topLeft: appendUnscaled(contents, of: layer, at: frame, visible: visible)
    case .resize(let center):
      appendStretched(contents, center: center, of: layer, at: frame, visible: visible)
    }
    guard items.count > first else { return }
    for index in first + 1..<items.count { items[index].continuesDrawing = true }
    drawnCount += 1
    contentsChangedBytes += contents.takeChangedBytes()
  }

  private mutating func appendUnscaled(
    _ contents: Bitmap, of layer: Layer, at frame: PixelRect, visible: PixelRect
  ) {
    let origin = layer.contentsOrigin
    // Farther away, nothing is shown, and sums could overflow.
    guard -frame.width < origin.x, origin.x < contents.width,
      -frame.height < origin.y, origin.y < contents.height
    else { return }
    let whole = PixelRect(
      x: frame.x - origin.x, y: frame.y - origin.y, width: contents.width,
      height: contents.height)
    let shown = whole.intersection(visible)
    guard !shown.isEmpty else { return }
    let source = Item.Source.image(contents, x: shown.x - whole.x, y: shown.y - whole.y)
    items.append(Item(rect: shown, source: source, isOpaque: layer.isOpaque, role: layer.role))
  }

  /// Adds up to nine slices; without a center, a single one.
  private mutating func appendStretched(
    _ contents: Bitmap, center: PixelRect?, of layer: Layer, at frame: PixelRect,
    visible: PixelRect
  ) {
    let whole = PixelRect(x: 0, y: 0, width: contents.width, height: contents.height)
    let center = center ?? whole
    require(
      !center.isEmpty && center.intersection(whole) == center,
      "the center of stretched contents lies inside them")
    require(
      whole.width - center.width <= frame.width && whole.height - center.height <= frame.height,
      "the slices that do not stretch fit in the layer's frame")
    for row in 0..<3 {
      let lines = AxisStretch.slice(
        row, center: center.y..<center.maxY, count: whole.height, onto: frame.y..<frame.maxY)
      for column in 0..<3 {
        let columns = AxisStretch.slice(
          column, center: center.x..<center.maxX, count: whole.width, onto: frame.x..<frame.maxX)
        append(contents, columns: columns, lines: lines, of: layer, visible: visible)
      }
    }
  }

  private mutating func append(
    _ contents: Bitmap, columns: AxisStretch, lines: AxisStretch, of layer: Layer,
    visible: PixelRect
  ) {
    let rect = PixelRect(
      x: columns.onto.lowerBound, y: lines.onto.lowerBound, width: columns.onto.count,
      height: lines.onto.count
    ).intersection(visible)
    guard !rect.isEmpty else { return }
    let source: Item.Source =
      if columns.isIdentity && lines.isIdentity {
        .image(contents, x: columns[rect.x], y: lines[rect.y])
      } else {
        .stretched(contents, columns: columns, lines: lines)
      }
    items.append(Item(rect: rect, source: source, isOpaque: layer.isOpaque, role: layer.role))
  }
}
