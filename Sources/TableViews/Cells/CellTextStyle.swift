package import Graphics

/// The style of the text of all rows.
package struct CellTextStyle: Equatable, Sendable {
  package var title: LabelStyle
  package var subtitle: LabelStyle
  package var body: LabelStyle
  package var highlightedTitle: PixelColor
  /// Subtitles and bodies of selected rows.
  package var highlightedSubtitle: PixelColor

  func inRows(highlighted: Bool) -> CellTextStyle {
    guard highlighted else { return self }
    var style = self
    style.title.color = highlightedTitle
    style.subtitle.color = highlightedSubtitle
    style.body.color = highlightedSubtitle
    return style
  }
}
