/// How often a text's coverage was there already, and how often it had to be drawn.
package struct TextLookups: Equatable, Sendable {
  package var hits: Int
  package var misses: Int

  package init(hits: Int = 0, misses: Int = 0) {
    self.hits = hits
    self.misses = misses
  }

  /// What was counted since an earlier time.
  package static func - (now: TextLookups, earlier: TextLookups) -> TextLookups {
    TextLookups(hits: now.hits - earlier.hits, misses: now.misses - earlier.misses)
  }
}
