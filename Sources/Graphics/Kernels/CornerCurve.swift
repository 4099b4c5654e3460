/// The curve of a rounded corner.
public enum CornerCurve: Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// The platform's smooth curve, which leaves the edges farther from the corner than a circle of
  /// the same radius, so that its curvature does not jump.
  case continuous

  /// Returns the length that a corner of a radius takes up of both edges, in whole pixels.
  public func extent(ofRadius radius: Int) -> Int {
    switch self {
    case .circular: radius
    case .continuous: Int((ContinuousCorner.extent * Double(radius)).rounded(.up))
    }
  }

  /// Returns the largest radius up to `radius` with which two corners fit along a side.
  ///
  /// - Parameter side: The length of the side, in pixels.
  public func radius(atMost radius: Int, fitting side: Int) -> Int {
    var fitting = min(radius, max(0, side / 2))
    while 2 * extent(ofRadius: fitting) > side { fitting -= 1 }
    return max(0, fitting)
  }
}

/// The smooth corner of the platform for a radius of 1: three cubic Bézier curves, symmetric about
/// the diagonal.
///
/// The control points are those that *PaintCode* published in 2013 ("Code for iOS 7 Rounded
/// Rectangles") for the path of a rounded rectangle; the platform does not document its curve.
package enum ContinuousCorner {
  /// A point by its distances from the left edge and from the top edge.
  package typealias Point = (x: Double, y: Double)

  /// The distance from the corner at which the curve leaves the edges.
  package static let extent = 1.528_664_71

  /// The control points, from the top edge to the left edge.
  package static let curves: [[Point]] = [
    [(extent, 0), (1.088_493_23, 0), (0.868_406_89, 0), shoulder],
    [shoulder, (0.372_823_92, 0.169_058_99), (0.169_058_99, 0.372_823_92), mirror(shoulder)],
    [mirror(shoulder), (0, 0.868_406_89), (0, 1.088_493_23), (0, extent)],
  ]

  private static let shoulder: Point = (0.631_493_99, 0.074_911_00)

  private static func mirror(_ point: Point) -> Point { (point.y, point.x) }

  /// - Parameter t: The position on the curve, 0…1.
  package static func point(of curve: [Point], at t: Double) -> Point {
    let s = 1 - t
    let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return zip(curve, weights).reduce((0, 0)) {
      ($0.x + $1.0.x * $1.1, $0.y + $1.0.y * $1.1)
    }
  }

  /// Returns the distance of the curve from the top edge at a distance from the left edge.
  ///
  /// - Parameter x: 0…``extent``; beyond, the curve is the top edge.
  static func edge(at x: Double) -> Double {
    guard let curve = curves.first(where: { x >= $0[3].x }) else { return extent }
    // Along each curve x decreases: 48 halvings find t to the precision of the numbers.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if point(of: curve, at: middle).x > x { low = middle } else { high = middle }
    }
    return point(of: curve, at: (low + high) / 2).y
  }
}
