/// The number of hits and misses of an image cache.
public struct ImageLookups: Equatable, Sendable {
  /// The number of lookups that found an image.
  public var hits: Int
  /// The number of lookups that had to draw an image.
  public var misses: Int

  public init(hits: Int = 0, misses: Int = 0) {
    self.hits = hits
    self.misses = misses
  }
}
