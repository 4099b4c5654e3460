import Geometry
public import Graphics
public import Text

/// The font and colour of a label's text, and its shadow.
public struct LabelStyle: Equatable, Sendable {
  public var text: TextStyle
  public var color: PixelColor
  /// The shadow of lines; paragraphs have none.
  public var shadow: Shadow?

  /// A copy of the text in another colour, below the text and behind it.
  public struct Shadow: Equatable, Sendable {
    public let color: PixelColor
    /// The distance below the text, in device pixels.
    public let offset: Int

    /// - Precondition: The offset is not negative.
    public init(color: PixelColor, offset: Int) {
      require(offset >= 0, "a shadow lies below its text")
      self.color = color
      self.offset = offset
    }
  }

  public init(text: TextStyle, color: PixelColor, shadow: Shadow? = nil) {
    self.text = text
    self.color = color
    self.shadow = shadow
  }
}

/// The way in which labels are drawn and declared.
package enum LabelMode: String, Codable, Sendable, CaseIterable {
  /// Text is drawn on the row's colour; the label is opaque and copied.
  case opaque
  /// Text is drawn on a transparent background; the label is blended.
  case clear
}
