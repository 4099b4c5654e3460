public import Geometry

/// What the faults of a strategy can depend on.
public struct TableConstraints: Sendable {
  public var style: RowStyle
  /// The sizes of rows in device pixels, the smallest and the largest of each side.
  public var smallestRow: PixelSize
  public var largestRow: PixelSize

  public init(style: RowStyle, smallestRow: PixelSize, largestRow: PixelSize) {
    self.style = style
    self.smallestRow = smallestRow
    self.largestRow = largestRow
  }
}
