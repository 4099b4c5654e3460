package import Geometry

/// Where things of one height stand that are set one after the other, as words are: a new line
/// begins where the next one would reach beyond the end.
package struct FlowLayout: Equatable {
  package let places: [PixelRect]
  package let size: PixelSize

  /// - Parameters:
  ///   - widths: A thing wider than a line stands alone on one, and reaches beyond its end.
  ///   - width: The width of a line.
  ///   - gap: The pixels between two things of a line.
  ///   - lineGap: The pixels between two lines.
  package init(widths: [Int], height: Int, within width: Int, gap: Int, lineGap: Int) {
    var places: [PixelRect] = []
    var (x, y) = (0, 0)
    for thing in widths {
      if x > 0, x + thing > width {
        x = 0
        y += height + lineGap
      }
      places.append(PixelRect(x: x, y: y, width: thing, height: height))
      x += thing + gap
    }
    self.places = places
    size = PixelSize(
      width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }
}
