import Compositing
import Geometry
import Graphics
import RowStrategies
import TableViews

/// Compares the outermost pixel of every corner on the display, which shows whether the corner is
/// rounded, and pixels between, which show whether the row has a background.
///
/// A neighbour that is a point too high can cover the outermost pixel of a corner: another one is
/// compared too, as far from the neighbour as the corner's arc allows.
///
/// Reads about fifteen pixels per row, which is fast enough for every frame of a run.
struct CornerProbe {
  /// The smallest radius whose outermost pixel lies wholly outside of the disc: (*r* − 1)·√2 > *r*.
  static let smallestRadius = 4
  /// The smallest radius of which the pixels next to that one along the edges do, too:
  /// (*r* − 1)² + (*r* − 2)² > *r*².
  private static let smallestTellingRadius = 6

  private let style: RowStyle
  private let look: RowLook
  /// The pixel of the backdrop on each line of the display.
  private let backdrop: [UInt32]
  /// The pixel of hairlines over the edges of rows; `nil` without them.
  private let separator: UInt32?
  /// The least distance of text and images from the edges of backgrounds.
  private let contentIndent: Int

  init(_ state: TableState, look: RowLook) {
    self.look = look
    style = state.style.rowStyle
    backdrop = style.backdrop.lines(height: state.geometry.display.height)
    separator = state.settings.separators ? state.style.separator.premultiplied : nil
    let places = state.style.places
    contentIndent =
      (state.settings.cell.image ? min(places.padding, places.indent) : places.padding)
      - state.geometry.margins.side
  }

  func fault(of row: DisplayedRow, in buffer: FrameBuffer) -> FaultKind? {
    let rounded = row.corners
    let bottom = row.rect.maxY - 1
    let display = PixelRect(buffer.size).intersection(row.shown)
    let lines = innerLines(of: row, on: display)
    if lines.contains(where: { showsBackdrop(row, onLine: $0, in: buffer) }) {
      return .missingRows
    }
    let radius = look.radius(style, ofRow: row.rect.size)
    guard radius >= Self.smallestRadius else { return nil }
    let corners = CornerSet.each.map { corner in
      let outermost = row.rect.square(at: corner, side: 1)
      return (corner, outermost.x, outermost.y)
    }
    for (corner, x, y) in corners where display.contains(x: x, y: y) {
      let isRounded = rounded.contains(corner)
      let beneath = backdrop[y]
      let seen = pixel(x, y, of: buffer)
      // The first row of a plain section has a hairline at its top too.
      if let separator, !isRounded, y == bottom || seen == separator { continue }
      let expected = row.pixel(hasColor: !isRounded, hasSelection: !isRounded, over: beneath)
      // A shadow lies over what is beneath: there only a corner that is filled is wrong for certain.
      let isRight =
        isRounded && look.shadow != nil
        ? seen != row.pixel(hasColor: true, hasSelection: true, over: beneath) : seen == expected
      guard !isRight else { continue }
      if row.isStale { return .staleNeighbours }
      if row.keepsColor { return .staleColors }
      let isOtherShape = row.isShaped(seen, over: beneath)
      guard isRounded else {
        // The visible part of the row does not show whether the rest is missing too.
        // A neighbour that is a point higher may cover a selection.
        if lines.isEmpty,
          seen == row.color.premultiplied || showsBackdrop(row, onLine: y, in: buffer)
        {
          return nil
        }
        return isOtherShape ? .roundedRows : .wrongImage
      }
      if isOtherShape { return .squareRows }
      // A backdrop of its own has one colour; a corner of another shape changes from pixel to
      // pixel.
      let isFlat =
        radius < Self.smallestTellingRadius
        ? style.backdrop.isGradient
        : pixel(inward(x, in: row.rect.x..<row.rect.maxX), y, of: buffer) == seen
          && pixel(x, inward(y, in: row.rect.y..<row.rect.maxY), of: buffer) == seen
      return isFlat ? .wrongBackdrop : .distortedCorners
    }
    let depth = Self.depth(ofRadius: radius)
    // The visible part of a row does not show whether the rest is missing too.
    for (corner, x, y) in corners where !lines.isEmpty || row.isStale || row.keepsColor {
      let inner = y == bottom ? y - depth : y + depth
      guard depth > 0, display.contains(x: x, y: inner) else { continue }
      let fault = faultAway(
        from: (x, y), at: inner, isRounded: row.corners.contains(corner), row, in: buffer)
      if let fault { return fault }
    }
    return nil
  }

