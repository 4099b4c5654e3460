/// A width and a height in whole device pixels.
public struct PixelSize: Equatable, Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels: 0 if either side is not positive.
  public var area: Int { max(0, width) * max(0, height) }
}
