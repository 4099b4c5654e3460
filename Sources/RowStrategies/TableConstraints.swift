public import Geometry

/// The properties of a table on which the faults of a strategy can depend.
public struct TableConstraints: Sendable {
  public var style: RowStyle
  /// The smallest and the largest width and height of the backgrounds of rows, in device pixels.
  public var smallestRow: PixelSize
  public var largestRow: PixelSize

  /// The space that backgrounds leave free at either side of their rows and at the bottom, in
  /// device pixels.
  public var sideMargin: Int
  public var bottomMargin: Int

  var hasMargins: Bool { sideMargin > 0 || bottomMargin > 0 }

  public init(
    style: RowStyle, smallestRow: PixelSize, largestRow: PixelSize, sideMargin: Int = 0,
    bottomMargin: Int = 0
  ) {
    self.style = style
    self.smallestRow = smallestRow
    self.largestRow = largestRow
    self.sideMargin = sideMargin
    self.bottomMargin = bottomMargin
  }
}
