package import Geometry
import Graphics

/// The coverage of a rounded corner by sampling, computed once per radius.
package struct ReferenceCorner {
  /// The radius, in pixels.
  package let radius: Int
  private let coverage: [UInt8]

  /// - Complexity: 4,096 · *r*² comparisons.
  package init(radius: Int) {
    self.radius = radius
    coverage = (0..<radius * radius).map {
      ReferenceCornerCoverage.coverage(x: $0 % radius, y: $0 / radius, radius: radius)
    }
  }

  /// Returns the coverage at a distance from the outer edges, in pixels.
  package subscript(x x: Int, y y: Int) -> UInt8 { coverage[y * radius + x] }

  /// Returns the squares in which a row's corners are rounded.
  package func squares(of rect: PixelRect, corners: CornerSet) -> [PixelRect] {
    let right = rect.maxX - radius
    let bottom = rect.maxY - radius
    let places: [(CornerSet, Int, Int)] = [
      (.topLeft, rect.x, rect.y), (.topRight, right, rect.y),
      (.bottomLeft, rect.x, bottom), (.bottomRight, right, bottom),
    ]
    return places.filter { corners.contains($0.0) }.map {
      PixelRect(x: $0.1, y: $0.2, width: radius, height: radius)
    }
  }
}
