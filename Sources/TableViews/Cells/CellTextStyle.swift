package import Graphics

/// The style of the text of all rows.
package struct CellTextStyle: Equatable, Sendable {
  package var title: LabelStyle
  package var subtitle: LabelStyle
  package var body: LabelStyle
  package var highlightedTitle: PixelColor
  /// Subtitles and bodies of selected rows.
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

  func inRows(highlighted: Bool) -> CellTextStyle {
    guard highlighted else { return self }
    var style = self
    style.title.color = highlightedTitle
    style.subtitle.color = highlightedSubtitle
    style.body.color = highlightedSubtitle
    return style
  }
}
