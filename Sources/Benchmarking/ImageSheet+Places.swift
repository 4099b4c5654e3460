import Compositing
package import Geometry
package import Text

extension ImageSheet {
  /// Something on the sheet.
  struct Piece {
    enum Content {
      case image(FrameBuffer)
      case swatch(UInt32)
      /// A text that is wrapped to a width, which may be more than its rectangle's.
      case text(String, TextSize, width: Int)
    }

    let rect: PixelRect
    let content: Content
  }

  /// Where everything stands.
  struct Plan {
    var pieces: [Piece] = []
    var size = PixelSize(width: 0, height: 0)
  }

  /// The size of the sheet, in pixels: larger than ``allows(_:)`` accepts, perhaps.
  package func size(_ renderer: TextRenderer) -> PixelSize {
    plan(renderer).size
  }

  func plan(_ renderer: TextRenderer) -> Plan {
    let strip = StripLayout(
      images: tiles.map(\.image.size),
      captions: tiles.map { size(ofCaption: $0.caption, renderer) }, edge: edge,
      gap: scale.pixels(Points.gap), captionGap: scale.pixels(Points.lineGap))
    let width = max(strip.size.width, scale.pixels(Points.leastWidth))
    var plan = Plan()
    var y = margin

    y = place(heading, .heading, at: (margin, y), width: width, in: &plan, renderer)
    y = place(detail, .detail, at: (margin, y), width: width, in: &plan, renderer)
    y += scale.pixels(Points.partGap)
    for (tile, (image, caption)) in zip(tiles, zip(strip.images, strip.captions)) {
      plan.pieces.append(
        Piece(rect: image.offset(x: margin, y: y), content: .image(tile.image)))
      var line = y + caption.y
      for (index, text) in tile.caption.enumerated() {
        line = place(
          text, index == 0 ? .caption : .detail, at: (margin + caption.x, line),
          width: Self.largestSide, in: &plan, renderer)
      }
    }
    y += strip.size.height
    if let legend {
      y = place(
        legend, below: y + scale.pixels(Points.partGap), width: width, in: &plan, renderer)
    }
    let widest = plan.pieces.map(\.rect.maxX).max() ?? 0
    plan.size = PixelSize(width: max(margin + width, widest + edge) + margin, height: y + margin)
    return plan
  }

  /// Adds a legend.
  ///
  /// - Returns: The line below it.
  private func place(
    _ legend: Legend, below top: Int, width: Int, in plan: inout Plan, _ renderer: TextRenderer
  ) -> Int {
    var y = place(legend.title, .detail, at: (margin, top), width: width, in: &plan, renderer)
    for row in place(legend, width: width, renderer) {
      y += scale.pixels(Points.lineGap)
      plan.pieces += row.pieces.map {
        Piece(rect: $0.rect.offset(x: margin, y: y), content: $0.content)
      }
      y += row.size.height
    }
    return y
  }

  /// Adds a text.
  ///
  /// - Returns: The line below it.
  private func place(
    _ text: String, _ size: TextSize, at origin: (x: Int, y: Int), width: Int, in plan: inout Plan,
    _ renderer: TextRenderer
  ) -> Int {
    let extent = self.size(of: text, size, width: width, renderer)
    plan.pieces.append(
      Piece(
        rect: PixelRect(extent).offset(x: origin.x, y: origin.y),
        content: .text(text, size, width: width)))
    return origin.y + extent.height
  }

  func size(
    of text: String, _ size: TextSize, width: Int, _ renderer: TextRenderer
  ) -> PixelSize {
    let extent = renderer.paragraphSize(of: text, style: style(size), width: width)
    return PixelSize(width: extent.width, height: extent.height)
  }

  private func size(ofCaption lines: [String], _ renderer: TextRenderer) -> PixelSize {
    let sizes = lines.enumerated().map { index, text in
      size(of: text, index == 0 ? .caption : .detail, width: Self.largestSide, renderer)
    }
    return PixelSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }
}
