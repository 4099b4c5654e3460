package import Geometry
package import Graphics
package import Text

/// The text of a cell: a title, a subtitle and, in cells for rows with bodies, a body of several
/// lines; drawn when the cell is configured.
package final class CellText {
  /// The layers to put in front of the cell's background, back to front.
  package var layers: [Layer] {
    [title.layer] + (hasSubtitle ? [subtitle.layer] : []) + (body.map { [$0.layer] } ?? [])
  }
  private let title = Label()
  private let subtitle = Label()
  private let body: Label?
  private let hasSubtitle: Bool
  private var lines = TextLines(hasSubtitle: false)
  private var parts = CellParts.none
  private let isLaidOutOnce: Bool
  /// What the frames were set for last, in a cell that is laid out once.
  private var placed: Placed?

  private struct Placed: Equatable {
    let places: TextPlaces
    let row: PixelSize
    let lines: TextLines
    let parts: CellParts
  }

  /// - Parameters:
  ///   - hasSubtitle: A Boolean value that indicates whether rows can have a subtitle.
  ///   - hasBody: A Boolean value that indicates whether rows can have a body.
  ///   - isLaidOutOnce: A Boolean value that indicates whether labels are as wide as their room, so
  ///     that rows of equal size and with the same lines need no layout.
  package init(hasSubtitle: Bool = true, hasBody: Bool = false, isLaidOutOnce: Bool = false) {
    self.hasSubtitle = hasSubtitle
    body = hasBody ? Label() : nil
    self.isLaidOutOnce = isLaidOutOnce
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

    /// Omitted highlight colours equal the normal ones; an omitted body style equals the subtitle's.
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

    /// Returns the style of highlighted or other rows.
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
  /// - Parameters:
  ///   - body: Shown only by cells for rows with bodies.
  ///   - parts: The images beside the text.
  ///   - background: The colour of the row; `nil` to draw transparent labels.
  package func show(
    title: String, subtitle: String, body: String = "", style: Style, places: TextPlaces,
    row: PixelSize, beside parts: CellParts = .none, background: PixelColor?,
    isHighlighted: Bool = false, pen: LabelPen
  ) {
    let style = style.inRows(highlighted: isHighlighted)
    let width = places.textWidth(in: row.width, beside: parts)
    let least = isLaidOutOnce ? width : 0
    self.parts = parts
    self.title.show(
      title, style: style.title, maximumWidth: width, minimumWidth: least, background: background,
      pen: pen)
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
        subtitle, style: style.subtitle, maximumWidth: width, minimumWidth: least,
        background: background, pen: pen)
    } else {
      self.subtitle.clear()
    }
  }

  /// Applies the sizes of a row's text, in a row that is as high as its content, without drawing
  /// it.
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

  /// Sets the frames of the labels for the row that was shown or measured last.
  package func layout(places: TextPlaces, row: PixelSize) {
    // The size of a paragraph is that of its text.
    if isLaidOutOnce, lines.bodyLines == 0 {
      let place = Placed(places: places, row: row, lines: lines, parts: parts)
      guard place != placed else { return }
      placed = place
    } else {
      placed = nil
    }
    title.layer.frame = places.title(title.size, in: row, with: lines, beside: parts)
    subtitle.layer.isHidden = !lines.hasSubtitle
    subtitle.layer.frame = places.subtitle(subtitle.size, in: row, with: lines, beside: parts)
    guard let body else { return }
    body.layer.isHidden = lines.bodyLines == 0
    body.layer.frame = places.body(body.size, in: row, with: lines, beside: parts)
  }

  /// Sets the frames for the row that was measured last, in a row of unlimited height.
  func layoutFromTop(places: TextPlaces, width: Int) {
    // In a row that is as high as its lines, they begin at its top.
    let height = places.height(of: lines)
    layout(places: places, row: PixelSize(width: width, height: height))
  }
}
