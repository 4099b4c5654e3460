package import Geometry
package import Labels

/// Where the text of rows and headers goes, in device pixels.
///
/// Rows have the platform's subtitle layout: title and subtitle one below the other, centred
/// together, 16 pt from the row's edges. A row too low for both shows the title alone. Text never
/// leaves its row.
package struct TextPlaces: Equatable, Sendable {
  /// The distance of text from the left and right edge of a row.
  package let padding: Int
  private let titleHeight: Int
  private let subtitleHeight: Int
  private let headerGap: Int

  /// The least distance of text from a row's edges, in points, as in the platform's cells.
  package static let padding = 16.0
  /// The distance of a header's text from the rows below, in points.
  package static let headerGap = 6.0

  /// - Parameter radius: The radius of the rows' corners, in pixels: text keeps clear of them.
  package init(scale: DisplayScale, radius: Int, title: LineMetrics, subtitle: LineMetrics) {
    padding = max(scale.pixels(Self.padding), radius)
    headerGap = scale.pixels(Self.headerGap)
    titleHeight = title.height
    subtitleHeight = subtitle.height
  }

  /// The width that text can take up in a row or header of a width.
  package func textWidth(in width: Int) -> Int { max(0, width - 2 * padding) }

  /// Whether a row has room for a subtitle.
  package func showsSubtitle(inRowOf height: Int) -> Bool {
    titleHeight + subtitleHeight <= height
  }

  /// The rectangle of a title in a row at the origin.
  package func title(_ text: PixelSize, in row: PixelSize, withSubtitle: Bool) -> PixelRect {
    let lines = withSubtitle ? titleHeight + subtitleHeight : titleHeight
    return place(text, y: (row.height - lines) / 2, in: row)
  }

  /// The rectangle of a subtitle in a row at the origin.
  package func subtitle(_ text: PixelSize, in row: PixelSize) -> PixelRect {
    place(text, y: (row.height - titleHeight - subtitleHeight) / 2 + titleHeight, in: row)
  }

  /// The rectangle of a header's text in a header at the origin.
  package func header(_ text: PixelSize, in header: PixelSize) -> PixelRect {
    place(text, y: header.height - headerGap - text.height, in: header)
  }

  /// A text at a height, kept within its container.
  private func place(_ text: PixelSize, y: Int, in container: PixelSize) -> PixelRect {
    let top = max(0, y)
    return PixelRect(
      x: padding, y: top, width: text.width, height: min(text.height, container.height - top))
  }
}
