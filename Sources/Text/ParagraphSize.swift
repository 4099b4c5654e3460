/// The size of a paragraph that is wrapped to a width.
package struct ParagraphSize: Equatable, Sendable {
  /// The width of the widest line, in pixels; at most the width to which the text was wrapped.
  package var width: Int
  /// The total height of the lines, in pixels.
  package var height: Int
  package var lines: Int

  package init(width: Int, height: Int, lines: Int) {
    self.width = width
    self.height = height
    self.lines = lines
  }

  package static let zero = ParagraphSize(width: 0, height: 0, lines: 0)
}