  /// Returns the fault that the outermost pixel of a corner does not show: a neighbour covers it, or
  /// the backdrop has by chance the colour there that the corner has everywhere.
  ///
  /// - Parameter inner: The line of another pixel above or below it.
  private func faultAway(
    from outermost: (x: Int, y: Int), at inner: Int, isRounded: Bool, _ row: DisplayedRow,
    in buffer: FrameBuffer
  ) -> FaultKind? {
    let beneath = backdrop[inner]
    let seen = pixel(outermost.x, inner, of: buffer)
    guard seen != row.pixel(hasColor: true, hasSelection: true, over: beneath) else { return nil }
    guard !isRounded else {
      let isFlat =
        PixelRect(buffer.size).contains(x: outermost.x, y: outermost.y)
        && seen == pixel(outermost.x, outermost.y, of: buffer)
      return isFlat && seen != beneath && style.backdrop.isGradient && look.shadow == nil
        ? .wrongBackdrop : nil
    }
    guard row.isShaped(seen, over: beneath) else { return nil }
    return row.isStale ? .staleNeighbours : row.keepsColor ? .staleColors : .roundedRows
  }

  /// The distance from a corner to the farthest pixel of its column that lies wholly outside of the
  /// disc: the greatest *d* for which (*r* − 1)² + (*r* − 1 − *d*)² > *r*².
  private static func depth(ofRadius radius: Int) -> Int {
    (0..<radius - 1).last { depth in
      let (across, down) = (radius - 1, radius - 1 - depth)
      return across * across + down * down > radius * radius
    } ?? 0
  }

  /// Lines of a row on a display, away from the row's corners; any line of a row without corners.
  private func innerLines(of row: DisplayedRow, on display: PixelRect) -> [Int] {
    let lines = (2...6).map { row.rect.y + row.rect.height * $0 / 8 }
      .filter { display.contains(x: row.rect.x, y: $0) }
    let hasCorners = look.radius(style, ofRow: row.rect.size) > 0
    return lines.isEmpty && !hasCorners && !display.isEmpty ? [display.y] : lines
  }

  /// Returns whether a row shows the backdrop beside its corners and beside its content, on a line
  /// where it should not; a shadow is narrower than the space beside content.
  private func showsBackdrop(_ row: DisplayedRow, onLine y: Int, in buffer: FrameBuffer) -> Bool {
    let beneath = backdrop[y]
    guard row.pixel(hasColor: true, hasSelection: true, over: beneath) != beneath else {
      return false
    }
    let indent = look.radius(style, ofRow: row.rect.size) / 4 + 1
    return [indent, max(indent, contentIndent - 2)].allSatisfy { indent in
      pixel(row.rect.x + indent, y, of: buffer) == beneath
        && pixel(row.rect.maxX - 1 - indent, y, of: buffer) == beneath
    }
  }

  private func inward(_ end: Int, in range: Range<Int>) -> Int {
    end == range.lowerBound ? end + 1 : end - 1
  }

  /// A pixel of the display, the nearest one if it lies outside.
  private func pixel(_ x: Int, _ y: Int, of buffer: FrameBuffer) -> UInt32 {
    let column = max(0, min(buffer.size.width - 1, x))
    let line = max(0, min(buffer.size.height - 1, y))
    return buffer.withAllPixels { $0[line * buffer.size.width + column] }
  }
}

extension RowStyle.Backdrop {
  /// Returns the pixel of each line of a display of a height.
  func lines(height: Int) -> [UInt32] {
    switch self {
    case .solid(let color): [UInt32](repeating: color.premultiplied, count: height)
    case .gradient(let top, let bottom):
      VerticalGradient(top: top, bottom: bottom, height: height).lines
    }
  }

  fileprivate var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }
}

extension DisplayedRow {
  /// Indicates whether the whole row is seen, from its first line to its last.
  func hasItsCorners(on display: PixelSize) -> Bool {
    rect.intersection(PixelRect(display)).intersection(shown) == rect
  }

  /// Indicates whether a pixel is one of the row, whose colour and selection may each be rounded or
  /// square.
  fileprivate func isShaped(_ seen: UInt32, over beneath: UInt32) -> Bool {
    [(true, true), (true, false), (false, true), (false, false)].contains {
      pixel(hasColor: $0, hasSelection: $1, over: beneath) == seen
    }
  }

  /// The pixel of a point of the row where its own colour and its selection's are present or
  /// rounded away.
  fileprivate func pixel(hasColor: Bool, hasSelection: Bool, over beneath: UInt32) -> UInt32 {
    let base = hasColor ? color.premultiplied : beneath
    guard let selection, hasSelection else { return base }
    return ReferenceKernels.blend(
      ReferenceKernels.tint(selection.opacity, with: selection.color.premultiplied), over: base)
  }
}
