import Compositing
import Geometry
import Graphics
import RowStrategies
import TableModel
import TableViews
import Text

/// Paints one reference image, back to front.
struct ReferencePainting {
  var image: ReferenceImage
  private let corners: ReferenceCorners
  let state: TableState
  private let look: RowLook
  let renderer: TextRenderer
  let top: Int
  private let drawing: ContentDrawing

  /// - Parameter top: The scroll offset, in pixels.
  init(
    _ state: TableState, look: RowLook, renderer: TextRenderer, top: Int,
    corners: ReferenceCorners, drawing: ContentDrawing
  ) {
    self.drawing = drawing
    self.state = state
    self.look = look
    self.corners = corners
    self.renderer = renderer
    self.top = top
    let geometry = state.geometry
    let lines = state.style.rowStyle.backdrop.lines(height: geometry.display.height)
    image = ReferenceImage(size: geometry.display, backdropLines: lines)
  }

  var geometry: TableGeometry { state.geometry }
  var style: TableStyle { state.style }

  /// A rectangle of the content, on the display.
  func shown(_ rect: PixelRect) -> PixelRect { rect.offset(x: 0, y: -top) }

  /// Paints the shadows of the table's ends.
  mutating func paintShadows(_ layout: NaiveTableLayout) {
    guard
      let places = state.shadowPlaces(
        contentHeight: layout.contentHeight, isRepaired: true)
    else { return }
    let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
    let dark = OverscrollShadows.color
    for shadow in OverscrollShadowPlaces.Shadow.allCases
    where places.isVisible(shadow, at: top) {
      let gradient = VerticalGradient(
        top: shadow.fadesUp ? clear : dark, bottom: shadow.fadesUp ? dark : clear,
        height: places.height)
      let rect = self.shown(places.frame(shadow, at: top))
      image.paint(
        pixels: gradient.lines.flatMap { [UInt32](repeating: $0, count: rect.width) }, rect: rect)
    }
  }

  /// - Parameters:
  ///   - height: The height to which the row grows, in points; `nil` if it does not.
  ///   - isClipped: Whether colour and selection are rounded together; if each is rounded on its
  ///     own, the colour is visible at the selection's edge.
  mutating func paint(
    _ row: Row, rowID: Int, at placed: NaiveTableLayout.PlacedRow, growingTo height: Double?,
    selection: UInt8?, isClipped: Bool
  ) {
    let rect = shown(geometry.rect(placed.span))
    let place = height.map {
      RowPlace(
        growing: rect, to: geometry.scale.pixels($0), at: placed.position,
        width: geometry.display.width)
    }
    let frame = place?.cell ?? rect
    if let opening = place?.opening {
      image.clip = opening.intersection(PixelRect(geometry.display))
    }
    defer { image.clip = PixelRect(geometry.display) }
    let isPlain = style.isPlain(section: placed.section)
    let background = geometry.backgroundRect(in: frame, isPlain: isPlain)
    let corners = geometry.radius > 0 && !isPlain ? placed.position.corners : []
    let corner = self.corners.corner(
      ofRadius: look.radius(style.rowStyle, ofRow: background.size), curve: look.cornerCurve)
    paintShadow(of: background, corners: corners, corner, isPlain: isPlain)
    let color = style.rowStyle.color
    // The selection or, without one, what the row colours its cell with, which has round corners
    // whatever the strategy's curve.
    let circle = self.corners.corner(ofRadius: geometry.radius, curve: .circular)
    let front: (color: PixelColor, opacity: UInt8, corner: ReferenceCorner)? =
      selection.map { (style.rowStyle.selectedColor, $0, corner) }
      ?? style.cellColor(of: row, rowID: rowID).map { ($0, 255, circle) }
    if isClipped, let front {
      let mixed = ReferenceKernels.blend(
        ReferenceKernels.tint(front.opacity, with: front.color.premultiplied),
        over: color.premultiplied)
      image.paint(
        row: background, corners: corners, color: PixelColor(rgb: mixed & 0xFF_FFFF),
        corner: corner)
    } else {
      image.paint(row: background, corners: corners, color: color, corner: corner)
      if let front {
        image.paint(
          row: background, corners: corners, color: front.color, opacity: front.opacity,
          corner: front.corner)
      }
    }
    let context = state.context(isPlain: isPlain)
    let content = PixelRect(context.contentSize(inRowOf: frame.size))
      .offset(x: frame.x, y: frame.y)
    if style.showsText, let own = state.settings.ownContent(of: row) {
      let background = style.labelBackground(
        isSelected: selection != nil, cellColor: style.cellColor(of: row, rowID: rowID))
      drawing.paint(
        own,
        ContentRow(
          row, index: rowID, state: selection == nil ? .normal : .selected,
          background: background),
        in: context, at: content, of: &image)
    } else if style.showsText {
      paint(
        style.cellRow(row, rowID: rowID), style: style.text(of: row),
        places: style.places(isPlain: isPlain), in: content, isHighlighted: selection != nil)
    }
    if state.settings.separators { paintSeparators(placed.position, isPlain: isPlain, in: frame) }
  }

