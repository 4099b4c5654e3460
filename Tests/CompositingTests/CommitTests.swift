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

  private func layer(showing contents: Bitmap, _ frame: PixelRect) -> Layer {
    let layer = Layer(role: .decoration)
    layer.frame = frame
    layer.contents = contents
    return layer
  }

  @Test("a hidden layer and its sublayers are skipped")
  func hidden() {
    let child = Layer(0, 0, 2, 2, .white)
    let parent = Layer(0, 0, 4, 4, .black).holding(child)
    let root = Layer(0, 0, 9, 9).holding(parent)
    #expect(DisplayList(root, 9, 9).items.count == 2)
    #expect(DisplayList(root, 9, 9).layerCount == 3)
    child.isHidden = true
    #expect(DisplayList(root, 9, 9).layerCount == 2)
    parent.isHidden = true
    child.isHidden = false
    #expect(DisplayList(root, 9, 9).items.isEmpty)
    #expect(DisplayList(root, 9, 9).layerCount == 1)
    root.isHidden = true
    #expect(DisplayList(root, 9, 9).layerCount == 0)
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

  @Test("a frame is relative to the superlayer's frame and not clipped by it")
  func nesting() {
    let inner = Layer(-3, 5, 2, 2, .white)
    let middle = Layer(20, -2, 1, 4).holding(inner)
    let root = Layer(100, 50, 60, 60).holding(middle)
    #expect(DisplayList(root, 200, 200).rects == [PixelRect(x: 117, y: 53, width: 2, height: 2)])
    root.frame.x -= 7
    middle.frame.y += 1
    #expect(DisplayList(root, 200, 200).rects == [PixelRect(x: 110, y: 54, width: 2, height: 2)])
  }

  @Test("a layer draws its color, then its contents, then its sublayers in order")
  func order() {
    let root = layer(showing: Bitmap(8, 8), PixelRect(x: 0, y: 0, width: 8, height: 8))
    root.backgroundColor = .white
    root.addSublayer(Layer(0, 0, 1, 1, .black).holding(Layer(0, 0, 2, 1, .black)))
    root.addSublayer(Layer(0, 0, 3, 1, .black))
    let items = DisplayList(root, 8, 8).items
    #expect(items.map(\.rect.width) == [8, 8, 1, 2, 3])
    let isImage = items.map {
      if case .image = $0.source { true } else { false }
    }
    #expect(isImage == [false, true, false, false, false])
  }

  @Test("contents are clipped to the frame and not stretched to it")
  func contentsSize() {
    for width in [1, 3, 4, 5, 9] {
      for height in [1, 3, 4, 5, 9] {
        let layer = layer(
          showing: Bitmap(width, height), PixelRect(x: 2, y: 1, width: 4, height: 4))
        let rect = PixelRect(x: 2, y: 1, width: min(width, 4), height: min(height, 4))
        #expect(shown(layer) == Shown(rect: rect, x: 0, y: 0))
      }
    }
  }

  @Test("the contents' origin is at the frame's corner, even outside the display")
  func contentsOrigin() {
    let layer = layer(showing: Bitmap(9, 9), PixelRect(x: 2, y: 1, width: 4, height: 4))
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
    for origin in [(9, 0), (0, 9), (20, 20)] {
      layer.contentsOrigin = origin
      #expect(DisplayList(layer, 10, 10).items.isEmpty)
    }
  }

  @Test("empty contents draw nothing")
  func emptyContents() {
    for (width, height) in [(0, 0), (0, 5), (5, 0)] {
      let layer = layer(
        showing: Bitmap(width: width, height: height), PixelRect(x: 0, y: 0, width: 4, height: 4))
      #expect(DisplayList(layer, 10, 10).items.isEmpty)
    }
  }

  @Test("contents are opaque if declared so, a color if its alpha is 255")
  func opacity() {
    let image = layer(showing: Bitmap(2, 2), PixelRect(x: 0, y: 0, width: 2, height: 2))
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
        let group = layer(
          showing: Bitmap(9, 9), PixelRect(x: origin, y: origin, width: width, height: height))
        group.backgroundColor = .white
        let list = DisplayList(group.holding(child), 10, 10)
        #expect(list.rects == [PixelRect(x: 4, y: 4, width: 2, height: 2)])
        #expect(list.layerCount == 2)
      }
    }
  }

  @Test("a layer outside the display and its sublayers are not counted")
  func beyond() {
    for (x, y) in [(-4, 0), (0, -4), (10, 0), (0, 10), (-99, 99)] {
      let outside = Layer(x, y, 4, 4, .white).holding(Layer(-x, -y, 4, 4, .white))
      let list = DisplayList(Layer(0, 0, 10, 10).holding(outside), 10, 10)
      #expect(list.items.isEmpty)
      #expect(list.layerCount == 1)
    }
    for (x, y) in [(-3, 0), (0, -3), (9, 0), (0, 9)] {
      #expect(DisplayList(Layer(x, y, 4, 4), 10, 10).layerCount == 1)
    }
  }
}
