public import Geometry

/// The properties of a table on which the faults of a strategy can depend.
public struct TableConstraints: Sendable {
  public var style: RowStyle
  /// The smallest and the largest width and height of rows, in device pixels.
  public var smallestRow: PixelSize
  public var largestRow: PixelSize

  public init(style: RowStyle, smallestRow: PixelSize, largestRow: PixelSize) {
    self.style = style
    self.smallestRow = smallestRow
    self.largestRow = largestRow
  }
}