  /// Paints the shadow of a row that is on the display, clipped to the row if rows have margins.
  private mutating func paintShadow(
    of row: PixelRect, corners: CornerSet, _ corner: ReferenceCorner, isPlain: Bool
  ) {
    guard let shadow = look.shadow, geometry.radius > 0, !isPlain,
      !row.intersection(PixelRect(geometry.display)).isEmpty
    else { return }
    image.paint(
      self.corners.shadow(shadow, ofRow: row.size, corners: corners, corner, style.rowStyle),
      ofRowAt: row, color: shadow.color, clip: style.hasRowMargins ? row : nil)
  }

  private mutating func paint(
    _ row: CellRow, style: CellTextStyle, places: TextPlaces, in frame: PixelRect,
    isHighlighted: Bool
  ) {
    let width = places.textWidth(in: frame.width, beside: row.parts)
    if let image = row.image { paint(image, at: places.image(image.size, in: frame.size), frame) }
    if let accessory = row.accessory {
      paint(accessory, at: places.accessory(accessory.size, in: frame.size), frame)
    }
    var body = Coverage()
    renderer.drawParagraph(row.body, style: style.body.text, width: width, into: &body)
    let bodyLines = body.height / renderer.metrics(of: style.body.text).height
    let lines = places.lines(
      hasSubtitle: !row.subtitle.isEmpty, bodyLines: bodyLines, inRowOf: frame.height)
    let small = isHighlighted ? style.highlightedSubtitle : nil
    paint(
      row.title, style.title.colored(isHighlighted ? style.highlightedTitle : nil), width: width,
      in: frame
    ) { places.title($0, in: frame.size, with: lines, beside: row.parts) }
    if lines.hasSubtitle {
      paint(row.subtitle, style.subtitle.colored(small), width: width, in: frame) {
        places.subtitle($0, in: frame.size, with: lines, beside: row.parts)
      }
    }
    if bodyLines > 0 {
      let size = PixelSize(width: body.width, height: body.height)
      paint(
        body, color: style.body.colored(small).color,
        at: places.body(size, in: frame.size, with: lines, beside: row.parts), frame)
    }
  }

  private mutating func paintSeparators(
    _ position: RowPosition, isPlain: Bool, in frame: PixelRect
  ) {
    let isFlush = style.isFlush || isPlain
    let isLast = position == .last || position == .single
    let isFirst = position == .first || position == .single
    if isFirst, isFlush {
      image.paint(
        RowSeparators.top(in: frame.size).offset(x: frame.x, y: frame.y), color: style.separator)
    }
    if !isLast || isFlush {
      let inset = isLast ? 0 : style.places(isPlain: isPlain).padding
      image.paint(
        RowSeparators.bottom(in: frame.size, inset: inset)
          .offset(x: frame.x, y: frame.y), color: style.separator)
    }
  }

  private mutating func paint(_ image: CellImage, at rect: PixelRect, _ frame: PixelRect) {
    let coverage = image.coverage
    let shown = (0..<rect.height).flatMap { y in
      coverage[y * image.size.width..<(y + 1) * image.size.width].prefix(rect.width)
    }
    self.image.paint(
      text: rect.offset(x: frame.x, y: frame.y), coverage: shown, color: image.color)
  }

  /// - Parameter place: Returns the rectangle of a text of a size in its container.
  mutating func paint(
    _ text: String, _ style: LabelStyle, width: Int, in container: PixelRect,
    place: (PixelSize) -> PixelRect
  ) {
    var coverage = Coverage()
    renderer.draw(text, style: style.text, maximumWidth: width, into: &coverage)
    let size = PixelSize(width: coverage.width, height: coverage.height)
    paint(coverage, color: style.color, at: place(size), container)
  }

  private mutating func paint(
    _ coverage: Coverage, color: PixelColor, at rect: PixelRect, _ container: PixelRect
  ) {
    guard !rect.isEmpty else { return }
    image.paint(
      text: rect.offset(x: container.x, y: container.y),
      coverage: Array(coverage.bytes.prefix(rect.area)), color: color)
  }
}

extension LabelStyle {
  fileprivate func colored(_ color: PixelColor?) -> LabelStyle {
    LabelStyle(text: text, color: color ?? self.color)
  }
}
