import Compositing
import Geometry
import Graphics
import Testing

@Suite("Committing a layer tree")
struct CommitTests {
  @Test("a rectangle is clipped to the display at every position")
  func clipping() {
    let display = PixelRect(x: 0, y: 0, width: 3, height: 2)
    for x in -4...4 {
      for y in -4...4 {
        for side in 1...4 {
          let rect = PixelRect(x: x, y: y, width: side, height: side)
          let visible = (0..<2).flatMap { y in (0..<3).map { (x: $0, y: y) } }
            .filter { rect.contains(x: $0.x, y: $0.y) }
          let list = DisplayList(Layer(x, y, side, side, .white), 3, 2)
          #expect(list.items.count == (visible.isEmpty ? 0 : 1), "\(rect)")
          #expect(list.rects.reduce(0) { $0 + $1.area } == visible.count, "\(rect)")
          #expect(
            list.rects.allSatisfy { item in visible.allSatisfy { item.contains(x: $0.x, y: $0.y) } }
          )
          #expect(list.rects.allSatisfy { $0.intersection(display) == $0 })
        }
      }
    }
  }

  @Test(
    "contents draw nothing if they are empty or their origin is far from them",
    arguments: [
      (0, 0, 0, 0), (0, 5, 0, 0), (5, 0, 0, 0), (4, 4, .min, 0), (4, 4, .max, 0), (4, 4, 0, .min),
      (4, 4, 0, .max),
    ] as [(Int, Int, Int, Int)])
  func nothing(width: Int, height: Int, x: Int, y: Int) {
    let layer = Layer(-1, -1, 4, 4, showing: Bitmap(width: width, height: height))
    layer.contentsOrigin = (x, y)
    #expect(DisplayList(layer, 10, 10).items.isEmpty)
  }

  @Test("a layer without extent draws nothing and groups its sublayers at any position")
  func groups() {
    for (width, height) in [(0, 0), (0, 5), (5, 0), (-3, 5)] {
      for origin in [0, -50, 50] {
        let child = Layer(4 - origin, 4 - origin, 2, 2, .white)
        let group = Layer(origin, origin, width, height, .white, showing: Bitmap(9, 9))
        let list = DisplayList(group.holding(child), 10, 10)
        #expect(list.rects == [PixelRect(x: 4, y: 4, width: 2, height: 2)])
        #expect(list.layerCount == 2)
      }
    }
  }
}
