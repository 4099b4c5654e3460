package import Geometry
package import Graphics
package import Text

/// The text of a cell: a title, a subtitle and, where the cell is made for one, a body of as many
/// lines as it takes; drawn when the cell takes on a row.
package final class CellText {
  /// The layers to put in front of the cell's background, back to front.
  package var layers: [Layer] { [title.layer, subtitle.layer] + (body.map { [$0.layer] } ?? []) }
  private let title = Label()
  private let subtitle = Label()
  private let body: Label?
  private var lines = TextLines(hasSubtitle: false)
  private var parts = CellParts.none

  /// - Parameter hasBody: Whether rows can have a body.
  package init(hasBody: Bool = false) {
    body = hasBody ? Label() : nil
  }

  /// The style of the text of all rows.
  package struct Style: Equatable, Sendable {
    package var title: LabelStyle
    package var subtitle: LabelStyle
    package var body: LabelStyle
    /// The colour of titles in highlighted rows.
    package var highlightedTitle: PixelColor
    /// The colour of subtitles and bodies in highlighted rows.
    package var highlightedSubtitle: PixelColor

    /// Omitted highlight colors equal the normal ones; an omitted body style equals the subtitle's.
    package init(
      title: LabelStyle, subtitle: LabelStyle, body: LabelStyle? = nil,
      highlightedTitle: PixelColor? = nil, highlightedSubtitle: PixelColor? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.body = body ?? subtitle
      self.highlightedTitle = highlightedTitle ?? title.color
      self.highlightedSubtitle = highlightedSubtitle ?? subtitle.color
    }

    /// The style of rows that are highlighted, or of those that are not.
    func inRows(highlighted: Bool) -> Style {
      guard highlighted else { return self }
      var style = self
      style.title.color = highlightedTitle
      style.subtitle.color = highlightedSubtitle
      style.body.color = highlightedSubtitle
      return style
    }
  }

  /// Draws the text of a row.
  ///
  /// - Parameter body: Shown only by cells that are made for one.
  /// - Parameter parts: The images beside the text.
  /// - Parameter background: The colour of the row, or `nil` to let it show through.
  package func show(
    title: String, subtitle: String, body: String = "", style: Style, places: TextPlaces,
    row: PixelSize, beside parts: CellParts = .none, background: PixelColor?,
    isHighlighted: Bool = false, pen: LabelPen
  ) {
    let style = style.inRows(highlighted: isHighlighted)
    let width = places.textWidth(in: row.width, beside: parts)
    self.parts = parts
    self.title.show(
      title, style: style.title, maximumWidth: width, background: background, pen: pen)
    if body.isEmpty {
      self.body?.clear()
    } else {
      self.body?.show(
        paragraph: body, style: style.body, width: width, background: background, pen: pen)
    }
    lines = places.lines(
      hasSubtitle: !subtitle.isEmpty, bodyLines: self.body?.lines ?? 0, inRowOf: row.height)
    if lines.hasSubtitle {
      self.subtitle.show(
        subtitle, style: style.subtitle, maximumWidth: width, background: background, pen: pen)
    } else {
      self.subtitle.clear()
    }
  }

  /// Applies the sizes of a row's text in a row as high as it needs to be, without drawing it.
  package func measure(
    title: String, subtitle: String, body: String = "", style: Style, places: TextPlaces,
    width: Int, beside parts: CellParts = .none, renderer: TextRenderer
  ) {
    let width = places.textWidth(in: width, beside: parts)
    self.parts = parts
    self.title.measure(title, style: style.title, maximumWidth: width, renderer: renderer)
    self.subtitle.measure(subtitle, style: style.subtitle, maximumWidth: width, renderer: renderer)
    self.body?.measure(paragraph: body, style: style.body, width: width, renderer: renderer)
    lines = TextLines(hasSubtitle: !subtitle.isEmpty, bodyLines: self.body?.lines ?? 0)
  }

  /// Sets the frames of the labels for the row last shown or measured.
  package func layout(places: TextPlaces, row: PixelSize) {
    title.layer.frame = places.title(title.size, in: row, with: lines, beside: parts)
    subtitle.layer.isHidden = !lines.hasSubtitle
    subtitle.layer.frame = places.subtitle(subtitle.size, in: row, with: lines, beside: parts)
    guard let body else { return }
    body.layer.isHidden = lines.bodyLines == 0
    body.layer.frame = places.body(body.size, in: row, with: lines, beside: parts)
  }

  /// Sets the frames for the row last measured, from a row's top edge on, in a row without bottom.
  func layoutFromTop(places: TextPlaces, width: Int) {
    // In a row as high as its lines they stand at its top.
    let height = places.height(of: lines)
    layout(places: places, row: PixelSize(width: width, height: height))
  }
}
