/// How much room a paragraph takes up when it is wrapped to a width.
package struct ParagraphSize: Equatable, Sendable {
  /// The width of its widest line, in pixels; at most the width it was wrapped to.
  package var width: Int
  /// The height of its lines together, in pixels.
  package var height: Int
  /// The number of its lines.
  package var lines: Int

  package init(width: Int, height: Int, lines: Int) {
    self.width = width
    self.height = height
    self.lines = lines
  }

  package static let zero = ParagraphSize(width: 0, height: 0, lines: 0)
}
