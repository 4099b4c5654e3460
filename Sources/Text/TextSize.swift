/// The size of a text that is truncated or wrapped to a width.
package struct TextSize: Equatable, Sendable {
  /// The width of the widest line, in pixels; at most the width to which the text was limited.
  package var width: Int
  /// The total height of the lines, in pixels.
  package var height: Int
  package var lines: Int

  package init(width: Int, height: Int, lines: Int) {
    self.width = width
    self.height = height
    self.lines = lines
  }
}
