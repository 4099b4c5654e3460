/// The number of hits and misses of a text cache.
package struct TextLookups: Equatable, Sendable {
  package var hits: Int
  package var misses: Int

  package init(hits: Int = 0, misses: Int = 0) {
    self.hits = hits
    self.misses = misses
  }

  /// Returns the counts since an earlier time.
  package static func - (now: TextLookups, earlier: TextLookups) -> TextLookups {
    TextLookups(hits: now.hits - earlier.hits, misses: now.misses - earlier.misses)
  }
}
