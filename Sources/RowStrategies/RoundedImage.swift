import Geometry
import Graphics

/// The images that strategies prepare: rectangles of one colour with rounded corners, and discs.
///
/// All of them round with the same ``CornerCoverage``, so that strategies differ in cost and not in
/// look.
struct RoundedImage {
  private let coverage: CornerCoverage
  private let color: PixelColor
  private let kernels: KernelSet

  init(coverage: CornerCoverage, color: PixelColor, kernels: KernelSet) {
    self.coverage = coverage
    self.color = color
    self.kernels = kernels
  }

  /// The radius of the corners, in pixels.
  var radius: Int { coverage.radius }

  /// Whether nothing shows through where the image is not rounded.
  var isOpaque: Bool { color.isOpaque }

  /// A disc in a square of twice its radius, of which each quadrant is one corner.
  func disc() -> Bitmap {
    let side = 2 * radius
    let bitmap = Bitmap(width: side, height: side)
    draw(into: bitmap, corners: .all)
    return bitmap
  }

  /// Draws a filled rectangle, transparent outside of its rounded corners.
  ///
  /// - Parameter rect: Where in the bitmap; all of it by default. Its lines become
  ///   transparent beside it; the others stay as they are.
  /// - Precondition: The rectangle lies in the bitmap, and its rounded corners do not overlap.
  func draw(into bitmap: Bitmap, corners: CornerSet, in rect: PixelRect? = nil) {
    let rect = rect ?? PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let across = corners.isEmpty ? 0 : 2 * radius
    let down =
      (corners.isDisjoint(with: .top) ? 0 : radius)
      + (corners.isDisjoint(with: .bottom) ? 0 : radius)
    precondition(
      across <= rect.width && down <= rect.height, "the corners of an image do not overlap")
    for y in 0..<rect.height {
      bitmap.withLine(rect.y + y) { line in
        kernels.fill(&line, with: color.premultiplied)
        for x in 0..<rect.x { line[x] = 0 }
        for x in rect.maxX..<line.count { line[x] = 0 }
        round(&line, rect, edge: y, corners, left: .topLeft, right: .topRight)
        round(
          &line, rect, edge: rect.height - 1 - y, corners, left: .bottomLeft, right: .bottomRight)
      }
    }
  }

  /// Rounds both ends of a rectangle's line.
  ///
  /// - Parameter edge: How far the line is from the edge that the two corners belong to.
  private func round(
    _ line: inout MutableSpan<UInt32>, _ rect: PixelRect, edge: Int, _ corners: CornerSet,
    left: CornerSet,
    right: CornerSet
  ) {
    guard edge < radius else { return }
    let (roundsLeft, roundsRight) = (corners.contains(left), corners.contains(right))
    guard roundsLeft || roundsRight else { return }
    for x in 0..<radius {
      let pixel = tinted(x: x, y: edge)
      if roundsLeft { line[rect.x + x] = pixel }
      if roundsRight { line[rect.maxX - 1 - x] = pixel }
    }
  }

  /// The colour through the corner's coverage, at a distance from the outer edges.
  private func tinted(x: Int, y: Int) -> UInt32 {
    let coverage = UInt32(coverage[x: x, y: y])
    var pixel: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      pixel |= divide255((color.premultiplied >> shift & 0xFF) * coverage) << shift
    }
    return pixel
  }
}
