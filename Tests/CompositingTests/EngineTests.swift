import Compositing
import Geometry
import Graphics
import ReferenceRendering
import SeededRandom
import Testing

@Suite("Every engine of the catalogue")
struct EngineTests {
  private static let ids = EngineCatalogue.all.map(\.id)
  /// Widths near those of registers and cache lines, heights near bands of 32 lines.
  private static let displays = [1, 7, 16, 17, 33, 64].flatMap { width in
    [1, 5, 32, 33, 65].map { PixelSize(width: width, height: $0) }
  }

  /// Calls `body` with a few random trees per display, each from a different seed.
  private func forEachTree(_ body: (Layer, PixelSize, Comment) -> Void) {
    for (index, display) in Self.displays.enumerated() {
      for seed in 1000 + 10 * index..<1000 + 10 * (index + 1) {
        var generator = SeededGenerator(seed: UInt64(seed))
        body(
          generator.tree(on: display), display,
          "\(display.width) × \(display.height) px, seed \(seed)")
      }
    }
  }

  @Test("draws exactly the reference image, corners included", arguments: ids)
  func images(id: String) {
    let engine = EngineCatalogue.named(id).make()
    forEachTree { tree, display, comment in
      let buffer = FrameBuffer(size: display)
      engine.draw(DisplayList(tree, display.width, display.height), into: buffer)
      let difference = SlowImage(of: tree, size: display).difference(from: buffer.pixels)
      #expect(difference == nil, comment)
    }
  }

  @Test("leaves nothing of a previous frame of any size", arguments: ids)
  func again(id: String) {
    let engine = EngineCatalogue.named(id).make()
    var buffers: [PixelSize: FrameBuffer] = [:]
    forEachTree { tree, display, comment in
      let list = DisplayList(tree, display.width, display.height)
      let used = buffers[display] ?? FrameBuffer(size: display)
      buffers[display] = used
      let new = FrameBuffer(size: display)
      engine.draw(list, into: used)
      EngineCatalogue.named(id).make().draw(list, into: new)
      #expect(used.hash == new.hash, comment)
    }
  }

  @Test("stretched contents show the nearest pixel at any ratio", arguments: ids)
  func stretched(id: String) {
    let engine = EngineCatalogue.named(id).make()
    for (width, height) in [(1, 1), (1, 5), (3, 1), (2, 2), (7, 4), (16, 9), (40, 20)] {
      let contents = Bitmap(width, height) { x, y in
        ReferenceKernels.tint(UInt8(255 - 6 * x), with: 0xFF80_40F0 + UInt32(y))
      }
      for frame in [
        PixelRect(x: 2, y: 1, width: 16, height: 7), PixelRect(x: -30, y: -2, width: 61, height: 5),
        PixelRect(x: 1, y: 3, width: width, height: 20),
        PixelRect(x: 1, y: 3, width: 997, height: height),
      ] {
        for (isOpaque, opacity) in [(true, UInt8(255)), (false, 255), (false, 90), (true, 90)] {
          let layer = Layer(frame.x, frame.y, frame.width, frame.height)
          layer.contents = contents
          layer.contentsGravity = .resize()
          layer.isOpaque = isOpaque
          layer.opacity = opacity
          // The painter is compared with the rule pixel by pixel; the others with the painter.
          let isJudge = id == EngineCatalogue.all[0].id
          let size = PixelSize(width: isJudge ? 99 : 999, height: 24)
          let root = Layer(0, 0, size.width, 24, PixelColor(rgb: 0x336699)).holding(layer)
          let (buffer, painted) = (FrameBuffer(size: size), FrameBuffer(size: size))
          let list = DisplayList(root, size.width, 24)
          engine.draw(list, into: buffer)
          if isJudge {
            let image = SlowImage(of: root, size: size)
            #expect(
              image.difference(from: buffer.pixels) == nil, "\(width) × \(height) px on \(frame)")
            continue
          }
          Painter().draw(list, into: painted)
          let isSame = buffer.pixels == painted.pixels
          #expect(isSame, "\(width) × \(height) px on \(frame)")
        }
      }
    }
  }

  @Test(
    "counts the same work before and after a commit and composite",
    // The damage of a buffer is known for the last frame only.
    arguments: ids.filter { $0 != "culling-damage" })
  func counting(id: String) {
    let engine = EngineCatalogue.named(id).make()
    forEachTree { tree, display, comment in
      let list = DisplayList(tree, display.width, display.height)
      let before = engine.workOfDrawing(list)
      engine.draw(list, into: FrameBuffer(size: display))
      #expect(engine.work(of: list) == before, comment)
    }
  }
}
