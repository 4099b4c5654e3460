public import Geometry
public import Graphics

/// The look that a strategy is specified to give rows beyond the style of the table; its pixels are
/// compared with a reference of the same look.
public struct RowLook: Hashable, Sendable {
  /// The curve of rounded corners.
  public var cornerCurve: CornerCurve
  /// The shadow around the rows of a section with rounded corners; `nil` for none.
  public var shadow: RowShadow?

  public init(cornerCurve: CornerCurve = .circular, shadow: RowShadow? = nil) {
    self.cornerCurve = cornerCurve
    self.shadow = shadow
  }

  /// Returns the radius of the corners of a row in pixels: that of the style, or the largest with
  /// which two corners fit on the row's shorter side.
  ///
  /// - Parameter size: The size of the row, in pixels.
  public func radius(_ style: RowStyle, ofRow size: PixelSize) -> Int {
    cornerCurve.radius(atMost: style.radius, fitting: min(size.width, size.height))
  }
}

/// A soft shadow around the rows of a section.
///
/// The shadow does not break between rows: each row's part is drawn as if the row continued past
/// the edges that it shares with its neighbours, and is clipped at these edges.
public struct RowShadow: Hashable, Sendable {
  /// The distance from the edges of a row at which the shadow ends, in points.
  public let radius: Int
  /// The colour beneath a row, away from its edges; its alpha is the opacity of the shadow.
  public let color: PixelColor

  /// - Precondition: The radius is from 0 to 250.
  public init(radius: Int, color: PixelColor) {
    require((0...250).contains(radius), "a shadow's radius is 0 to 250 points, not \(radius)")
    self.radius = radius
    self.color = color
  }

  /// The shadow of the built-in strategies.
  static let soft = RowShadow(
    radius: 5, color: PixelColor(red: 0, green: 0, blue: 0, alpha: 140))

  /// Returns ``radius`` in pixels.
  public func radius(_ style: RowStyle) -> Int { radius * style.pixelsPerPoint }

  /// Returns the smallest rectangle that holds a row at the origin and its shadow, in pixels.
  ///
  /// The shadow extends above and below only where the row has rounded corners.
  ///
  /// - Parameters:
  ///   - size: The size of the row, in pixels.
  ///   - corners: The rounded corners of the row.
  public func bounds(ofRow size: PixelSize, corners: CornerSet, _ style: RowStyle) -> PixelRect {
    let radius = radius(style)
    let above = corners.isDisjoint(with: .top) ? 0 : radius
    let below = corners.isDisjoint(with: .bottom) ? 0 : radius
    return PixelRect(
      x: -radius, y: -above, width: size.width + 2 * radius, height: size.height + above + below)
  }
}
