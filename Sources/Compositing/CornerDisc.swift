import Geometry
import Graphics

/// A disc of coverage, one of whose quadrants is the mask of each rounded corner.
///
/// Made once for a radius, from the ``CornerCoverage`` that images of rounded rows are drawn
/// with.
@safe
package final class CornerDisc {
  /// The radius; the disc is twice as wide and high, in pixels.
  package let radius: Int
  /// Owned by the disc: written in `init` alone, freed in `deinit`.
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// - Precondition: The radius is positive.
  /// - Complexity: O(*r*²) in the radius.
  package init(radius: Int) {
    precondition(radius > 0, "a disc has a radius")
    let coverage = CornerCoverage(radius: radius)
    let side = 2 * radius
    self.radius = radius
    unsafe bytes = UnsafeMutableBufferPointer.allocate(capacity: side * side)
    for index in 0..<side * side {
      let (x, y) = (index % side, index / side)
      // Every element of the disc, each of them once.
      unsafe bytes.initializeElement(
        at: index, to: coverage[x: min(x, side - 1 - x), y: min(y, side - 1 - y)])
    }
  }

  /// The four corners, one at a time.
  static let corners: [CornerSet] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  deinit { unsafe bytes.deallocate() }

  /// The coverage at a column and a line of the disc, counted from its upper left.
  package subscript(x x: Int, y y: Int) -> UInt8 {
    precondition((0..<2 * radius).contains(x) && (0..<2 * radius).contains(y), "x, y in the disc")
    return unsafe bytes[y * 2 * radius + x]
  }

  /// The address of the first byte, valid while the disc lives.
  var unsafeBytes: UnsafePointer<UInt8>? { unsafe UnsafePointer(bytes.baseAddress) }

  /// The part of a rectangle in which one of its corners is rounded, as far as it is visible, and
  /// the disc's byte on that part's upper left pixel; `nil` if nothing of it is visible.
  func square(
    of rect: PixelRect, at corner: CornerSet, visible: PixelRect
  ) -> (rect: PixelRect, x: Int, y: Int)? {
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    let square = PixelRect(
      x: isLeft ? rect.x : rect.maxX - radius, y: isTop ? rect.y : rect.maxY - radius,
      width: radius, height: radius)
    let part = square.intersection(visible)
    guard !part.isEmpty else { return nil }
    return (
      part, part.x - square.x + (isLeft ? 0 : radius), part.y - square.y + (isTop ? 0 : radius)
    )
  }
}
