/// The height of a line of text and where its baseline runs, in whole device pixels.
///
/// It comes from the style's own font alone, each part rounded up, so that a fallback font never
/// changes where a line stands.
package struct LineMetrics: Equatable, Sendable {
  /// The distance from the top of the line to the baseline.
  package var ascent: Int
  /// The distance from the baseline to the bottom of the line.
  package var descent: Int

  package init(ascent: Int, descent: Int) {
    self.ascent = ascent
    self.descent = descent
  }

  package var height: Int { ascent + descent }
}
