package import Geometry
package import Graphics

/// The alpha of the soft shadow of a row, from the sampled coverage of its corners.
///
/// Exact sums of all alphas within reach are rounded once, as ``ReferenceBlur`` defines.
package struct ReferenceShadow {
  fileprivate let bounds: PixelRect
  /// `bounds.area` bytes, line after line.
  fileprivate let alphas: [UInt8]
  /// The squares in which the coverage of corners has an effect, relative to the row.
  fileprivate let cornerSquares: [PixelRect]

  /// - Parameters:
  ///   - size: The size of the row, which goes on above and below unless the corners there are
  ///     rounded.
  ///   - bounds: The part of the shadow to compute, relative to the row.
  /// - Complexity: O(*n* · *r*) in the number of pixels and the reach.
  package init(
    ofRow size: PixelSize, in bounds: PixelRect, corners: CornerSet, corner: ReferenceCorner,
    reach: Int
  ) {
    self.bounds = bounds
    let row = PixelRect(size)
    let squares = row.squares(at: corners, side: corner.extent)
    cornerSquares = squares.map { $0.expanded(by: reach) }
    func alpha(x: Int, y: Int) -> Int {
      guard (0..<size.width).contains(x), y >= 0 || corners.isDisjoint(with: .top),
        y < size.height || corners.isDisjoint(with: .bottom)
      else { return 0 }
      guard squares.contains(where: { $0.contains(x: x, y: y) }) else { return 255 }
      return Int(corner[x: min(x, size.width - 1 - x), y: min(y, size.height - 1 - y)])
    }
    let weights = ReferenceBlur.weights(reach: reach)
    func weighted(_ alpha: (_ distance: Int) -> Int) -> Int {
      var sum = 0
      for distance in -reach...reach { sum += weights[abs(distance)] * alpha(distance) }
      return sum
    }
    // From left to right, for all lines within reach, then from the top down.
    let around = bounds.expanded(by: reach)
    let lines = (around.y..<around.maxY).map { y in
      let line = (around.x..<around.maxX).map { alpha(x: $0, y: y) }
      return (0..<bounds.width).map { x in weighted { line[x + reach + $0] } }
    }
    alphas = (0..<bounds.height).flatMap { y in
      (0..<bounds.width).map { x in
        UInt8((weighted { lines[y + reach + $0][x] } + 32_768) / 65_536)
      }
    }
  }
}

extension ReferenceImage {
  /// Paints the shadow of a row at a place: its colour multiplied by the blurred alpha.
  ///
  /// - Parameter clip: A rectangle at which the shadow is cut off; `nil` for the image's.
  package mutating func paint(
    _ shadow: ReferenceShadow, ofRowAt row: PixelRect, color: PixelColor, clip: PixelRect? = nil
  ) {
    let outer = self.clip
    self.clip = outer.intersection(clip ?? outer)
    paint(text: shadow.bounds.offset(x: row.x, y: row.y), coverage: shadow.alphas, color: color)
    self.clip = outer
    cornerSquares += shadow.cornerSquares.map { $0.offset(x: row.x, y: row.y) }
  }
}
