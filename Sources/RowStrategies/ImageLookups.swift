/// How a cache of images was used.
public struct ImageLookups: Equatable, Sendable {
  /// Images that were there when they were asked for.
  public var hits: Int
  /// Images that had to be drawn.
  public var misses: Int

  public init(hits: Int = 0, misses: Int = 0) {
    self.hits = hits
    self.misses = misses
  }
}
