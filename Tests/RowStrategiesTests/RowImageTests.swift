import Geometry
import Graphics
import ReferenceRendering
import RowStrategies
import TableModel
import Testing

@Suite("The image of a row")
struct RowImageTests {
  /// Returns the expected pixel of a row from the coverage of its corners; `nil` outside of it.
  private func expected(
    x: Int, y: Int, _ size: PixelSize, _ corners: CornerSet, _ coverage: CornerCoverage,
    _ color: PixelColor
  ) -> UInt32? {
    guard PixelRect(size).contains(x: x, y: y) else { return nil }
    let (right, bottom) = (size.width - 1 - x, size.height - 1 - y)
    let places: [(CornerSet, Int, Int)] = [
      (.topLeft, x, y), (.topRight, right, y), (.bottomLeft, x, bottom),
      (.bottomRight, right, bottom),
    ]
    let corner = places.first { max($0.1, $0.2) < coverage.radius && corners.contains($0.0) }
    let mask = corner.map { coverage[x: $0.1, y: $0.2] } ?? 255
    return ReferenceKernels.blend(
      ReferenceKernels.tint(mask, with: color.premultiplied), over: backdrop.premultiplied)
  }

  @Test(
    "every strategy draws a rectangle with rounded corners at every small size",
    arguments: StrategyCatalogue.complete, 0...4)
  func rows(id: String, radius: Int) {
    let coverage = CornerCoverage(radius: radius)
    let glass = PixelColor(red: 200, green: 90, blue: 10, alpha: 140)
    for pixelsPerPoint in 1...3 {
      let style = RowStyle(radius: radius, pixelsPerPoint: pixelsPerPoint, selected: glass)
      let strategy = StrategyCatalogue.strategy(id, style)
      for width in max(1, 2 * radius)...2 * radius + 2 {
        for height in max(1, 2 * radius)...2 * radius + 2 {
          let size = PixelSize(width: width, height: height)
          for position in RowPosition.allCases {
            for state in RowState.allCases {
              let image = strategy.background(position, size, state: state).image(size)
              let wrong = (0..<height).flatMap { y in (0..<width).map { (x: $0, y: y) } }
                .first { x, y in
                  image[x: x, y: y]
                    != expected(
                      x: x, y: y, size, position.corners, coverage, style.color(for: state))
                }
              #expect(wrong == nil, "\(position) \(state) of \(size)")
            }
          }
        }
      }
    }
  }
}
