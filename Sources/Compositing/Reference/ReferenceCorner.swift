package import Geometry
package import Graphics

/// The coverage of a rounded corner by sampling, computed once per radius and curve.
package struct ReferenceCorner {
  package let radius: Int
  package let curve: CornerCurve
  /// The side of the corner's square, in pixels.
  package let extent: Int
  private let coverage: [UInt8]

  /// - Complexity: O(*r*²) in the radius.
  package init(radius: Int, curve: CornerCurve = .circular) {
    self.radius = radius
    self.curve = curve
    let extent = curve.extent(ofRadius: radius)
    self.extent = extent
    coverage = (0..<extent * extent).map {
      ReferenceCornerCoverage.coverage(
        x: $0 % extent, y: $0 / extent, radius: radius, curve: curve)
    }
  }

  /// Returns the coverage at a distance from the outer edges, in pixels.
  package subscript(x x: Int, y y: Int) -> UInt8 { coverage[y * extent + x] }
}

extension PixelRect {
  /// The places are written out here, apart from those that strategies and engines share.
  package func squares(at corners: CornerSet, side: Int) -> [PixelRect] {
    let places: [(CornerSet, Int, Int)] = [
      (.topLeft, x, y), (.topRight, maxX - side, y),
      (.bottomLeft, x, maxY - side), (.bottomRight, maxX - side, maxY - side),
    ]
    return places.filter { corners.contains($0.0) }.map {
      PixelRect(x: $0.1, y: $0.2, width: side, height: side)
    }
  }
}
