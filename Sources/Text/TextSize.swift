/// The size in pixels of a text that is truncated or wrapped to a width.
package struct TextSize: Equatable, Sendable {
  /// That of the widest line, at most the width to which the text was limited.
  package var width: Int
  package var height: Int
  package var lines: Int

  package init(width: Int, height: Int, lines: Int) {
    self.width = width
    self.height = height
    self.lines = lines
  }
}
