/// A rectangle in whole device pixels, half open: each of its lines contains `x ..< x + width`.
public struct PixelRect: Equatable, Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of the given size at the origin.
  public init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// The first column to the right of the rectangle.
  public var maxX: Int { x + width }
  /// The first line below the rectangle.
  public var maxY: Int { y + height }
  public var size: PixelSize { PixelSize(width: width, height: height) }
  /// The number of pixels: 0 if the rectangle is empty.
  public var area: Int { size.area }
  /// A Boolean value that indicates whether the rectangle contains no pixel, as with a negative
  /// side.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the pixels common to both rectangles; an empty rectangle if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return .zero }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the rectangle moved by a distance.
  public func offset(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns the rectangle with all edges moved outwards by a distance.
  public func expanded(by distance: Int) -> PixelRect {
    PixelRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// - Parameter corner: A single corner.
  package func square(at corner: CornerSet, side: Int) -> PixelRect {
    PixelRect(
      x: corner.isLeft ? x : maxX - side, y: corner.isTop ? y : maxY - side, width: side,
      height: side)
  }

  /// Returns whether the rectangle contains a pixel.
  public func contains(x px: Int, y py: Int) -> Bool {
    (x..<maxX).contains(px) && (y..<maxY).contains(py)
  }
}
