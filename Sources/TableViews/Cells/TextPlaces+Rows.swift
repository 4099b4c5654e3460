package import Geometry

/// The lines of text below the title of a row.
package struct TextLines: Equatable, Sendable {
  package var hasSubtitle: Bool
  package var bodyLines: Int

  package init(hasSubtitle: Bool, bodyLines: Int = 0) {
    self.hasSubtitle = hasSubtitle
    self.bodyLines = bodyLines
  }
}

/// The sizes of the images beside the text of a row, in device pixels.
package struct CellParts: Equatable, Sendable {
  package var image: PixelSize?
  package var accessory: PixelSize?

  package init(image: PixelSize? = nil, accessory: PixelSize? = nil) {
    self.image = image
    self.accessory = accessory
  }

  package static let none = CellParts()
}

// Distances beside images are EasyCustomTable's: the image and the accessory each have an indent on
// both sides, and text fills the width between them. Rectangles are in the coordinates of the row.
extension TextPlaces {
  package func textX(beside parts: CellParts) -> Int {
    max(padding, parts.image.map { $0.width + 2 * indent } ?? 0)
  }

  package func textWidth(in width: Int, beside parts: CellParts) -> Int {
    let right = max(padding, parts.accessory.map { $0.width + 2 * indent } ?? 0)
    return max(0, width - textX(beside: parts) - right)
  }

  /// Returns the lines that fit in a row: a row without body can be too low for its subtitle.
  package func lines(hasSubtitle: Bool, bodyLines: Int, inRowOf height: Int) -> TextLines {
    TextLines(
      hasSubtitle: hasSubtitle && (bodyLines > 0 || showsSubtitle(inRowOf: height)),
      bodyLines: bodyLines)
  }

  package func height(of lines: TextLines) -> Int {
    bodyOffset(lines) + lines.bodyLines * bodyLineHeight
  }

  /// The distance of the body from the top of the title.
  private func bodyOffset(_ lines: TextLines) -> Int {
    titleHeight + (lines.hasSubtitle ? subtitleHeight : 0)
  }

  /// The top of the title in a row.
  private func top(of lines: TextLines, in row: PixelSize) -> Int {
    max(0, (row.height - height(of: lines)) / 2) + boxTop
  }

  package func title(
    _ text: PixelSize, in row: PixelSize, with lines: TextLines, beside parts: CellParts = .none
  ) -> PixelRect {
    place(
      text, x: textX(beside: parts), y: top(of: lines, in: row) + indent(of: text, in: titleHeight),
      in: row.height)
  }

  /// The distance of a text from the top of its line.
  private func indent(of text: PixelSize, in line: Int) -> Int {
    hasOwnLines ? max(0, line - text.height) / 2 : 0
  }

  package func subtitle(
    _ text: PixelSize, in row: PixelSize, with lines: TextLines, beside parts: CellParts = .none
  ) -> PixelRect {
    place(
      text, x: textX(beside: parts),
      y: top(of: lines, in: row) + titleHeight + indent(of: text, in: subtitleHeight),
      in: row.height)
  }

  package func body(
    _ text: PixelSize, in row: PixelSize, with lines: TextLines, beside parts: CellParts = .none
  ) -> PixelRect {
    place(
      text, x: textX(beside: parts), y: top(of: lines, in: row) + bodyOffset(lines),
      in: row.height)
  }

  /// Like a text, an image that is higher than its row is cut off at the bottom; one that is wider,
  /// at the right.
  package func image(_ size: PixelSize, in row: PixelSize) -> PixelRect {
    centered(size, x: indent, in: row)
  }

  package func accessory(_ size: PixelSize, in row: PixelSize) -> PixelRect {
    centered(size, x: row.width - indent - size.width, in: row)
  }

  private func centered(_ size: PixelSize, x: Int, in row: PixelSize) -> PixelRect {
    let left = max(0, x)
    let shown = PixelSize(
      width: max(0, min(size.width, row.width - left)), height: size.height)
    return place(shown, x: left, y: (row.height - size.height) / 2, in: row.height)
  }
}
