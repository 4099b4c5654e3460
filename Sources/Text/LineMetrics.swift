/// The height of a line of text and its baseline, in whole device pixels.
///
/// The metrics are those of the style's own font, each rounded up, so that fallback fonts never
/// change the position of a line.
package struct LineMetrics: Equatable, Sendable {
  package var ascent: Int
  package var descent: Int

  package init(ascent: Int, descent: Int) {
    self.ascent = ascent
    self.descent = descent
  }

  package var height: Int { ascent + descent }
}
