import Compositing
import Geometry
import Graphics
import Testing

@Suite("Committing a layer tree")
struct CommitTests {
  /// The rectangle of a display list's only item, and the origin of its image.
  private func shown(_ layer: Layer, _ width: Int = 10, _ height: Int = 10) -> Shown? {
    let items = DisplayList(layer, width, height).items
    guard items.count == 1, case .image(_, let x, let y) = items[0].source else { return nil }
    return Shown(rect: items[0].rect, x: x, y: y)
  }

  private struct Shown: Equatable {
    var rect: PixelRect
    var x: Int
    var y: Int
  }

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

  @Test("the contents' origin is at the frame's corner, even outside the display")
  func contentsOrigin() {
    let layer = Layer(2, 1, 4, 4, showing: Bitmap(9, 9))
    layer.contentsOrigin = (3, 4)
    #expect(
      shown(layer) == Shown(rect: PixelRect(x: 2, y: 1, width: 4, height: 4), x: 3, y: 4))
    layer.contentsOrigin = (7, 8)
    #expect(
      shown(layer) == Shown(rect: PixelRect(x: 2, y: 1, width: 2, height: 1), x: 7, y: 8))
    layer.contentsOrigin = (3, 4)
    layer.frame = PixelRect(x: -1, y: -2, width: 4, height: 4)
    #expect(
      shown(layer) == Shown(rect: PixelRect(x: 0, y: 0, width: 3, height: 2), x: 4, y: 6))
    layer.frame = PixelRect(x: 2, y: 1, width: 4, height: 4)
    layer.contentsOrigin = (-1, -3)
    #expect(
      shown(layer) == Shown(rect: PixelRect(x: 3, y: 4, width: 3, height: 1), x: 0, y: 0))
    for origin in [(9, 0), (0, 9), (20, 20), (-4, 0), (0, -9)] {
      layer.contentsOrigin = origin
      #expect(DisplayList(layer, 10, 10).items.isEmpty)
    }
  }

  @Test("empty contents draw nothing")
  func emptyContents() {
    for (width, height) in [(0, 0), (0, 5), (5, 0)] {
      let layer = Layer(0, 0, 4, 4, showing: Bitmap(width: width, height: height))
      #expect(DisplayList(layer, 10, 10).items.isEmpty)
    }
  }

  @Test("contents are opaque if declared so, a color if its alpha is 255")
  func opacity() {
    let image = Layer(0, 0, 2, 2, showing: Bitmap(2, 2))
    #expect(DisplayList(image, 9, 9).items.map(\.isOpaque) == [false])
    image.isOpaque = true
    #expect(DisplayList(image, 9, 9).items.map(\.isOpaque) == [true])
    // The declaration concerns contents only.
    let clear = Layer(0, 0, 2, 2, PixelColor(red: 9, green: 9, blue: 9, alpha: 254))
    clear.isOpaque = true
    #expect(DisplayList(clear, 9, 9).items.map(\.isOpaque) == [false])
    #expect(DisplayList(Layer(0, 0, 2, 2, .black), 9, 9).items.map(\.isOpaque) == [true])
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
