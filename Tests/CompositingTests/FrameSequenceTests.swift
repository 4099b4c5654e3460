import Compositing
import Geometry
import Graphics
import SeededRandom
import Testing

@Suite("Sequences of frames")
struct FrameSequenceTests {
  @Test(
    "every engine draws the painter's image after any change, with any rotation of buffers",
    arguments: EngineCatalogue.all.map(\.id))
  func sequences(id: String) {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      let engine = EngineCatalogue.named(id).make()
      let sizes = [PixelSize(width: 50, height: 67), PixelSize(width: 67, height: 50)]
      var rings = sizes.map { BufferRing(count: generator.number(in: 1...3), size: $0) }
      let tree = generator.tree(on: sizes[0])
      var turned = 0
      var list = DisplayList()
      for frame in 0..<24 {
        generator.change(tree, on: sizes[turned])
        if generator.number(in: 0...7) == 0 { turned = 1 - turned }
        tree.frame = PixelRect(sizes[turned])
        list.commit(tree, display: sizes[turned])
        let buffer = rings[turned].next()
        engine.composite(list, into: buffer)
        _ = engine.work(of: list)
        let expected = FrameBuffer(size: sizes[turned])
        Painter().composite(list, into: expected)
        let isSame = buffer.pixels == expected.pixels
        #expect(isSame, "seed \(seed), frame \(frame)")
        list.clear()
      }
    }
  }
}

extension SeededGenerator {
  /// Changes a tree, as a scroll does and in other ways.
  fileprivate mutating func change(_ root: Layer, on display: PixelSize) {
    switch number(in: 0...8) {
    case 0: break
    case 1: root.addSublayer(layer(on: display, depth: 1))
    case 2:
      if root.sublayers.count > 3 {
        element(of: root.sublayers).removeFromSuperlayer()
      }
    case 3...5: change(element(of: root.sublayers))
    default:
      let distance = number(in: -9...9)
      for layer in root.sublayers { layer.frame.y += distance }
    }
    if number(in: 0...2) == 0, let layer = root.sublayers.last { change(layer) }
  }

  private mutating func change(_ layer: Layer) {
    switch number(in: 0...5) {
    case 0: layer.backgroundColor = color()
    case 1: layer.opacity = element(of: [255, 255, 100])
    case 2: layer.isHidden.toggle()
    case 3: layer.isOpaque.toggle()
    default: changeContents(of: layer)
    }
  }

  private mutating func changeContents(of layer: Layer) {
    let pixel = color().premultiplied
    guard let contents = layer.contents, contents.height > 0 else {
      layer.contents = Bitmap(12, 12) { x, _ in x < 9 ? pixel : 0 }
      layer.contentsGravity = .topLeft
      return
    }
    switch number(in: 0...2) {
    case 0: contents.withLine(number(in: 0...contents.height - 1)) { $0[0] = pixel }
    case 1:
      // The new bitmap probably gets the memory of the freed one, with different pixels.
      let (width, height) = (contents.width, contents.height)
      layer.contents = nil
      layer.contents = Bitmap(width, height) { _, y in y % 2 == 0 ? pixel : 0xFF00_FF00 }
    default:
      layer.contentsGravity = .topLeft
      contents.resize(width: number(in: 1...20), height: number(in: 1...20))
      for y in 0..<contents.height {
        contents.withLine(y) { line in for x in line.indices { line[x] = pixel } }
      }
    }
  }
}
