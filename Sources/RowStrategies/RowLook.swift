public import Geometry
public import Graphics

/// The look that a strategy is specified to give rows beyond the style of the table; its pixels are
/// compared with a reference of the same look.
public struct RowLook: Hashable, Sendable {
  /// The curve of rounded corners.
  public var cornerCurve: CornerCurve

  public init(cornerCurve: CornerCurve = .circular) {
    self.cornerCurve = cornerCurve
  }

  /// Returns the radius of the corners of a row: that of the style, or the largest radius with
  /// which two corners fit on its shorter side.
  public func radius(_ style: RowStyle, ofRow size: PixelSize) -> Int {
    cornerCurve.radius(atMost: style.radius, fitting: min(size.width, size.height))
  }
}
