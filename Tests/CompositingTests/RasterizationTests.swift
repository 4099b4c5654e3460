import Compositing
import Geometry
import Graphics
import ReferenceRendering
import RunData
import Testing

@Suite("Rasterized layers")
struct RasterizationTests {
  private let size = PixelSize(width: 24, height: 20)

  /// A rounded cell with an image, of 16 × 8 px, which is clipped and can be rasterized.
  private func makeCell() -> Layer {
    let cell = Layer(3, 2, 16, 8, .white, role: .background).holding(
      Layer(2, 2, 5, 4, PixelColor(red: 90, green: 9, blue: 200, alpha: 77)))
    cell.sublayers[0].contents = Bitmap(3, 3)
    (cell.cornerRadius, cell.masksToBounds) = (3, true)
    return cell
  }

  private func root(_ cell: Layer) -> Layer {
    Layer(0, 0, 24, 20, PixelColor(rgb: 0x306090)).holding(cell)
  }

  private func draw(
    _ root: Layer, _ list: inout DisplayList, at time: Double = 0
  ) -> (pixels: [UInt32], work: FrameSample) {
    list.commit(root, display: size, at: time)
    let buffer = FrameBuffer(size: size)
    let painter = Painter()
    painter.composite(list, into: buffer)
    return (buffer.pixels, painter.work(of: list))
  }

  @Test("have the pixels of layers that are drawn in every frame, wherever they move")
  func pixels() {
    let (cell, plain) = (makeCell(), makeCell())
    cell.shouldRasterize = true
    let (shown, expected) = (root(cell), root(plain))
    var list = DisplayList()
    for (step, place) in [(3, 2), (3, 2), (3, -5), (3, 15), (-9, 4), (20, 18), (3, 2)].enumerated()
    {
      for layer in [cell, plain] {
        (layer.frame.x, layer.frame.y) = place
        layer.opacity = step > 2 ? 90 : 255
        layer.sublayers[0].isHidden = step == 5
      }
      let image = draw(shown, &list)
      let slow = SlowImage(of: expected, size: size)
      #expect(slow.difference(from: image.pixels) == nil, "step \(step)")
      // Drawn at first, and when the sublayer disappears and comes back.
      #expect(image.work.offscreenPasses == ([0, 5, 6].contains(step) ? 1 : 0), "step \(step)")
    }
  }

  @Test("are drawn again if anything in them changes")
  func changes() {
    let cell = makeCell()
    cell.shouldRasterize = true
    let root = root(cell)
    var list = DisplayList()
    let changes: [(String, () -> Void)] = [
      ("first", {}), ("color", { cell.backgroundColor = .black }),
      ("radius", { cell.cornerRadius = 2 }), ("corners", { cell.roundedCorners = .top }),
      ("curve", { cell.cornerCurve = .continuous }), ("width", { cell.frame.width = 17 }),
      ("pixels", { cell.sublayers[0].contents?.withLine(1) { $0[1] = 0xFF12_3456 } }),
      ("place", { cell.sublayers[0].frame.x += 1 }),
      ("layer", { cell.addSublayer(Layer(1, 1, 2, 2, .white)) }),
    ]
    for (name, change) in changes {
      change()
      #expect(draw(root, &list).work.offscreenPasses == 1, "\(name)")
      let again = draw(root, &list)
      #expect(again.work.offscreenPasses == 0, "\(name)")
      cell.shouldRasterize = false
      #expect(SlowImage(of: root, size: size).difference(from: again.pixels) == nil, "\(name)")
      cell.shouldRasterize = true
    }
    // A list that was not drawn leaves its bitmap empty.
    cell.backgroundColor = .white
    list.commit(root, display: size)
    #expect(draw(root, &list).work.offscreenPasses == 1)
  }

  @Test("are drawn in every frame if a part of them needs a pass of its own")
  func nested() {
    let group = Layer(0, 0, 8, 8).holding(Layer(0, 0, 2, 2, .black), Layer(1, 1, 2, 2, .white))
    group.opacity = 50
    let cell = Layer(1, 1, 10, 10, .white).holding(group)
    cell.shouldRasterize = true
    let root = root(cell)
    var list = DisplayList()
    for _ in 0..<2 { #expect(draw(root, &list).work.offscreenPasses == 2) }
    #expect(list.rasterBytes == 0)
  }

  @Test("keep their bitmaps for 100 ms, within 2.5 displays")
  func memory() {
    let cell = makeCell()
    cell.shouldRasterize = true
    let root = root(cell)
    var list = DisplayList()
    _ = draw(root, &list)
    #expect(list.rasterBytes == 16 * 8 * 4)
    for (time, passes) in [(0.1, 0), (0.2, 0), (0.31, 1)] {
      cell.isHidden = true
      _ = draw(root, &list, at: time - 0.01)
      cell.isHidden = false
      #expect(draw(root, &list, at: time).work.offscreenPasses == passes, "\(time) s")
    }
    list.releaseRasters()
    #expect(list.rasterBytes == 0)
    // Nine layers as large as a third of the display: seven bitmaps fit.
    let many = (0..<9).map { _ in
      let layer = Layer(0, 0, 24, 7, .white)
      layer.shouldRasterize = true
      return layer
    }
    let stack = Layer(0, 0, 24, 20, .black)
    for layer in many { stack.addSublayer(layer) }
    for passes in [9, 2, 2] {
      #expect(draw(stack, &list).work.offscreenPasses == passes)
      #expect(list.rasterBytes == 7 * 24 * 7 * 4)
    }
  }
}
