package import Graphics
package import Text

/// The font and colour of a label's text.
package struct LabelStyle: Equatable, Sendable {
  package var text: TextStyle
  package var color: PixelColor

  package init(text: TextStyle, color: PixelColor) {
    self.text = text
    self.color = color
  }
}

/// The way in which labels are drawn and declared.
package enum LabelMode: String, Sendable, CaseIterable {
  /// Text is drawn on the row's colour; the label is opaque and copied.
  case opaque
  /// Text is drawn on a transparent background; the label is blended.
  case clear
}
