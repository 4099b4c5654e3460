import Compositing
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

  @Test("nothing is drawn outside the row, except the additional point of a first row")
  func beyond() {
    let size = PixelSize(width: 13, height: 9)
    for id in StrategyCatalogue.ids where StrategyCatalogue.descriptor(id).look.shadow == nil {
      for pixelsPerPoint in 1...3 {
        let style = RowStyle(radius: 3, pixelsPerPoint: pixelsPerPoint)
        let strategy = StrategyCatalogue.strategy(id, style)
        for position in RowPosition.allCases {
          for state in RowState.allCases {
            let image = strategy.background(position, size, state: state).image(size)
            let isGrown =
              position == .first
              && (id == "nine-slice" || id.hasPrefix("layer-grid") && state == .normal)
            for y in 0..<image.size.height {
              for x in 0..<image.size.width where !PixelRect(size).contains(x: x, y: y) {
                let isRow = isGrown && x < 13 && y < 9 + pixelsPerPoint
                let pixel = (isRow ? style.color(for: state) : backdrop).premultiplied
                #expect(image[x: x, y: y] == pixel, "\(id), \(position) \(state), \(x), \(y)")
              }
            }
          }
        }
      }
    }
  }

  @Test("the parts of the layer grid cover the row without gaps or overlaps", arguments: 0...4)
  func tiling(radius: Int) {
    for pixelsPerPoint in 1...3 {
      let style = RowStyle(radius: radius, pixelsPerPoint: pixelsPerPoint)
      let strategy = StrategyCatalogue.strategy("layer-grid", style)
      for width in max(1, 2 * radius)...2 * radius + 3 {
        for height in max(1, 2 * radius)...2 * radius + 3 {
          let size = PixelSize(width: width, height: height)
          for position in RowPosition.allCases {
            for state in RowState.allCases {
              let display = PixelSize(width: width + 2, height: height + 5)
              let background = strategy.background(position, size, state: state)
              let host = Layer(role: .decoration)
              host.frame = PixelRect(x: 1, y: 1, width: 0, height: 0)
              host.addSublayer(background.layer)
              var list = DisplayList()
              list.commit(host, display: display)
              let frame = background.layer.frame.offset(x: 1, y: 1)
              var touches = [Int](repeating: 0, count: display.area)
              for rect in list.items.map(\.rect) {
                for y in rect.y..<rect.maxY {
                  for x in rect.x..<rect.maxX { touches[y * display.width + x] += 1 }
                }
              }
              let once = touches.indices.allSatisfy {
                let isRow = frame.contains(x: $0 % display.width, y: $0 / display.width)
                return touches[$0] == (isRow ? 1 : 0)
              }
              #expect(once, "\(position) \(state) of \(size)")
            }
          }
        }
      }
    }
  }
}
