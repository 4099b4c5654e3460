import Geometry
import Graphics

/// A renderer of the images of strategies: rectangles of one colour with rounded corners, and discs.
///
/// All images use the same ``CornerCoverage``, so that strategies differ in cost and not in
/// appearance.
struct RoundedImage {
  let coverage: CornerCoverage
  let color: PixelColor
  let kernels: KernelSet

  var radius: Int { coverage.radius }

  /// Returns a disc in a square of twice its radius, whose quadrants are the four corners.
  func disc() -> Bitmap {
    let side = 2 * radius
    let bitmap = Bitmap(width: side, height: side)
    draw(into: bitmap, corners: .all)
    return bitmap
  }

  /// Draws a filled rectangle with rounded corners on a transparent background.
  ///
  /// - Parameter rect: The rectangle in the bitmap; all of it by default. The lines of the
  ///   rectangle become transparent beside it; all other lines are unchanged.
  /// - Parameter gradient: A gradient of the rectangle's height, which replaces the colour.
  /// - Precondition: The rectangle lies inside the bitmap, and its rounded corners do not overlap.
  func draw(
    into bitmap: Bitmap, corners: CornerSet, in rect: PixelRect? = nil,
    gradient: VerticalGradient? = nil
  ) {
    let rect = rect ?? PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let across = corners.isEmpty ? 0 : 2 * radius
    let down =
      (corners.isDisjoint(with: .top) ? 0 : radius)
      + (corners.isDisjoint(with: .bottom) ? 0 : radius)
    precondition(
      across <= rect.width && down <= rect.height, "the corners of an image do not overlap")
    for y in 0..<rect.height {
      let pixel = gradient?[line: y] ?? color.premultiplied
      bitmap.withLine(rect.y + y) { line in
        kernels.fill(&line, with: pixel)
        for x in 0..<rect.x { line[x] = 0 }
        for x in rect.maxX..<line.count { line[x] = 0 }
        round(&line, rect, pixel, edge: y, corners, left: .topLeft, right: .topRight)
        round(
          &line, rect, pixel, edge: rect.height - 1 - y, corners, left: .bottomLeft,
          right: .bottomRight)
      }
    }
  }

  /// - Parameter edge: The distance of the line from the edge between the two corners.
  private func round(
    _ line: inout MutableSpan<UInt32>, _ rect: PixelRect, _ pixel: UInt32, edge: Int,
    _ corners: CornerSet, left: CornerSet, right: CornerSet
  ) {
    guard edge < radius else { return }
    let (roundsLeft, roundsRight) = (corners.contains(left), corners.contains(right))
    guard roundsLeft || roundsRight else { return }
    for x in 0..<radius {
      let tinted = scale(pixel, by: coverage[x: x, y: edge])
      if roundsLeft { line[rect.x + x] = tinted }
      if roundsRight { line[rect.maxX - 1 - x] = tinted }
    }
  }
}
