import Geometry
package import Graphics

/// A disc of coverage whose quadrants are the masks of rounded corners.
///
/// Computed once per radius and curve, from the same ``CornerCoverage`` as the images of rounded rows.
@safe
package final class CornerDisc {
  package let radius: Int
  package let curve: CornerCurve
  /// The side of a quadrant, in pixels: the radius of a disc of circular corners.
  package let extent: Int
  /// Owned by the disc: written in `init` alone, freed in `deinit`.
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// - Precondition: The radius is positive.
  /// - Complexity: O(*r*²) in the radius.
  package init(radius: Int, curve: CornerCurve = .circular) {
    precondition(radius > 0, "a disc has a radius")
    let coverage = CornerCoverage(radius: radius, curve: curve)
    let side = 2 * coverage.extent
    self.radius = radius
    self.curve = curve
    extent = coverage.extent
    unsafe bytes = UnsafeMutableBufferPointer.allocate(capacity: side * side)
    for index in 0..<side * side {
      let (x, y) = (index % side, index / side)
      // Initializes every element of the disc exactly once.
      unsafe bytes.initializeElement(
        at: index, to: coverage[x: min(x, side - 1 - x), y: min(y, side - 1 - y)])
    }
  }

  deinit { unsafe bytes.deallocate() }

  package subscript(x x: Int, y y: Int) -> UInt8 {
    precondition((0..<2 * extent).contains(x) && (0..<2 * extent).contains(y), "x, y in the disc")
    return unsafe bytes[y * 2 * extent + x]
  }

  /// The address of the first byte, valid while the disc lives.
  var unsafeBytes: UnsafePointer<UInt8>? { unsafe UnsafePointer(bytes.baseAddress) }

  /// The visible part of the square in which a rectangle's corner is rounded, and the position in
  /// the disc of that part's top left pixel; `nil` if nothing of it is visible.
  func square(
    of rect: PixelRect, at corner: CornerSet, visible: PixelRect
  ) -> (rect: PixelRect, x: Int, y: Int)? {
    let square = rect.square(at: corner, side: extent)
    let part = square.intersection(visible)
    guard !part.isEmpty else { return nil }
    return (
      part, part.x - square.x + (corner.isLeft ? 0 : extent),
      part.y - square.y + (corner.isTop ? 0 : extent)
    )
  }
}
