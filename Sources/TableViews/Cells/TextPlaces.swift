package import Geometry
package import Text

/// The places of text and images in rows, headers and footers, in device pixels.
///
/// Rows have the platform's subtitle layout: title, subtitle and body one below the other, centred
/// together, 16 pt from the row's edges unless told otherwise. A row without body that is too low
/// for both title and subtitle shows the title alone. Neither text nor images leave their row above
/// or below, nor images at the sides. A row here ends above the margin below its background, which
/// an opaque label would cover.
package struct TextPlaces: Equatable, Sendable {
  /// The distance of text from the left and right edge of a row without images.
  package let padding: Int
  /// The distance on either side of a row's images.
  package let indent: Int
  /// The distance of the box in which text is centred from the top of its row.
  let boxTop: Int
  let titleHeight: Int
  let subtitleHeight: Int
  /// Indicates whether titles and subtitles are centred in lines of another height than their
  /// fonts'.
  let hasOwnLines: Bool
  let bodyLineHeight: Int
  private let headerGap: Int
  /// The distance of a header's and footer's text from the left edge.
  private let labelInset: Int

  /// The least distance of text from a row's edges, in points, as in the platform's cells.
  package static let padding = 16.0
  /// The distance of a header's text from the rows below and a footer's from those above, in
  /// points.
  package static let headerGap = 6.0
  /// The distance beside images, in points: the platform's default indentation.
  package static let indent = 10.0
  /// The distance above and below measured content, in points: Lightning Table's default.
  package static let rowInset = 10.0

  /// The box of a row in which text is centred.
  package struct Box: Sendable {
    /// The least distance of text from the left and right edge, in points.
    var padding = TextPlaces.padding
    /// The distance of the box from the row's top, in points.
    var top = 0.0
    /// The height of the lines of titles and subtitles, in points; 0 for that of their fonts.
    var lineHeight = 0.0
    /// Indicates whether lines are at least as high as those of the fonts, since opaque labels would
    /// cover the text of others.
    var fitsFonts = false
  }

  /// - Parameters:
  ///   - radius: The radius of the rows' corners, in pixels: the least distance of text from the
  ///     left and right edge of a row.
  ///   - body: The line metrics of bodies; `nil` for those of subtitles.
  ///   - labelInset: In points; `nil` for the distance of the text of rows.
  package init(
    scale: DisplayScale, radius: Int, title: LineMetrics, subtitle: LineMetrics,
    body: LineMetrics? = nil, box: Box = Box(), labelInset: Double? = nil
  ) {
    let lineHeight = box.lineHeight
    padding = max(scale.pixels(box.padding), radius)
    boxTop = scale.pixels(box.top)
    indent = scale.pixels(Self.indent)
    headerGap = scale.pixels(Self.headerGap)
    self.labelInset = labelInset.map(scale.pixels) ?? self.padding
    hasOwnLines = lineHeight > 0
    let own = hasOwnLines ? scale.pixels(lineHeight) : nil
    titleHeight = own.map { box.fitsFonts ? max($0, title.height) : $0 } ?? title.height
    subtitleHeight = own.map { box.fitsFonts ? max($0, subtitle.height) : $0 } ?? subtitle.height
    bodyLineHeight = (body ?? subtitle).height
  }

  package func showsSubtitle(inRowOf height: Int) -> Bool {
    titleHeight + subtitleHeight <= height
  }
}

// MARK: - Headers and footers

extension TextPlaces {
  /// Returns the width available to the text of a header or footer, which is also that of a row
  /// without images unless labels have an inset of their own.
  package func textWidth(in width: Int) -> Int { max(0, width - labelInset - padding) }

  package func header(_ text: PixelSize, in header: PixelSize) -> PixelRect {
    place(text, x: labelInset, y: header.height - headerGap - text.height, in: header.height)
  }

  package func footer(_ text: PixelSize, in footer: PixelSize) -> PixelRect {
    place(text, x: labelInset, y: min(headerGap, footer.height - text.height), in: footer.height)
  }

  /// Limits the height of a text or image to that of its container.
  func place(_ text: PixelSize, x: Int, y: Int, in height: Int) -> PixelRect {
    let top = max(0, y)
    return PixelRect(
      x: x, y: top, width: text.width, height: max(0, min(text.height, height - top)))
  }
}
